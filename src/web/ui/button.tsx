import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import { classes } from './classes.ts';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Looks {
  readonly look?: Look;
  readonly size?: 'medium' | 'small';
}

function buttonClasses({ look = 'primary', size }: Looks, className: string | undefined): string {
  return classes('button', look !== 'primary' && `button-${look}`, size === 'small' && 'button-small', className);
}

/** A disabled button keeps the focus: it uses `aria-disabled` and ignores clicks. */
export function Button({ look, size, className, disabled, onClick, ...rest }: Looks & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      // Prevents submitting the form as well.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={buttonClasses({ look, size }, className)}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({ look, size, className, ...rest }: Looks & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={buttonClasses({ look, size }, className)} />;
}
