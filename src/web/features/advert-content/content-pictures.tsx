import { useState, type MouseEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { classes } from '#web/ui/classes.ts';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadFullView = lazyPart(() => import('#web/features/gallery/full-view.tsx'));

interface ContentPicturesProps {
  readonly keys: readonly string[];
  /** The pictures of the other version, when two are compared: those that it lacks are marked. */
  readonly compared?: { readonly keys: readonly string[]; readonly version: 'before' | 'after' };
}

/**
 * The pictures of an advert, the main one first, large enough to judge them in a list. A press opens one in full,
 * where it is magnified like on the advert's page.
 */
export function ContentPictures({ keys, compared }: ContentPicturesProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number>();
  const full = useChunk(
    loadFullView,
    shown !== undefined,
    useLoadFailure(() => setShown(undefined)),
  );
  if (keys.length === 0)
    return (
      <p className="mb-3 text-sm text-muted">
        <Trans>Bez obrázku</Trans>
      </p>
    );
  const pictures = keys.map((key, at) => ({ key, alt: t`Obrázek ${at + 1}` }));
  const open = (event: MouseEvent, at: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(at);
  };
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-2">
        {pictures.map(({ key, alt }, at) => {
          const isMarked = compared !== undefined && !compared.keys.includes(key);
          return (
            <li key={key} className="w-28 tablet:w-40">
              <a
                href={pictureAddress(key, 960, 'webp')}
                target="_blank"
                rel="noopener"
                // Of a change, the key opens the pictures to be decided on.
                data-picture={compared?.version === 'before' ? undefined : ''}
                className="block cursor-zoom-in"
                onClick={(event) => open(event, at)}
              >
                <img
                  src={pictureAddress(key, 320, 'webp')}
                  alt={alt}
                  width="160"
                  height="200"
                  loading="lazy"
                  className={classes(
                    'aspect-4/5 w-full rounded border bg-sunken object-cover',
                    isMarked ? 'border-2 border-amber' : 'border-line',
                  )}
                />
              </a>
              {isMarked && (
                <p className="text-xs font-semibold">
                  {compared.version === 'after' ? <Trans>nový obrázek</Trans> : <Trans>odebraný obrázek</Trans>}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {full && shown !== undefined && (
        <full.FullView
          pictures={pictures}
          shown={shown}
          onShow={(at) => setShown(Math.min(Math.max(at, 0), keys.length - 1))}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
