import type { TextHeading } from '#shared/content/contract.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Texts with fewer headings need no table of contents. */
const worthListing = 3;
/** With more entries than this, only headings of the highest level are listed. */
const longestWithDetails = 18;

/** The table of contents: collapsed above the text on small screens, sticky beside it on wide ones. */
export function Contents({ headings }: { headings: readonly TextHeading[] }) {
  const titleId = useId();
  const listed = headings.filter(({ level }) => level <= (headings.length > longestWithDetails ? 2 : 3));
  if (listed.length < worthListing) return null;
  return (
    <>
      <details className="group mb-8 max-w-[70ch] rounded border border-line bg-surface wide:hidden print:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 font-semibold">
          <Trans>Obsah</Trans>
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <nav className="border-t border-line px-4 py-3" aria-labelledby={titleId}>
          <Entries headings={listed} />
        </nav>
      </details>
      <nav
        aria-labelledby={titleId}
        className="sticky top-28 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto border-l border-line pl-5 wide:block print:hidden"
      >
        <p id={titleId} className="mb-2 text-sm font-semibold text-muted">
          <Trans>Obsah</Trans>
        </p>
        <Entries headings={listed} />
      </nav>
    </>
  );
}

function Entries({ headings }: { headings: readonly TextHeading[] }) {
  return (
    <ol className="text-sm">
      {headings.map(({ id, title, level }) => (
        <li key={id} className={classes(level > 2 && 'pl-4')}>
          <a href={`#${id}`} className="block py-1.5 text-ink no-underline hover:text-link hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
