import { Trans } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Order } from '#shared/orders/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** Links to withdraw, while it is in time, and to complain. */
export function ReturnLinks({ order }: { order: Order }) {
  const { id, hash, may_withdraw: mayWithdraw, may_complain: mayComplain } = order;
  const { locale } = usePage();
  if (!mayWithdraw && !mayComplain) return null;
  return (
    <div className="flex flex-col gap-3">
      <WithdrawalPeriod order={order} />
      <p className="flex flex-wrap gap-2">
        {mayWithdraw && (
          <LinkButton look="secondary" href={routePath('order-withdrawal', locale, { id, hash })}>
            <Trans>Odstoupit od smlouvy</Trans>
          </LinkButton>
        )}
        {mayComplain && (
          <LinkButton look="secondary" href={routePath('order-complaint', locale, { id, hash })}>
            <Trans>Reklamovat zboží</Trans>
          </LinkButton>
        )}
      </p>
    </div>
  );
}

function WithdrawalPeriod({ order: { may_withdraw: mayWithdraw, withdraw_until: until } }: { order: Order }) {
  const { locale } = usePage();
  if (until === null) return null;
  const day = formatDate(until, locale);
  return (
    <p className="text-muted">
      {mayWithdraw ? (
        <Trans>Odstoupit od smlouvy bez udání důvodu můžete do {day} včetně.</Trans>
      ) : (
        <Trans>Lhůta pro odstoupení od smlouvy skončila {day}.</Trans>
      )}
    </p>
  );
}
