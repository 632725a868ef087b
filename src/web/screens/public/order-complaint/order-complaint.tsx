import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { complaintMonths } from '#shared/returns/limits.ts';
import { toRevokedLink } from '#web/features/order/revoked-link.ts';
import { ReturnPage } from '#web/features/returns/return-page.tsx';
import { SentReturns } from '#web/features/returns/sent-returns.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { ComplaintForm } from './complaint-form.tsx';

/** Submits a complaint about goods of an order. */
export const screen = defineScreen<OrderReturns>({
  hasSidebar: false,
  load: async ({ api, params, locale }) => {
    const opened = { id: Number(params.id), hash: params.hash ?? '' };
    return api.returns.get({ params: opened, query: { lang: locale } }).catch(toRevokedLink(locale, opened));
  },
  head: ({ order: { id, hash } }, { i18n }) => ({
    title: i18n._(msg`Reklamovat zboží`),
    alternates: mapLocales((locale) => routePath('order-complaint', locale, { id, hash })),
    isIndexed: false,
  }),
  Page: function OrderComplaintPage({ data }) {
    return (
      <ReturnPage
        data={data}
        title={<Trans>Reklamovat zboží</Trans>}
        received={<Trans>Reklamaci jsme přijali. Potvrzení jsme vám poslali e-mailem.</Trans>}
      >
        {({ returns, sent, onSent, onFailure }) => (
          <>
            <SentReturns
              title={<Trans>Odeslané údaje</Trans>}
              sent={returns.complaints.map(({ name, quantity, ...complaint }) => ({
                ...complaint,
                goods: [{ name, quantity }],
              }))}
            />
            {returns.may_complain ? (
              <ComplaintForm key={sent} returns={returns} onSent={onSent} onFailure={onFailure} />
            ) : areAllReturned(returns) ? (
              <p>
                <Trans>Všechno zboží z této objednávky už se vrací, není co reklamovat.</Trans>
              </p>
            ) : isAllComplainedOf(returns) ? (
              <p>
                <Trans>
                  Všechno zbylé zboží z této objednávky už reklamujete. Až reklamaci vyřídíme, napíšeme vám.
                </Trans>
              </p>
            ) : (
              <p>
                <Trans>Reklamovat můžete zboží, které už jsme odeslali, do {complaintMonths} měsíců od převzetí.</Trans>
              </p>
            )}
          </>
        )}
      </ReturnPage>
    );
  },
});

function areAllReturned({ lines }: OrderReturns): boolean {
  return lines.every(({ left }) => left === 0);
}

function isAllComplainedOf({ lines }: OrderReturns): boolean {
  return lines.every(({ complainable }) => complainable === 0);
}
