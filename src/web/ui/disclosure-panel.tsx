import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

interface DisclosurePanelProps {
  readonly label: ReactNode;
  /** Only one panel of a group is open at a time. */
  readonly group: string;
  /** Something in the panel is selected: the button is highlighted. */
  readonly isMarked?: boolean;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * A button that opens a panel below itself, on the native `<details>`: works without script. With script Escape, a
 * click outside and moving the focus out close it.
 */
export function DisclosurePanel({ label, group, isMarked, onClose, children }: DisclosurePanelProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (ref.current?.open && !ref.current.contains(event.target as Node)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);

  return (
    <details
      ref={ref}
      name={group}
      onToggle={(event) => event.target === ref.current && !ref.current.open && onClose?.()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return;
        ref.current.open = false;
        ref.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next instanceof Node && ref.current && !ref.current.contains(next)) ref.current.open = false;
      }}
      className="group relative"
    >
      <summary
        className={classes(
          'flex min-h-11 list-none items-center gap-2 rounded border px-3.5 font-semibold select-none [&::-webkit-details-marker]:hidden',
          'group-open:bg-sunken hover:bg-sunken',
          isMarked ? 'border-bottle bg-surface text-link' : 'border-line-strong bg-surface',
        )}
      >
        {label}
        <Icon
          name="chevron-down"
          size={16}
          className="ml-auto transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div
        // Without script nothing could close it, so it pushes the following content down instead of covering it.
        className="z-20 mt-1.5 max-h-[min(28rem,70dvh)] overflow-y-auto rounded-lg border border-line-strong bg-surface p-4 shadow-lg tablet:w-80 tablet:scripted:absolute tablet:scripted:top-full tablet:scripted:left-0"
      >
        {children}
      </div>
    </details>
  );
}
