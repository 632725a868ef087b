import { Trans } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { mostCounted } from './total-text.ts';

/** The number of results, exact up to a thousand. */
export function ResultCount({ total: found }: { total: number }) {
  const { locale } = usePage();
  const [total, countedAtMost] = [wholeNumberText(found, locale), wholeNumberText(mostCounted, locale)];
  return (
    <output className="ml-auto self-center text-sm text-muted tabular-nums">
      {found > mostCounted ? <Trans>nalezeno více než {countedAtMost}</Trans> : <Trans>nalezeno: {total}</Trans>}
    </output>
  );
}
