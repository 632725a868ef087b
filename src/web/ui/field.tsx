import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldErrors, Labelled, type LabelledProps } from './labelled.tsx';

export const inputClasses =
  'min-h-11 w-full rounded border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-burgundy aria-invalid:border-2';

type TextFieldProps = LabelledProps & InputHTMLAttributes<HTMLInputElement>;

/** One line of text. */
export function TextField({ label, help, errors, isLabelHidden, className, ...rest }: TextFieldProps) {
  return (
    <Labelled
      {...{ label, help, errors, isLabelHidden, className }}
      renderControl={(props) => <input {...rest} {...props} className={inputClasses} />}
    />
  );
}

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  /** Shown at the end of the line, for example a count. */
  readonly note?: ReactNode;
  /** Errors of this field, shown below it. */
  readonly errors?: readonly string[];
}

export function Checkbox({ label, note, errors = [], className, ...rest }: CheckboxProps) {
  const id = useId();
  const isInvalid = errors.length > 0;
  return (
    <>
      <label
        className={classes('flex min-h-9 cursor-pointer items-center gap-2.5 py-1 pointer-coarse:min-h-11', className)}
      >
        <input
          {...rest}
          type="checkbox"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-errors` : undefined}
          className="size-5 shrink-0 accent-link"
        />
        <span className="grow">{label}</span>
        {note !== undefined && <span className="text-sm text-muted tabular-nums">{note}</span>}
      </label>
      {isInvalid && <FieldErrors id={`${id}-errors`} errors={errors} />}
    </>
  );
}
