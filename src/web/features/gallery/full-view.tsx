import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Picture } from '#shared/contract/fields.ts';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { GalleryArrows } from './gallery-arrows.tsx';

interface FullViewProps {
  readonly pictures: readonly Picture[];
  readonly shown: number;
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

/** A picture as large as the window allows, over the page. Closed with Escape, its button or a click outside. */
export function FullView({ pictures, shown, onShow, onClose }: FullViewProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const number = shown + 1;
  const picture = pictures[shown]!;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Otherwise the gallery behind would handle the keys as well.
    event.stopPropagation();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    onShow(shown + step);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t`Obrázek v plné velikosti`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target instanceof Element && !event.target.closest('button, picture') && onClose()}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-bottle-strong p-0 text-on-bottle"
    >
      <div className="flex h-full flex-col">
        <header className="flex h-14 shrink-0 items-center justify-between px-3">
          <p aria-live="polite" className="tabular-nums">
            {count > 1 && t`Obrázek ${number} z ${count}`}
          </p>
          <button
            type="button"
            onClick={onClose}
            aria-label={t`Zavřít`}
            className="grid size-11 place-items-center rounded hover:bg-bottle"
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="flex min-h-0 grow items-center justify-center px-2 pb-4">
          <ListingPicture
            key={picture.key}
            picture={picture}
            sizes="(min-aspect-ratio: 4/5) 75vh, 100vw"
            priority
            className="h-[min(100%,calc((100vw-1rem)*1.25))] rounded"
          />
        </div>
      </div>
      {count > 1 && <GalleryArrows shown={shown} count={count} onShow={onShow} />}
    </dialog>
  );
}
