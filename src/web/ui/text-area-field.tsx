import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { inputClasses } from './field.tsx';

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Messages for this field, shown beside it. */
  readonly errors?: readonly string[];
}

/** Several lines of text: label above, help below, errors beside the field. */
export function TextAreaField({ label, help, errors = [], className, ...rest }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea
        rows={8}
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
