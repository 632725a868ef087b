import { useLingui } from '@lingui/react/macro';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import type { Pictures } from '#web/features/picture-list/use-pictures.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The pictures of a message that is being written. */
export function MessagePictures({ pictures, errors }: { pictures: Pictures; errors: readonly string[] }) {
  const { t } = useLingui();
  return (
    <div data-field="pictures">
      {pictures.items.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.items.map((picture, index) => (
            <li key={picture.id} className="w-28 rounded border border-line bg-surface p-1.5">
              <span className="grid aspect-square place-items-center overflow-hidden rounded bg-sunken text-xs break-all text-muted">
                {picture.key === undefined ? (
                  picture.file?.name
                ) : (
                  <img src={pictureAddress(picture.key, 160, 'webp')} alt="" className="size-full object-cover" />
                )}
              </span>
              {picture.key === undefined && picture.error === undefined && (
                <progress
                  value={picture.progress}
                  max={1}
                  aria-label={t`Nahrávání obrázku ${index + 1}`}
                  className="w-full"
                />
              )}
              {picture.error !== undefined && (
                <p role="alert" className="text-sm text-burgundy-text">
                  {picture.error}
                </p>
              )}
              <span className="flex justify-between">
                {picture.error !== undefined && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={t`Zkusit znovu nahrát obrázek ${index + 1}`}
                    onClick={() => pictures.retry(picture)}
                  >
                    <Icon name="refresh" size={16} />
                  </Button>
                )}
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t`Odebrat obrázek ${index + 1}`}
                  onClick={() => pictures.remove(picture)}
                  className="ml-auto"
                >
                  <Icon name="trash" size={16} />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {errors.map((error) => (
        <p key={error} role="alert" className="mt-1 text-sm text-burgundy-text">
          {error}
        </p>
      ))}
    </div>
  );
}
