import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

interface ChoiceCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** At the right edge: what it costs. */
  readonly price: ReactNode;
  /** Shown below, chosen or not. */
  readonly note?: ReactNode;
  /** Shown below while it is chosen. */
  readonly children?: ReactNode;
}

/** One of several ways, with its price; stands in a fieldset with its siblings of the same name. */
export function ChoiceCard({ title, text, price, note, children, ...input }: ChoiceCardProps) {
  const radio = useRef<HTMLInputElement>(null);
  const isChosen = input.checked === true;
  // What another choice showed is gone from above it.
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
