import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Cart } from '#shared/cart/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { ordersContract } from '#shared/orders/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showPieces } from '#web/features/cart/cart-pieces.ts';
import { useForm } from '#web/features/form/use-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { dropOrderKey } from './order-key.ts';
import type { OrderParts } from './order-parts.ts';
import { storePoint } from './pickup-point-draft.ts';
import { isStale } from './stale-fields.ts';
import type { OrderChoice } from './use-order-choice.ts';

interface OrderSending {
  readonly cart: Cart;
  readonly choice: OrderChoice;
  readonly parts: OrderParts;
  readonly isLoggedIn: boolean;
  /** Typed but not applied; empty: none. */
  readonly unusedVoucher: string;
  /** Called when the shown cart is outdated, with the reasons why vouchers were refused. */
  readonly onStale: (refused: readonly string[]) => Promise<void>;
}

type PlacedOrder = CallAnswer<(typeof ordersContract)['place']>;

const staleCodes: ReadonlySet<string> = new Set(['cart_changed', 'cart_empty', 'order_key_used']);

/** The form that places the order: its request, the navigation afterwards, and the handling of errors. */
export function useOrderSending({ cart, choice, parts, isLoggedIn, unusedVoucher, onStale }: OrderSending) {
  const { t } = useLingui();
  const { locale, services } = usePage();
  const { navigate } = useNavigation();
  const { offers, delivery, payment, branch, point } = choice;
  const ofOrder = { cart, offers, delivery, payment, branch, point, locale, services };
  const current = useRef(ofOrder);
  const sent = useRef(ofOrder);
  useEffect(() => {
    current.current = ofOrder;
  });

  const send = async (): Promise<PlacedOrder> => {
    if (unusedVoucher)
      throw new ApiError(422, {
        message: t`Voucher ${unusedVoucher} jste nepoužili. Potvrďte ho tlačítkem „Použít“, nebo ho z pole smažte.`,
      });
    const { placeOrder } = await parts.renderSteps();
    // The current form: it may have changed while the later steps were loading.
    sent.current = current.current;
    return placeOrder(new FormData(form.props.ref.current!), sent.current);
  };

  const onDone = ({ id, hash, redirect, payment_failed }: PlacedOrder) => {
    dropOrderKey();
    storePoint(null);
    showPieces(0);
    if (redirect) {
      window.location.assign(redirect);
      return;
    }
    navigate(routePath(isLoggedIn ? 'account-order-summary' : 'order-summary', locale, { id, hash }));
    showSnackbar(
      payment_failed
        ? {
            text: t`Při načítání plateb nastala chyba. Objednávku máme, zaplatit ji můžete o chvíli později.`,
            tone: 'error',
          }
        : { text: t`Vaši objednávku jsme přijali.`, tone: 'success' },
    );
  };

  const onFailure = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const { code, answer } = error;
    if (code === 'order_key_used') dropOrderKey();
    if (answer.errors?.pickup_point_id) choice.setPoint(null);
    // A refused choice may no longer be offered, so the offers are reloaded.
    const isChoiceRefused = Object.entries({
      vouchers: true,
      carrier_id: sent.current.delivery,
      payment_method_id: sent.current.payment,
      branch_id: sent.current.branch,
      pickup_point_id: sent.current.point,
    }).some(([name, value]) => value && answer.errors?.[name]);
    if (isChoiceRefused || staleCodes.has(code)) void onStale(answer.errors?.vouchers ?? []);
  };

  const form = useForm({ draft: 'order', isStale, parts: parts.count, send, onDone, onFailure });
  return form;
}
