import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Pictogram } from '#shared/catalog/limits.ts';
import type { Picture } from '#shared/contract/fields.ts';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { GalleryArrows } from './gallery-arrows.tsx';
import { Thumbnails } from './thumbnails.tsx';

const loadFullView = lazyPart(() => import('./full-view.tsx'));

interface GalleryProps {
  readonly pictures: readonly Picture[];
  /** The main picture's `sizes` attribute. */
  readonly sizes: string;
  readonly pictogram?: Pictogram | null;
  readonly className?: string;
}

/**
 * Pictures of a listing, navigated by swipe, arrows, keys or thumbnails; each can be enlarged. Swiping is native
 * scrolling; the current picture follows from the scroll position.
 */
export function Gallery({ pictures, sizes, pictogram, className }: GalleryProps) {
  const { t } = useLingui();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isFull, setIsFull] = useState(false);
  const full = useChunk(
    loadFullView,
    isFull,
    useLoadFailure(() => setIsFull(false)),
  );
  const count = pictures.length;

  if (count === 0)
    return (
      <ListingPicture picture={null} sizes={sizes} pictogram={pictogram} className={classes('rounded', className)} />
    );

  const show = (at: number) => {
    const place = Math.min(Math.max(at, 0), count - 1);
    const element = track.current;
    element?.scrollTo({ left: place * element.clientWidth });
    setShown(place);
  };
  const followScroll = () => {
    const element = track.current;
    if (element && element.clientWidth > 0) setShown(Math.round(element.scrollLeft / element.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || count === 1) return;
    event.preventDefault();
    show(shown + step);
    // A focused picture passes the focus on to the new one; thumbnails and arrows keep it.
    const buttons = [...track.current!.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (at >= 0) buttons[at + step]?.focus({ preventScroll: true });
  };

  return (
    <div role="group" aria-label={t`Obrázky`} onKeyDown={onKeyDown} className={className}>
      <div className="relative overflow-hidden rounded border border-line bg-surface">
        <ul
          ref={track}
          onScroll={followScroll}
          className="gallery-track flex snap-x snap-mandatory overflow-x-auto scroll-smooth"
        >
          {pictures.map((picture, at) => {
            const number = at + 1;
            return (
              <li key={picture.key} className="w-full shrink-0 snap-center snap-always">
                <button
                  type="button"
                  // Pictures out of view are not in the tab order.
                  tabIndex={at === shown ? 0 : -1}
                  aria-label={t`Zvětšit obrázek ${number} z ${count}`}
                  onClick={() => setIsFull(true)}
                  className="invisible block w-full cursor-zoom-in focus-visible:-outline-offset-3 scripted:visible"
                >
                  <ListingPicture picture={picture} sizes={sizes} priority={at === 0} className="visible" />
                </button>
              </li>
            );
          })}
        </ul>
        <span className="pointer-events-none absolute right-2 bottom-2 hidden size-9 place-items-center rounded-full bg-surface text-ink scripted:grid print:hidden!">
          <Icon name="search" size={18} />
        </span>
        {count > 1 && (
          <>
            <GalleryArrows shown={shown} count={count} onShow={show} />
            <p
              aria-live="polite"
              className="pointer-events-none absolute bottom-2 left-2 hidden rounded-full bg-surface px-3 py-1 text-sm tabular-nums scripted:block print:hidden!"
            >
              <span className="sr-only">{t`Obrázek`} </span>
              {shown + 1} / {count}
            </p>
          </>
        )}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} shown={shown} onShow={show} />}
      {isFull && full && (
        <full.FullView pictures={pictures} shown={shown} onShow={show} onClose={() => setIsFull(false)} />
      )}
    </div>
  );
}
