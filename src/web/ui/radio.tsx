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
    <label className={classes('choice-line', className)}>
      <input {...rest} type="radio" />
      <span>{label}</span>
      {note !== undefined && <span>{note}</span>}
    </label>
  );
}
