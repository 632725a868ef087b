import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

interface SortedListProps<Item extends { readonly id: string }> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly onSort: (items: readonly Item[]) => void;
  readonly renderItem: (item: Item, place: number) => ReactNode;
}

const stepOf: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A list that is sorted by buttons, by dragging, or with the arrow keys on a handle. Lists may contain lists. */
export function SortedList<Item extends { readonly id: string }>(props: SortedListProps<Item>) {
  const { items, nameOf, onSort, renderItem } = props;
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');
  const [dragged, setDragged] = useState<string>();
  /** React drops the focus when it moves an element in the DOM. */
  const focused = useRef<{ readonly id: string; readonly control: string }>(undefined);

  const move = (id: string, to: number) => {
    const moved = items.find((each) => each.id === id);
    if (!moved || to < 0 || to >= items.length) return;
    const others = items.filter((each) => each.id !== id);
    onSort([...others.slice(0, to), moved, ...others.slice(to)]);
    const [name, place, count] = [nameOf(moved), to + 1, items.length];
    setMessage(t`${name} je na místě ${place} z ${count}.`);
  };
  const moveFocused = (id: string, control: string, to: number) => {
    focused.current = { id, control };
    move(id, to);
  };
  useLayoutEffect(() => {
    const { id, control } = focused.current ?? {};
    if (id !== undefined) {
      const item = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-sorted') === id);
      item?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
    }
    focused.current = undefined;
  });

  const dragOver = useEffectEvent((clientY: number) => {
    const places = [...(list.current?.children ?? [])];
    const from = items.findIndex(({ id }) => id === dragged);
    // Past its middle only: items of different heights would change places back and forth.
    const to = places.findIndex((place, at) => {
      const { top, height } = place.getBoundingClientRect();
      return at < from ? clientY < top + height / 2 : at > from && clientY > top + height / 2;
    });
    if (dragged !== undefined && to >= 0) move(dragged, to);
  });
  useEffect(() => {
    if (dragged === undefined) return undefined;
    const onMove = ({ clientY }: PointerEvent) => dragOver(clientY);
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
    <>
      <ul ref={list} className="flex flex-col gap-2">
        {items.map((item, place) => {
          const [name, number, count] = [nameOf(item), place + 1, items.length];
          const onKeyDown = (event: KeyboardEvent) => {
            const step = stepOf[event.key];
            if (step === undefined) return;
            event.preventDefault();
            moveFocused(item.id, 'handle', place + step);
          };
          return (
            <li
              key={item.id}
              data-sorted={item.id}
              className={classes(
                'flex items-start gap-1 rounded border bg-surface p-1',
                dragged === item.id ? 'border-link shadow-lg' : 'border-line',
              )}
            >
              {count > 1 && (
                <button
                  type="button"
                  data-control="handle"
                  aria-label={t`${name}: místo ${number} z ${count}, šipkami změníte pořadí`}
                  onKeyDown={onKeyDown}
                  onPointerDown={(event) => {
                    if (event.button !== 0) return;
                    event.preventDefault();
                    event.currentTarget.focus();
                    setDragged(item.id);
                  }}
                  className="grid min-h-9 w-9 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:w-11"
                >
                  <Icon name="menu" size={16} />
                </button>
              )}
              <div className="min-w-0 grow">{renderItem(item, place)}</div>
              {count > 1 && (
                <span className="flex shrink-0 max-tablet:flex-col">
                  <Button
                    look="quiet"
                    size="small"
                    data-control="up"
                    aria-label={t`Posunout nahoru: ${name}`}
                    disabled={place === 0}
                    onClick={() => moveFocused(item.id, 'up', place - 1)}
                  >
                    <Icon name="chevron-down" size={16} className="rotate-180" />
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    data-control="down"
                    aria-label={t`Posunout dolů: ${name}`}
                    disabled={number === count}
                    onClick={() => moveFocused(item.id, 'down', place + 1)}
                  >
                    <Icon name="chevron-down" size={16} />
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {message}
      </p>
    </>
  );
}
