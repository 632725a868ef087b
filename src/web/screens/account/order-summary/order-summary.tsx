import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { Order } from '#shared/orders/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { ContactLink } from '#web/features/contact/contact-link.tsx';
import { OrderView } from '#web/features/order/order-view.tsx';
import { RenewLink } from '#web/features/order/renew-link.tsx';
import { toRevokedLink } from '#web/features/order/revoked-link.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen, redirect } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface SummaryData {
  readonly order: Order;
  readonly countries: readonly Country[];
}

/** The result of a payment, within the account (R-2.28). */
export const screen = defineScreen<SummaryData>({
  load: async ({ api, locale, params, query }) => {
    const opened = { id: Number(params.id), hash: params.hash ?? '' };
    const [order, countries] = await Promise.all([
      api.orders.get({ params: opened, query: { lang: locale } }).catch(toRevokedLink(locale, opened)),
      api.lists.countries({ params: { locale } }),
      // Guests, who may arrive here by a link in an e-mail, are redirected to the page outside the account.
      api.accounts.me().catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        throw redirect(`${routePath('order-summary', locale, opened)}${query.size > 0 ? `?${query}` : ''}`, 302);
      }),
    ]);
    return { order, countries };
  },
  head: ({ order: { id, hash, number } }, { i18n }) => ({
    title: i18n._(msg`Objednávka ${{ number }}`),
    alternates: mapLocales((locale) => routePath('account-order-summary', locale, { id, hash })),
    isIndexed: false,
  }),
  Page: function AccountOrderSummaryPage({ data: { order, countries } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const { navigate } = useNavigation();
    const { id } = order;
    const renewLink = async () => {
      const { hash } = await browserApi.orders.renewLink({ params: { id } });
      showSnackbar({ text: t`Odkaz jsme vyměnili. Nový jsme poslali e-mailem.`, tone: 'success' });
      navigate(routePath('account-order-summary', locale, { id, hash }), { replace: true });
    };
    return (
      <div className="flex max-w-4xl flex-col gap-8">
        <OrderView key={`${order.id}${order.state}`} order={order} countries={countries} />
        <div className="flex flex-wrap items-center gap-3">
          <ContactLink kind="order" id={id} look="secondary">
            <Trans>Napsat obchodu o této objednávce</Trans>
          </ContactLink>
          <RenewLink onRenew={renewLink} />
        </div>
        <p>
          <a href={routePath('account-orders', locale)}>
            <Trans>Zpět na moje objednávky</Trans>
          </a>
        </p>
      </div>
    );
  },
});
