import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import { classes } from './classes.ts';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Looks {
  readonly look?: Look;
  readonly size?: 'medium' | 'small';
}

const looks: Record<Look, string> = {
  primary: 'bg-bottle text-on-bottle border-bottle hover:bg-bottle-strong',
  secondary: 'bg-surface text-ink border-line-strong hover:bg-sunken',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunken',
  // Never filled: that is the look of what one usually wants.
  danger: 'bg-surface text-burgundy-text border-burgundy-text not-aria-disabled:hover:bg-burgundy-soft',
};

function buttonClasses({ look = 'primary', size = 'medium' }: Looks, className: string | undefined): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded border font-semibold no-underline transition-colors duration-150',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    size === 'medium' ? 'min-h-11 px-4 py-2' : 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
    looks[look],
    className,
  );
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
