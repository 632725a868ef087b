import type { KeyboardEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { FormPicture } from './use-pictures.ts';

interface PictureItemProps {
  readonly picture: FormPicture;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onDrag: () => void;
  readonly onMove: (to: number) => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const stepOf: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A picture with its upload progress, error and position. */
export function PictureItem({ picture, place, count, isDragged, onDrag, onMove, onRetry, onRemove }: PictureItemProps) {
  const { t } = useLingui();
  const number = place + 1;
  const { key, progress, error, file } = picture;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    <li
      data-picture={picture.id}
      className={classes(
        'flex flex-col rounded border bg-surface',
        isDragged ? 'border-link shadow-lg' : 'border-line',
      )}
    >
      <button
        type="button"
        data-handle
        aria-label={t`Obrázek ${number} z ${count}, šipkami změníte pořadí`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.focus();
          onDrag();
        }}
        className="relative grid aspect-4/3 cursor-grab touch-none place-items-center overflow-hidden rounded-t bg-sunken"
      >
        {key !== undefined && (
          <img src={pictureAddress(key, 320, 'webp')} alt="" draggable={false} className="size-full object-contain" />
        )}
        {key === undefined && <span className="px-2 text-sm break-all text-muted">{file?.name}</span>}
        {place === 0 && (
          <span className="absolute top-1.5 left-1.5 rounded bg-bottle px-2 py-0.5 text-xs font-semibold text-on-bottle">
            <Trans>Hlavní</Trans>
          </span>
        )}
      </button>
      {key === undefined && error === undefined && (
        <progress value={progress} max={1} aria-label={t`Nahrávání obrázku ${number}`} className="w-full" />
      )}
      {error !== undefined && (
        <div role="alert" className="px-2 pt-2 text-sm text-burgundy-text">
          <p className="font-semibold">{error}</p>
          <Button look="secondary" size="small" onClick={onRetry} className="mt-2">
            <Icon name="refresh" size={16} />
            <Trans>Zkusit znovu</Trans>
          </Button>
        </div>
      )}
      <p className="mt-auto flex justify-between p-1">
        <Button
          look="quiet"
          size="small"
          aria-label={t`Obrázek ${number} dopředu`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <Icon name="chevron-left" size={16} />
        </Button>
        <Button look="quiet" size="small" aria-label={t`Odebrat obrázek ${number}`} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={t`Obrázek ${number} dozadu`}
          disabled={number === count}
          onClick={() => onMove(place + 1)}
        >
          <Icon name="chevron-right" size={16} />
        </Button>
      </p>
    </li>
  );
}
