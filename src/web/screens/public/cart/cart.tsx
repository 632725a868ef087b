import { useEffect, useRef, useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address, Me } from '#shared/accounts/contract.ts';
import type { Cart } from '#shared/cart/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { ordersContract } from '#shared/orders/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { showPieces } from '#web/features/cart/cart-pieces.ts';
import { FreeDelivery } from '#web/features/cart/free-delivery.tsx';
import { Price } from '#web/features/price/price.tsx';
import { hasLogin } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CartChanges, focusChanges } from './cart-changes.tsx';
import { CartLines, type RemovedLine } from './cart-lines.tsx';
import type { ChangeCart } from './change-cart.ts';
import type { Offers } from './order-form/offers.ts';
import { UnpaidOrder } from './unpaid-order.tsx';
import { LoadFailure } from './load-failure.tsx';
import { OrderForm } from './order-form/order-form.tsx';
import { dropOrderKey } from './order-form/order-key.ts';
import { Vouchers } from './vouchers.tsx';

interface CartData {
  readonly cart: Cart;
  readonly offers: Offers;
  readonly countries: readonly Country[];
  /** Null for guests. */
  readonly me: Me | null;
  readonly unpaid: CallAnswer<(typeof ordersContract)['unpaid']>;
  /** Undefined: they could not be loaded, which does not prevent ordering. */
  readonly addresses?: readonly Address[] | undefined;
}

/** The cart and the order on one page. */
export const screen = defineScreen<CartData>({
  hasSidebar: false,
  load: async ({ api, locale }) => {
    const query = { lang: locale };
    const [cart, offers, countries, buyer, unpaid] = await Promise.all([
      api.cart.get({ query }),
      api.cart.delivery({ query }),
      api.lists.countries({ params: { locale } }),
      loadBuyer(api),
      api.orders.unpaid(),
    ]);
    return { cart, offers, countries, ...buyer, unpaid };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Košík`),
    alternates: pathsInAllLocales('cart'),
    isIndexed: false,
  }),
  // A login switches to another cart, and the form must be filled in for the account.
  Page: ({ data }) => <CartPage key={data.me?.id ?? 'guest'} data={data} />,
});

const guest = { me: null, addresses: [] };

async function loadBuyer(api: ApiClient): Promise<Pick<CartData, 'me' | 'addresses'>> {
  // The browser knows guests without a request.
  if (!import.meta.env.SSR && !hasLogin()) return guest;
  try {
    const [{ data: me }, addresses] = await Promise.all([
      api.accounts.me(),
      api.accounts.addresses().catch(() => undefined),
    ]);
    return { me, addresses };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return guest;
    throw error;
  }
}

function CartPage({ data }: { data: CartData }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [cart, setCart] = useState(data.cart);
  /** Undefined: the offers for the current cart could not be loaded. */
  const [offers, setOffers] = useState<Offers | undefined>(data.offers);
  const [isCartMissing, setIsCartMissing] = useState(false);
  const [addresses, setAddresses] = useState(data.addresses);
  const [removed, setRemoved] = useState<RemovedLine>();
  const isEmpty = cart.lines.length === 0 && cart.changes.length === 0;
  useEffect(() => showPieces(cart.pieces), [cart]);
  // The order of this key has been placed, even if the response was lost.
  useEffect(() => {
    if (isEmpty) dropOrderKey();
  }, [isEmpty]);

  const lastOffersRequest = useRef(0);
  const loadOffers = async () => {
    const request = ++lastOffersRequest.current;
    const loaded = await browserApi.cart.delivery({ query: { lang: locale } }).catch(() => undefined);
    if (request === lastOffersRequest.current) setOffers(loaded);
  };
  const loadAddresses = async () => setAddresses(await browserApi.accounts.addresses().catch(() => undefined));

  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const [typedVoucher, setTypedVoucher] = useState('');
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());
  const refocus = useRef<() => void>(undefined);
  useEffect(() => refocus.current?.(), [cart]);
  /** Serializes changes, so that an older response never replaces a newer one. */
  const change: ChangeCart = async (call) => {
    const answer = lastChange.current.then(call);
    lastChange.current = answer.catch(() => undefined);
    const changed = await answer;
    refocus.current = rememberFocus();
    setCart(changed);
    setRefusal([]);
    setIsCartMissing(false);
    // Every change of the cart may change the ways of delivery.
    await loadOffers();
  };
  const reload = async () => {
    try {
      await change(() => browserApi.cart.get({ query: { lang: locale } }));
      focusChanges();
    } catch {
      setIsCartMissing(true);
    }
  };

  const lines = <CartLines cart={cart} removed={removed} onRemoved={setRemoved} onChange={change} />;
  return (
    <>
      <h1 id={titleId} tabIndex={-1} className="mb-3 text-2xl outline-none tablet:mb-6 tablet:text-3xl">
        <Trans>Košík</Trans>
      </h1>
      <p role="status" className="sr-only">
        {cart !== data.cart && (
          <Trans>
            V košíku: {cart.pieces} ks, celkem <Price money={cart.total} />
          </Trans>
        )}
      </p>
      {isEmpty ? (
        <>
          {removed && <div className="mb-6">{lines}</div>}
          <EmptyCart unpaid={data.unpaid} />
        </>
      ) : (
        <div className="flex flex-col gap-6">
          {isCartMissing && (
            <LoadFailure
              onRetry={reload}
            >{t`Při načítání košíku nastala chyba. Zkuste to prosím později.`}</LoadFailure>
          )}
          <CartChanges cart={cart} onChange={change} />
          {lines}
          <div className="grid gap-4 tablet:grid-cols-2">
            <FreeDelivery cart={cart} />
            <Vouchers cart={cart} onChange={change} refusal={refusal} onTyped={setTypedVoucher} />
          </div>
          {cart.lines.length > 0 && (
            <OrderForm
              cart={cart}
              offers={offers}
              countries={data.countries}
              me={data.me}
              addresses={addresses}
              unusedVoucher={typedVoucher}
              onAddresses={loadAddresses}
              onOffers={loadOffers}
              onStale={async (refused) => {
                await reload();
                setRefusal(refused);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

const titleId = 'cart-title';

/** A change may remove the focused element: then the focus moves to the next row, the section's field, or the title. */
function rememberFocus(): () => void {
  const focused = document.activeElement;
  const row = focused?.closest('li');
  const next =
    row?.nextElementSibling ?? row?.previousElementSibling ?? focused?.closest('section')?.querySelector('form');
  return () => {
    if (focused?.isConnected !== false) return;
    const target = next?.isConnected && next.querySelector<HTMLElement>('a, input, button');
    (target || document.getElementById(titleId))?.focus();
  };
}

function EmptyCart({ unpaid }: Pick<CartData, 'unpaid'>) {
  const { locale } = usePage();
  return (
    <>
      {unpaid.order && <UnpaidOrder order={unpaid.order} isOwn={unpaid.is_own} />}
      <EmptyState pictogram="carafe" title={<Trans>Košík je zatím prázdný</Trans>}>
        <p>
          <Trans>Co do něj vložíte, zůstane v něm i po zavření prohlížeče.</Trans>
        </p>
        <LinkButton href={routePath('products-new', locale)}>
          <Trans>Prohlédnout novinky</Trans>
        </LinkButton>
      </EmptyState>
    </>
  );
}
