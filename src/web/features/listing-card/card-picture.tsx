import type { Picture } from '#shared/contract/fields.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { NoPicture } from '#web/features/picture/picture.tsx';

/** Cards are at most 15rem wide. */
const width = 320;
/** For screens with two pixels or more for each, and for browsers that do not read AVIF. */
const denseWidth = 480;

/** The picture of a card. A list of widths and sizes would be a tenth of the document. */
export function CardPicture({ picture, priority }: { picture: Picture | null; priority?: boolean | undefined }) {
  if (!picture) return <NoPicture pictogram="carafe" />;
  const dense = pictureAddress(picture.key, denseWidth, 'avif');
  return (
    <picture>
      <source type="image/avif" srcSet={`${pictureAddress(picture.key, width, 'avif')}, ${dense} 2x`} />
      <img
        src={pictureAddress(picture.key, denseWidth, 'webp')}
        alt=""
        width={4}
        height={5}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
