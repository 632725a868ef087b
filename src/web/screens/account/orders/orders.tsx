import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { pickupCodeText } from '#shared/orders/pickup-code.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { ordersContract, OrderSummary } from '#shared/orders/contract.ts';
import { OrderAgain } from '#web/features/order/order-again.tsx';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { OrderStateMark } from '#web/features/order/order-state-mark.tsx';
import { ReturnMarks } from '#web/features/order/return-marks.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

/** Orders of the logged-in user, the newest first. */
export const screen = defineScreen<CallAnswer<(typeof ordersContract)['mine']>>({
  load: async ({ api, query }) => api.orders.mine({ query: { page: Number(query.get('page') ?? 1) || 1 } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Moje objednávky`),
    alternates: pathsInAllLocales('account-orders'),
    isIndexed: false,
  }),
  Page: function AccountOrdersPage({ data: { orders, page, pages } }) {
    const { locale, path } = usePage();
    return (
      <>
        <h1 className="mb-6 text-3xl">
          <Trans>Moje objednávky</Trans>
        </h1>
        {orders.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím jste nic neobjednali</Trans>}>
            <LinkButton href={routePath('products-new', locale)}>
              <Trans>Prohlédnout novinky</Trans>
            </LinkButton>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded border border-line bg-surface">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
        <Pagination current={page} last={pages} hrefOf={(at) => (at === 1 ? path : `${path}?page=${at}`)} />
      </>
    );
  },
});

function OrderRow({ order }: { order: OrderSummary }) {
  const { locale } = usePage();
  const text = useChargedText();
  return (
    <li className="grid items-center gap-x-6 gap-y-1 p-4 tablet:grid-cols-[minmax(0,1fr)_auto_auto]">
      <span>
        <a
          href={routePath('account-order-summary', locale, { id: order.id, hash: order.hash })}
          className="font-semibold"
        >
          <Trans>Objednávka {order.number}</Trans>
        </a>
        <span className="block text-sm text-muted">
          <Trans>Objednáno {formatDate(order.placed_at, locale)}</Trans> ·{' '}
          <Plural value={order.pieces} one="# kus" few="# kusy" other="# kusů" />
        </span>
        {order.pictures.length > 0 && (
          <span className="mt-2 flex gap-1.5">
            {order.pictures.map((picture) => (
              <ListingPicture key={picture.key} picture={picture} sizes="40px" className="w-10 shrink-0 rounded" />
            ))}
          </span>
        )}
      </span>
      <span className="justify-self-start">
        <OrderStateMark state={order.state} delivery={order.delivery} />
        {order.collect_by && (
          <span className="block text-sm text-muted">
            <Trans>počká do {formatDate(order.collect_by, locale)}</Trans>
          </span>
        )}
        {order.pickup_code && (
          <span className="block text-sm">
            <Trans>
              kód <strong>{pickupCodeText(order.pickup_code)}</strong>
            </Trans>
          </span>
        )}
        <ReturnMarks returns={order.returns} />
      </span>
      <span className="flex items-center gap-4 tablet:justify-end">
        <strong className="whitespace-nowrap tabular-nums">{text(order.total)}</strong>
        {order.can_be_paid && (
          <LinkButton size="small" href={routePath('account-payment', locale, { id: order.id })}>
            <Trans>Zaplatit</Trans>
          </LinkButton>
        )}
      </span>
      {order.state !== 'waiting_for_payment' && (
        <div className="tablet:col-span-3">
          <OrderAgain order={order} size="small" />
        </div>
      )}
    </li>
  );
}
