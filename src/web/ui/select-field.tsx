import type { SelectHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import { Labelled, type LabelledProps } from './labelled.tsx';

type SelectFieldProps = LabelledProps & SelectHTMLAttributes<HTMLSelectElement>;

/** A select element in a form. */
export function SelectField({ label, help, errors, isLabelHidden, className, children, ...rest }: SelectFieldProps) {
  return (
    <Labelled
      {...{ label, help, errors, isLabelHidden, className }}
      renderControl={(props) => (
        <span className="relative flex items-center">
          <select
            {...rest}
            {...props}
            className="min-h-11 w-full appearance-none rounded border border-line-strong bg-surface py-2 pr-9 pl-3 text-ink aria-invalid:border-2 aria-invalid:border-burgundy"
          >
            {children}
          </select>
          <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-3" />
        </span>
      )}
    />
  );
}
