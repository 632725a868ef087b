import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from './classes.ts';

export const inputClasses =
  'min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-burgundy aria-invalid:border-2';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Messages for this field, shown beside it. */
  readonly errors?: readonly string[];
  readonly isLabelHidden?: boolean;
}

/** One line of text: label above, help below, errors beside the field and tied to it for screen readers. */
export function TextField({ label, help, errors = [], isLabelHidden, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={classes('mb-1 block font-semibold', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? `${id}-errors` : help ? `${id}-help` : undefined}
        className={inputClasses}
      />
      {help && (
        <p id={`${id}-help`} className="mt-1 text-sm text-muted">
          {help}
        </p>
      )}
      {errors.length > 0 && (
        <p id={`${id}-errors`} className="mt-1 text-sm font-semibold text-burgundy-text">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  /** Shown at the end of the line, e.g. a count. */
  readonly note?: ReactNode;
  /** Messages for this field, shown below it. */
  readonly errors?: readonly string[];
}

export function Checkbox({ label, note, errors = [], className, ...rest }: CheckboxProps) {
  const id = useId();
  const isFaulty = errors.length > 0;
  return (
    <>
      <label className={classes('flex min-h-9 cursor-pointer items-center gap-2.5 py-1', className)}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? `${id}-errors` : undefined}
          className="size-5 shrink-0 accent-link"
        />
        <span className="grow">{label}</span>
        {note !== undefined && <span className="text-sm text-muted tabular-nums">{note}</span>}
      </label>
      {isFaulty && (
        <p id={`${id}-errors`} className="mb-1 text-sm font-semibold text-burgundy-text">
          {errors.join(' ')}
        </p>
      )}
    </>
  );
}
