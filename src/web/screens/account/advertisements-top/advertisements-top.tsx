import { useCallback, useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Topping } from '#shared/topping/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { usePaymentPolling } from '#web/features/order/use-verified-payment.ts';
import { ServiceTransfer } from '#web/features/paid-service/service-transfer.tsx';
import { VerifyingNotice } from '#web/features/paid-service/verifying-notice.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Obstacle } from './obstacle.tsx';
import { OfferForm } from './offer-form.tsx';
import { OpenRequest } from './open-request.tsx';
import { ToppingHistory } from './topping-history.tsx';
import { ToppingStateNote } from './topping-state-note.tsx';

/** Puts an advert first for money: prices, payment, state and effect. */
export const screen = defineScreen<Topping>({
  load: ({ api, locale, params }) => api.topping.get({ params: { id: Number(params.id) }, query: { lang: locale } }),
  head: ({ advert: { id, name } }, { i18n }) => ({
    title: i18n._(msg`Topování: ${{ name }}`),
    alternates: mapLocales((locale) => routePath('account-advertisements-top', locale, { id })),
    isIndexed: false,
  }),
  Page: function AdvertisementsTopPage({ data }) {
    const { locale } = usePage();
    const [topping, setTopping] = useState(data);
    const { advert, obstacle, open, history } = topping;
    const { id } = advert;
    const input = { params: { id }, query: { lang: locale } };
    const read = async () => setTopping(await browserApi.topping.get(input));
    const check = useCallback(
      async (signal: AbortSignal) =>
        setTopping(await browserApi.topping.check({ params: { id }, query: { lang: locale } }, { signal })),
      [id, locale],
    );
    const isUnpaid = open?.state === 'unpaid';
    const polling = usePaymentPolling(isUnpaid && open.request.payment_state === 'pending', check);
    return (
      <div className="max-w-3xl">
        <p className="mb-1 text-sm">
          <a href={routePath('account-advertisements', locale)}>
            <Trans>Moje inzeráty</Trans>
          </a>
        </p>
        <h1 className="mb-1 text-3xl">
          <Trans>Topování inzerátu</Trans>
        </h1>
        <p className="mb-3 text-lg break-words">
          {advert.is_public ? (
            <a href={routePath('listing', locale, { id, category: advert.category_slug, listing: advert.slug })}>
              {advert.name}
            </a>
          ) : (
            advert.name
          )}
        </p>
        <ToppingStateNote topping={topping} />
        {polling && open?.request.method === 'card' && <VerifyingNotice isAsking={polling.isAsking} />}
        {isUnpaid && open.request.bank_transfer && (
          <ServiceTransfer transfer={open.request.bank_transfer}>
            <Trans>Jakmile platba přijde, topování předáme správci ke schválení a napíšeme vám.</Trans>
          </ServiceTransfer>
        )}
        {obstacle && open?.state !== 'requested' && <Obstacle obstacle={obstacle} />}
        {open === null && !obstacle && <OfferForm topping={topping} onChanged={read} />}
        {open && <OpenRequest topping={topping} open={open} onChanged={read} />}
        <ToppingHistory history={history} />
      </div>
    );
  },
});
