import { useLingui } from '@lingui/react/macro';
import type { BulkChangeRow } from '#shared/products/bulk-contract.ts';
import { StateMark } from '#web/ui/state-mark.tsx';

export function BulkChangeState({ row: { is_undone: isUndone, undone } }: { row: BulkChangeRow }) {
  const { t } = useLingui();
  if (!isUndone) return <StateMark tone="good">{t`platí`}</StateMark>;
  return undone > 0 ? (
    <StateMark tone="neutral">{t`vrácená zpět`}</StateMark>
  ) : (
    // The undoing has found nothing that it could restore.
    <StateMark tone="bad">{t`nešla vrátit`}</StateMark>
  );
}
