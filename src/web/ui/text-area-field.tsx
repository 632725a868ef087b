import type { ComponentProps } from 'react';
import { inputClasses } from './field.tsx';
import { Labelled, type LabelledProps } from './labelled.tsx';

type TextAreaFieldProps = LabelledProps & ComponentProps<'textarea'>;

/** A text field with several lines. */
export function TextAreaField({ label, help, errors, isLabelHidden, className, ...rest }: TextAreaFieldProps) {
  return (
    <Labelled
      {...{ label, help, errors, isLabelHidden, className }}
      renderControl={(props) => <textarea rows={8} {...rest} {...props} className={inputClasses} />}
    />
  );
}
