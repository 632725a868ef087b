import { classes } from './classes.ts';

/** The carafe with its stopper and the word mark, in the colour of the text. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2 font-heading text-2xl font-semibold', className)}>
      <svg width="26" height="32" viewBox="0 0 26 32" fill="none" aria-hidden="true">
        <path
          d="M5.6 22.4h14.8c.9 1.2 1.4 2.5 1.4 3.7 0 2.6-2.2 4.2-4.8 4.2H9c-2.6 0-4.8-1.6-4.8-4.2 0-1.2.5-2.5 1.4-3.7z"
          className="fill-amber"
        />
        <path
          d="M10 9.3c0 5.7-7.2 10.7-7.2 16.6 0 3.3 2.7 5.3 6 5.3h8.4c3.3 0 6-2 6-5.3 0-5.9-7.2-10.9-7.2-16.6M8.6 9.3h8.8M13 9.2V6.7"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="13" cy="3.9" r="2.8" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <span className="leading-none">Karafa</span>
    </span>
  );
}
