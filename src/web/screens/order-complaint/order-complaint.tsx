import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { complaintMonths } from '#shared/returns/limits.ts';
import { SentReturns } from '#web/features/returns/sent-returns.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { ComplaintForm } from './complaint-form.tsx';

/** Complaining of goods of an order. */
export const screen = defineScreen<OrderReturns>({
  hasSidebar: false,
  load: async ({ api, params, locale }) =>
    api.returns.get({ params: { id: Number(params.id), hash: params.hash ?? '' }, query: { lang: locale } }),
  head: ({ order: { id, hash } }, { i18n }) => ({
    title: i18n._(msg`Reklamovat zboží`),
    alternates: mapLocales((locale) => routePath('order-complaint', locale, { id, hash })),
    isIndexed: false,
  }),
  Page: function OrderComplaintPage({ data }) {
    const { locale } = usePage();
    const [returns, setReturns] = useState(data);
    const [isSent, setIsSent] = useState(false);
    const { order, may_complain, complaints } = returns;
    return (
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <header className="flex flex-col gap-2">
          <h1 className="text-3xl">
            <Trans>Reklamovat zboží</Trans>
          </h1>
          <p className="text-muted">
            <a href={routePath('order-summary', locale, { id: order.id, hash: order.hash })}>
              <Trans>Objednávka {order.number}</Trans>
            </a>
          </p>
        </header>
        {isSent && (
          <p role="status" className="rounded border border-line bg-surface p-4">
            <Trans>Reklamaci jsme přijali. Potvrzení jsme vám poslali e-mailem.</Trans>
          </p>
        )}
        {may_complain ? (
          <ComplaintForm
            key={complaints.length}
            returns={returns}
            onSent={(after) => {
              setReturns(after);
              setIsSent(true);
            }}
          />
        ) : (
          <p>
            <Trans>Reklamovat můžete zboží, které už jsme odeslali, do {complaintMonths} měsíců od převzetí.</Trans>
          </p>
        )}
        <SentReturns
          title={<Trans>Co jste poslali</Trans>}
          sent={complaints.map(({ name, quantity, ...complaint }) => ({ ...complaint, goods: [{ name, quantity }] }))}
        />
      </div>
    );
  },
});
