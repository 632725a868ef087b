/**
 * Vessels on a cellar shelf in the line style of the pictograms, with amber contents. Decorative. The file uses the
 * theme's colours: `use` elements inherit custom properties.
 */
export function ShelfDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 460 320" aria-hidden="true" className={className}>
      <use href="/shelf.svg#shelf" />
    </svg>
  );
}
