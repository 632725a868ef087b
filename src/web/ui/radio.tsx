import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  /** Shown at the end of the line, for example a count. */
  readonly note?: ReactNode;
}

/** One of several exclusive choices. Put all choices with the same name into one fieldset. */
export function Radio({ label, note, className, ...rest }: RadioProps) {
  return (
    <label
      className={classes(
        'flex min-h-9 items-center gap-2.5 py-1 pointer-coarse:min-h-11',
        rest.disabled ? 'text-muted' : 'cursor-pointer',
        className,
      )}
    >
      <input {...rest} type="radio" className="size-5 shrink-0 accent-link" />
      <span className="grow">{label}</span>
      {note !== undefined && <span className="text-sm text-muted tabular-nums">{note}</span>}
    </label>
  );
}
