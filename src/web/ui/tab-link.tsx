import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface TabLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** One of the parts of a list: a link, so that each part has a URL. */
export function TabLink({ href, isCurrent, children }: TabLinkProps) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded border px-3 no-underline',
        isCurrent ? 'border-bottle bg-bottle font-semibold text-on-bottle' : 'border-line bg-surface hover:bg-sunken',
      )}
    >
      {children}
    </a>
  );
}
