import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldErrors, Labelled, type LabelledProps } from './labelled.tsx';

export const inputClasses = 'text-input';

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
      <label className={classes('choice-line', className)}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-errors` : undefined}
        />
        <span>{label}</span>
        {note !== undefined && <span>{note}</span>}
      </label>
      {isInvalid && <FieldErrors id={`${id}-errors`} errors={errors} />}
    </>
  );
}
