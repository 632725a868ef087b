import type { Pictogram as PictogramName } from '#shared/catalog/limits.ts';

/** A category's pictogram, in the text's colour. */
export function Pictogram({ name, size = 24, className }: { name: PictogramName; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`/pictograms.svg#${name}`} />
    </svg>
  );
}
