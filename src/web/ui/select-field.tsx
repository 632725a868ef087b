import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Messages for this field, shown beside it. */
  readonly errors?: readonly string[];
}

/** A choice from a list in a form: label above, help below, errors beside the field. */
export function SelectField({ label, help, errors = [], className, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <span className="relative flex items-center">
        <select
          {...rest}
          id={id}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? `${id}-errors` : help ? `${id}-help` : undefined}
          className="min-h-11 w-full appearance-none rounded border border-line-strong bg-surface py-2 pr-9 pl-3 text-ink aria-invalid:border-2 aria-invalid:border-burgundy"
        >
          {children}
        </select>
        <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-3" />
      </span>
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
