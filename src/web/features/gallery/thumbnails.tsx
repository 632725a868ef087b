import { useLingui } from '@lingui/react/macro';
import type { Picture } from '#shared/contract/fields.ts';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { classes } from '#web/ui/classes.ts';

interface ThumbnailsProps {
  readonly pictures: readonly Picture[];
  readonly shown: number;
  readonly onShow: (at: number) => void;
}

export function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  const { t } = useLingui();
  return (
    <ul className="mt-2 hidden grid-cols-5 gap-2 tablet:scripted:grid print:hidden!">
      {pictures.map((picture, at) => {
        const number = at + 1;
        return (
          <li key={picture.key}>
            <button
              type="button"
              aria-label={t`Zobrazit obrázek ${number}`}
              aria-current={at === shown || undefined}
              onClick={() => onShow(at)}
              className={classes(
                'block w-full overflow-hidden rounded border-2 bg-surface transition-colors duration-150',
                at === shown ? 'border-amber' : 'border-line hover:border-line-strong',
              )}
            >
              <ListingPicture picture={picture} sizes="(min-width: 768px) 5rem, 18vw" alt="" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
