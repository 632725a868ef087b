import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Order } from '#shared/orders/contract.ts';
import { expectedSpan, readySpan, type Span } from '#server/features/delivery/index.ts';
import type { OrderDetailRow } from '../order-detail.queries.ts';

/**
 * How many working days an order takes once it is paid; null when it awaits no payment. The stored dates count from
 * the order and are recomputed on payment (`settleOrder`), so they are not shown before.
 */
export function daysAfterPayment(
  { awaited, branch_id }: Pick<OrderDetailRow, 'awaited' | 'branch_id'>,
  i18n: I18n,
): Order['delivery']['after_payment'] {
  if (!awaited) return null;
  const { is_all_there, is_in_prague, days_min: min, days_max: max } = awaited;
  const span =
    branch_id === null ? expectedSpan(is_in_prague ? 'prague' : 'elsewhere', { min, max }) : readySpan(is_all_there);
  return { ...span, text: spanText(i18n, span) };
}

function spanText(i18n: I18n, { min, max }: Span): string {
  if (min === 0) return i18n._(msg`v den přijetí platby, nejpozději další den, kdy je otevřeno`);
  const days = i18n._(
    msg`${plural(max, { one: '# pracovní den', few: '# pracovní dny', other: '# pracovních dnů' })} po přijetí platby`,
  );
  return min === max ? days : i18n._(msg`${{ min }} až ${{ days }}`);
}
