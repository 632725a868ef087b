import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

interface ChoiceCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Shown at the right edge. */
  readonly price: ReactNode;
  /** Shown below, selected or not. */
  readonly note?: ReactNode;
  /** Shown below while selected. */
  readonly children?: ReactNode;
}

/** A radio button with a price. Put all choices with the same name into one fieldset. */
export function ChoiceCard({ title, text, price, note, children, ...input }: ChoiceCardProps) {
  const radio = useRef<HTMLInputElement>(null);
  const isChosen = input.checked === true;
  // Deselecting a card above collapses its content, which may scroll this one out of view.
  useEffect(() => {
    if (isChosen && radio.current === document.activeElement) radio.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div
      className={classes(
        'rounded border bg-surface has-focus-visible:border-line-strong',
        input.checked ? 'border-link' : 'border-line',
      )}
    >
      <label className="flex cursor-pointer items-start gap-3 p-4">
        <input {...input} ref={radio} type="radio" className="mt-0.5 size-5 shrink-0 accent-link" />
        <span className="min-w-0 grow">
          <span className="font-semibold">{title}</span>
          {text && <span className="block text-sm text-muted">{text}</span>}
        </span>
        <span className="shrink-0 font-semibold">{price}</span>
      </label>
      {note && <div className="-mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 pr-4 pb-4 pl-12 text-sm">{note}</div>}
      {children && input.checked && <div className="border-t border-line p-4">{children}</div>}
    </div>
  );
}
