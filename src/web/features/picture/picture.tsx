import { pictureWidths, type Pictogram as PictogramName } from '#shared/catalog/limits.ts';
import type { Picture } from '#shared/contract/fields.ts';
import { classes } from '#web/ui/classes.ts';
import { pictureAddress, pictureSrcSet } from './picture-address.ts';
import { Pictogram } from '#web/ui/pictogram.tsx';

interface ListingPictureProps {
  readonly picture: Picture | null;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
  /** Set for pictures above the fold: loads eagerly and with high priority. */
  readonly priority?: boolean;
  /** Overrides the picture's own alternative text; empty if the name is shown next to it. */
  readonly alt?: string;
  /** Shown if there is no picture. */
  readonly pictogram?: PictogramName | null;
  readonly className?: string;
}

/** A listing's picture in the format 4:5, in AVIF and WebP of all widths; if missing, a pictogram. */
export function ListingPicture({ picture, pictogram, className, ...rest }: ListingPictureProps) {
  if (!picture) return <NoPicture pictogram={pictogram ?? 'carafe'} className={className} />;
  return <ResponsivePicture {...rest} picture={picture} height={5 / 4} className={classes('aspect-4/5', className)} />;
}

/** A picture of the blog in the format 3:2, in AVIF and WebP of all widths. */
export function BlogPicture({ className, ...rest }: Omit<ListingPictureProps, 'pictogram'> & { picture: Picture }) {
  return <ResponsivePicture {...rest} height={2 / 3} className={classes('aspect-3/2', className)} />;
}

interface ResponsivePictureProps extends Omit<ListingPictureProps, 'pictogram'> {
  readonly picture: Picture;
  /** Height as a fraction of the width. */
  readonly height: number;
}

function ResponsivePicture({ picture, sizes, priority, alt, height, className }: ResponsivePictureProps) {
  const largest = pictureWidths[pictureWidths.length - 1]!;
  return (
    <picture className={classes('block overflow-hidden bg-sunken', className)}>
      <source type="image/avif" srcSet={pictureSrcSet(picture.key, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(picture.key, 'webp')} sizes={sizes} />
      <img
        src={pictureAddress(picture.key, 480, 'webp')}
        alt={alt ?? picture.alt}
        width={largest}
        height={largest * height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className="size-full object-cover"
      />
    </picture>
  );
}

/** Stands where a listing has no picture. */
export function NoPicture({ pictogram, className }: { pictogram: PictogramName; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classes('grid aspect-4/5 place-items-center bg-amber-soft text-tobacco', className)}
    >
      <span className="grid size-1/2 max-h-40 max-w-40 place-items-center rounded-full border border-current">
        <Pictogram name={pictogram} size={56} className="size-1/2" />
      </span>
    </span>
  );
}
