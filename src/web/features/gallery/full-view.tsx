import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { magnifiedWidth, pictureWidths } from '#shared/catalog/limits.ts';
import type { Picture } from '#shared/contract/fields.ts';
import { pictureAddress, pictureSrcSet } from '#web/features/picture/picture-address.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { percentText } from '#web/ui/numbers.ts';
import { GalleryArrows } from './gallery-arrows.tsx';
import { isMagnified, maxScale, useMagnifier } from './use-magnifier.ts';

interface FullViewProps {
  readonly pictures: readonly Picture[];
  readonly shown: number;
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

/**
 * A picture as large as the window allows, over the page, magnified by pinching, double tap, wheel, buttons or keys.
 * Closed with Escape, its button or a click outside.
 */
export function FullView({ pictures, shown, onShow, onClose }: FullViewProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const number = shown + 1;
  const picture = pictures[shown]!;
  const { ref, scale, zoom, pan } = useMagnifier(picture.key);
  const percent = Math.round(scale * 100);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Otherwise the gallery behind would handle the keys as well.
    event.stopPropagation();
    const { key } = event;
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (arrow && isMagnified(scale)) pan(arrow[0]!, arrow[1]!);
    else if (arrow?.[0]) onShow(shown + arrow[0]);
    else if (key === '+' || key === '=') zoom(1);
    else if (key === '-') zoom(-1);
    else if (key === '0') zoom(0);
    else return;
    event.preventDefault();
  };

  const button = (label: string, icon: 'minus' | 'plus' | 'close', onClick: () => void, isDisabled = false) => (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: that would blur the button while it is being pressed.
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      className="grid size-11 place-items-center rounded hover:bg-bottle aria-disabled:opacity-40"
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      aria-label={t`Obrázek v plné velikosti`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) =>
        !isMagnified(scale) &&
        event.target instanceof Element &&
        !event.target.closest('button, p, picture') &&
        onClose()
      }
      className="full-view m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-bottle-strong p-0 text-on-bottle"
    >
      <div className="flex h-full flex-col">
        <header className="z-10 flex h-14 shrink-0 items-center gap-1 bg-bottle-strong px-3">
          <p aria-live="polite" className="mr-auto tabular-nums">
            {count > 1 && t`Obrázek ${number} z ${count}`}
          </p>
          <p role="status" className="px-1 text-sm tabular-nums">
            <span className="sr-only">{t`Zvětšení`} </span>
            {percentText(percent, locale)}
          </p>
          {button(t`Zmenšit`, 'minus', () => zoom(-1), !isMagnified(scale))}
          {button(t`Zvětšit`, 'plus', () => zoom(1), scale >= maxScale)}
          {button(t`Zavřít`, 'close', onClose)}
        </header>
        <div className="min-h-0 grow overflow-hidden">
          <div ref={ref} className="flex size-full items-center justify-center px-2 pb-4 [container-type:size]">
            <WholePicture key={picture.key} picture={picture} isMagnified={isMagnified(scale)} />
          </div>
        </div>
      </div>
      {count > 1 && <GalleryArrows shown={shown} count={count} onShow={onShow} />}
    </dialog>
  );
}

const widths = [...pictureWidths, magnifiedWidth];

/** A picture uncropped, unlike in lists; magnified, with every detail of the largest size. */
function WholePicture({ picture, isMagnified }: { readonly picture: Picture; readonly isMagnified: boolean }) {
  const [ownRatio, setRatio] = useState<number>();
  // The format of lists until the picture's own is known. Larger sizes are rounded differently.
  const ratio = ownRatio ?? 4 / 5;
  const sizes = isMagnified ? '4000px' : '(min-aspect-ratio: 4/5) 75vh, 100vw';
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSrcSet(picture.key, 'avif', widths)} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(picture.key, 'webp', widths)} sizes={sizes} />
      <img
        src={pictureAddress(picture.key, 960, 'webp')}
        alt={picture.alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(ownRatio ?? naturalWidth / naturalHeight)
        }
        style={{ aspectRatio: ratio, width: `min(100cqw, ${ratio * 100}cqh)` }}
        className="rounded"
      />
    </picture>
  );
}
