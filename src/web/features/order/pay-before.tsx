import { Trans } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Order } from '#shared/orders/contract.ts';
import { usePage } from '#web/page/page-context.tsx';

export function PayBefore({ order: { pay_before } }: { order: Order }) {
  const { locale } = usePage();
  return pay_before && <Trans>Pokud objednávku nezaplatíte, {formatDate(pay_before, locale)} ji zrušíme.</Trans>;
}
