import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: ReactNode;
}

/** A select element with its label on the same line; on phones there is room for its value only. */
export function InlineSelect({ label, className, children, ...rest }: SelectProps) {
  const id = useId();
  return (
    <span className={classes('inline-flex items-center gap-2', className)}>
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted max-tablet:sr-only">
        {label}
      </label>
      <span className="relative inline-flex min-w-0 grow items-center">
        <select
          {...rest}
          id={id}
          className="min-h-11 w-full appearance-none rounded border border-line-strong bg-surface py-2 pr-9 pl-3 text-ink max-tablet:pr-5.5 max-tablet:pl-2"
        >
          {children}
        </select>
        <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-3 max-tablet:right-1" />
      </span>
    </span>
  );
}
