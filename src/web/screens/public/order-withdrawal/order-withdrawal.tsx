import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { toRevokedLink } from '#web/features/order/revoked-link.ts';
import { ReturnPage } from '#web/features/returns/return-page.tsx';
import { SentReturns } from '#web/features/returns/sent-returns.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { WithdrawalForm, type WithdrawalFormProps } from './withdrawal-form.tsx';

/** Withdraws from the contract of an order in two steps: choose, confirm. */
export const screen = defineScreen<OrderReturns>({
  hasSidebar: false,
  load: async ({ api, params, locale }) => {
    const opened = { id: Number(params.id), hash: params.hash ?? '' };
    return api.returns.get({ params: opened, query: { lang: locale } }).catch(toRevokedLink(locale, opened));
  },
  head: ({ order: { id, hash } }, { i18n }) => ({
    title: i18n._(msg`Odstoupení od smlouvy`),
    alternates: mapLocales((locale) => routePath('order-withdrawal', locale, { id, hash })),
    isIndexed: false,
  }),
  Page: function OrderWithdrawalPage({ data }) {
    return (
      <ReturnPage
        data={data}
        title={<Trans>Odstoupení od smlouvy</Trans>}
        received={<Trans>Vaše odstoupení jsme přijali. Potvrzení s datem a časem jsme vám poslali e-mailem.</Trans>}
      >
        {({ returns, sent, onSent, onFailure }) => (
          <>
            <SentReturns
              title={<Trans>Odeslané údaje</Trans>}
              sent={returns.withdrawals.map(({ lines, ...withdrawal }) => ({ ...withdrawal, goods: lines }))}
            />
            {returns.may_withdraw ? (
              <Open sent={sent} returns={returns} onSent={onSent} onFailure={onFailure} />
            ) : (
              sent === 0 && <Closed returns={returns} />
            )}
          </>
        )}
      </ReturnPage>
    );
  },
});

function Open({ sent, ...props }: WithdrawalFormProps & { readonly sent: number }) {
  const { locale } = usePage();
  const { withdraw_until: until, withdrawals } = props.returns;
  return (
    <>
      {withdrawals.length > 0 && (
        <h2 className="text-2xl">
          <Trans>Odstoupit od smlouvy na zbylé zboží</Trans>
        </h2>
      )}
      {until && (
        <p>
          <Trans>Odstoupit můžete do {formatDate(until, locale)} včetně, důvod uvádět nemusíte.</Trans>
        </p>
      )}
      <WithdrawalForm key={sent} {...props} />
    </>
  );
}

/** Why a withdrawal is not possible. */
function Closed({ returns: { order, lines } }: { returns: OrderReturns }) {
  if (order.state === 'waiting_for_payment')
    return (
      <p>
        <Trans>Tato objednávka ještě není zaplacena. Stačí ji zrušit na její stránce.</Trans>
      </p>
    );
  if (order.state === 'cancelled' || order.state === 'refunded')
    return (
      <p>
        <Trans>Tato objednávka je zrušena.</Trans>
      </p>
    );
  if (lines.every(({ left }) => left === 0))
    return (
      <p>
        <Trans>Od smlouvy na všechno zboží z této objednávky jste už odstoupili.</Trans>
      </p>
    );
  return (
    <p>
      <Trans>Lhůta pro odstoupení už uplynula. Je-li zboží vadné, můžete ho reklamovat.</Trans>
    </p>
  );
}
