import { useEffect, useRef, type ReactNode } from 'react';

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
        const panel = ref.current;
        if (!panel || !(next instanceof Node) || panel.contains(next)) return;
        // A press on a text of the panel, such as a label's, moves the focus to the part of the page around it.
        if (!next.contains(panel)) panel.open = false;
      }}
      className="disclosure-panel"
      data-marked={isMarked || undefined}
    >
      <summary>{label}</summary>
      <div>{children}</div>
    </details>
  );
}
