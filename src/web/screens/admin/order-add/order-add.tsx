import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { OrderBuyer } from '#shared/orders/clerk-contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { OrderForm } from './order-form.tsx';

interface Data {
  /** The person for whom the order begins. */
  readonly buyer: OrderBuyer | undefined;
  readonly countries: readonly Country[];
}

/** A new order, taken on the phone or at a counter. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, locale, query }) => {
    const account = Number(query.get('account'));
    const [buyer, countries] = await Promise.all([
      account > 0 ? api.clerkOrders.buyer({ params: { id: account } }) : undefined,
      api.lists.countries({ params: { locale } }),
    ]);
    return { buyer, countries };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nová objednávka`),
    alternates: pathsInAllLocales('admin-order-add'),
    isIndexed: false,
  }),
  Page: function AdminOrderAddPage({ data: { buyer, countries } }) {
    return (
      <AdminFrame title={<Trans>Nová objednávka</Trans>}>
        <OrderForm key={buyer?.id ?? 0} buyer={buyer} countries={countries} />
      </AdminFrame>
    );
  },
});
