import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { Order } from '#shared/orders/contract.ts';
import { withdrawableOrders } from '#shared/returns/lifecycle.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** The ways to withdraw and to complain; the pages say whether it isn't too late. */
export function ReturnLinks({ order: { id, hash, state } }: { order: Order }) {
  const { locale } = usePage();
  const mayWithdraw = withdrawableOrders.includes(state);
  const mayComplain = state === 'sent' || state === 'delivered';
  if (!mayWithdraw && !mayComplain) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {mayWithdraw && (
        <LinkButton look="secondary" href={routePath('order-withdrawal', locale, { id, hash })}>
          <Trans>Odstoupit od smlouvy zde</Trans>
        </LinkButton>
      )}
      {mayComplain && (
        <LinkButton look="secondary" href={routePath('order-complaint', locale, { id, hash })}>
          <Trans>Reklamovat zboží</Trans>
        </LinkButton>
      )}
    </p>
  );
}
