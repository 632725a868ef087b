import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

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
      className={classes('grid shrink-0 place-items-center rounded hover:bg-sunken', className)}
    >
      <Icon
        name="chevron-right"
        size={16}
        className={classes('transition-transform duration-150', isOpen && 'rotate-90')}
      />
    </button>
  );
}
