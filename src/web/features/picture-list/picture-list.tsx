import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { picturesPerAdvert } from '#shared/adverts/limits.ts';
import { uploadMegabytes } from '#shared/pictures/limits.ts';
import { pictureKinds } from './upload-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PictureItem } from './picture-item.tsx';
import type { Pictures } from './use-pictures.ts';

/**
 * The pictures of an advert: several can be chosen at once and sorted by dragging or keyboard; the first is the main
 * one.
 */
export function PictureList({ pictures, errors }: { pictures: Pictures; errors: readonly string[] }) {
  const { t } = useLingui();
  const id = useId();
  const { items } = pictures;
  const chooser = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');
  const [dragged, setDragged] = useState<string>();
  /** React drops the focus when it moves an element in the DOM. */
  const focused = useRef<string>(undefined);
  const room = picturesPerAdvert - items.length;

  const move = (picture: string, to: number) => {
    if (to < 0 || to >= items.length) return;
    pictures.move(picture, to);
    setMessage(t`Obrázek je na místě ${to + 1} z ${items.length}.`);
  };
  const moveDragged = useEffectEvent(move);
  useLayoutEffect(() => {
    if (focused.current)
      list.current?.querySelector<HTMLElement>(`[data-picture="${focused.current}"] [data-handle]`)?.focus();
    focused.current = undefined;
  });

  useEffect(() => {
    if (dragged === undefined) return undefined;
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-picture]');
      const places = [...(list.current?.children ?? [])];
      if (over && over.dataset.picture !== dragged && places.includes(over)) moveDragged(dragged, places.indexOf(over));
    };
    const end = () => setDragged(undefined);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged]);

  return (
    <fieldset aria-describedby={`${id}-help`}>
      <legend className="mb-1 font-semibold">
        <Trans>Obrázky</Trans>
      </legend>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={pictureKinds}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          const left = files.length - room;
          setMessage(left > 0 ? t`Obrázků může být nejvýše ${picturesPerAdvert}, ostatní jsme vynechali.` : '');
          pictures.add(files);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <ul ref={list} className="mb-3 grid grid-cols-2 gap-3 tablet:grid-cols-3">
        {items.map((picture, place) => (
          <PictureItem
            key={picture.id}
            picture={picture}
            place={place}
            count={items.length}
            isDragged={picture.id === dragged}
            onDrag={() => setDragged(picture.id)}
            onMove={(to) => {
              focused.current = picture.id;
              move(picture.id, to);
            }}
            onRetry={() => pictures.retry(picture)}
            onRemove={() => {
              pictures.remove(picture);
              chooser.current?.parentElement?.querySelector<HTMLElement>('[name=pictures]')?.focus();
              setMessage(t`Obrázek je odebrán.`);
            }}
          />
        ))}
      </ul>
      <Button
        look="secondary"
        name="pictures"
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={`${id}-help${errors.length > 0 ? ` ${id}-errors` : ''}`}
        disabled={room <= 0}
        onClick={() => chooser.current?.click()}
        className={classes(errors.length > 0 && 'border-2 border-burgundy')}
      >
        <Icon name="plus" />
        <Trans>Přidat obrázky</Trans>
      </Button>
      <p id={`${id}-help`} className="mt-1 text-sm text-muted">
        <Trans>
          Nejvýše {picturesPerAdvert} obrázků JPEG, PNG, WebP nebo AVIF, každý do {uploadMegabytes} MB. První je hlavní.
          Pořadí změníte tažením nebo šipkami.
        </Trans>
      </p>
      <p role="status" className="text-sm text-link">
        {message}
      </p>
      {errors.length > 0 && (
        <p id={`${id}-errors`} className="mt-1 text-sm font-semibold text-burgundy-text">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  );
}
