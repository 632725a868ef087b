import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';

interface DisclosureButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-expanded'> {
  /** Names the content. `aria-expanded` announces the state. */
  readonly label: string;
  readonly isOpen: boolean;
  /** Id of the controlled element, which may be missing from the page while closed. */
  readonly controls: string;
}

/** A small button with a rotating arrow that expands and collapses the content below it. */
export function DisclosureButton({ label, isOpen, controls, className, ...rest }: DisclosureButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      className={classes('disclosure-button', className)}
    />
  );
}
