import { classes } from './classes.ts';

/** The carafe with its stopper and the wordmark, in the text's colour. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2 font-heading text-2xl font-semibold', className)}>
      <svg width="26" height="32" aria-hidden="true" className="fill-amber">
        <use href="/icons.svg#logo" />
      </svg>
      <span className="leading-none">Karafa</span>
    </span>
  );
}
