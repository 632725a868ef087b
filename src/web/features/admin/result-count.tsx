import { Trans } from '@lingui/react/macro';

const countedAtMost = 1000;

/** How many a list's filters found, exact to a thousand. */
export function ResultCount({ total }: { total: number }) {
  return (
    <output className="ml-auto self-center text-sm text-muted tabular-nums">
      {total > countedAtMost ? <Trans>nalezeno více než {countedAtMost}</Trans> : <Trans>nalezeno: {total}</Trans>}
    </output>
  );
}
