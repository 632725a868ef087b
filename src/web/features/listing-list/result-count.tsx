import { Plural, Trans } from '@lingui/react/macro';
import type { ResultCount as Count } from '#shared/catalog/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { countText } from '#web/ui/numbers.ts';

/** "128 výsledků", "1 000+ výsledků". */
export function ResultCount({ total }: { total: Count }) {
  const { locale } = usePage();
  const figure = countText(total, locale);
  return total.is_more ? (
    <Trans>{figure} výsledků</Trans>
  ) : (
    <Plural value={total.count} one="# výsledek" few="# výsledky" other="# výsledků" />
  );
}
