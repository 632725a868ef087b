import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { OrderLines } from '#web/features/order/order-lines.tsx';
import { OrderProgress } from '#web/features/order/order-progress.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { LineCode, LinePicture } from './line-details.tsx';
import { OrderNavigation, type Neighbours } from './order-navigation.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderChanges } from './order-changes.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderReturnsList, type ReturnsOfOrder } from './order-returns-list.tsx';
import { RefundPart } from './refund-part.tsx';

interface Data {
  readonly order: AdminOrder;
  readonly returns: ReturnsOfOrder;
  readonly bankLines: readonly BankLine[];
  readonly countries: readonly Country[];
  readonly neighbours: Neighbours;
}

/** An order with its history and all actions of administrators. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, locale, params: { id }, query }) => {
    const { page: _, ...filter } = chosenFilters(query);
    const [order, returns, { lines: bankLines }, countries, neighbours] = await Promise.all([
      api.adminOrders.get({ params: { id: Number(id) }, query: { lang: locale } }),
      api.adminReturns.ofOrder({ params: { id: Number(id) } }),
      api.adminBank.ofOrder({ params: { id: Number(id) } }),
      api.lists.countries({ params: { locale } }),
      api.adminOrders.neighbours({ params: { id: Number(id) }, query: filter }),
    ]);
    return { order, returns, bankLines, countries, neighbours };
  },
  head: ({ order: { order } }, { i18n }) => ({
    title: i18n._(msg`Objednávka ${{ number: order.number }}`),
    alternates: mapLocales((locale) => routePath('admin-order', locale, { id: order.id })),
    isIndexed: false,
  }),
  Page: function AdminOrderPage({ data: { order: data, returns, bankLines, countries, neighbours } }) {
    const { order } = data;
    return (
      <AdminFrame title={<Trans>Objednávka {order.number}</Trans>} aside={<OrderNavigation neighbours={neighbours} />}>
        <div className="flex flex-col gap-6">
          {returns.length > 0 && <OrderReturnsList number={order.number} returns={returns} />}
          <OrderChanges data={data}>
            <OrderActions data={data} />
            <OrderProgress order={order} isNew={data.moves.includes('prepare')} />
            <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <div className="flex flex-col gap-6">
                <OrderLines
                  order={order}
                  renderPicture={(picture) => <LinePicture picture={picture} />}
                  renderDetails={(line) => <LineCode line={line} />}
                />
                <OrderHistory data={data} />
              </div>
              <div className="flex flex-col gap-6">
                <OrderFacts data={data} bankLines={bankLines} countries={countries} />
                {data.refundable.amount > 0 && <RefundPart data={data} />}
              </div>
            </div>
          </OrderChanges>
        </div>
      </AdminFrame>
    );
  },
});
