import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface LabelledProps {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Errors of this field, shown with it. */
  readonly errors?: readonly string[];
  readonly isLabelHidden?: boolean;
}

/** Attributes that associate the control with its label, help and errors for screen readers. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledFrameProps extends LabelledProps {
  readonly className?: string | undefined;
  readonly renderControl: (props: ControlProps) => ReactNode;
}

/** A form control with its label, help text and errors. */
export function Labelled({ label, help, errors = [], isLabelHidden, className, renderControl }: LabelledFrameProps) {
  const id = useId();
  const isInvalid = errors.length > 0;
  return (
    <div className={className}>
      <label htmlFor={id} className={classes('mb-1 block font-semibold', isLabelHidden && 'sr-only')}>
        {label}
      </label>
      {renderControl({
        id,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': isInvalid ? `${id}-errors` : help ? `${id}-help` : undefined,
      })}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-sm text-muted">
          {help}
        </p>
      )}
      {isInvalid && <FieldErrors id={`${id}-errors`} errors={errors} />}
    </div>
  );
}

export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  return (
    <p id={id} className="mt-1 text-sm font-semibold text-burgundy-text">
      {errors.map((error) => (
        <span key={error} className="block">
          {error}
        </span>
      ))}
    </p>
  );
}
