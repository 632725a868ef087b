/**
 * Vessels on a cellar shelf, drawn in the line of the pictograms; amber is what they hold. Decorative. The colours of
 * the theme reach into the file, because custom properties are inherited by what `use` shows.
 */
export function ShelfDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 460 320" aria-hidden="true" className={className}>
      <use href="/shelf.svg#shelf" />
    </svg>
  );
}
