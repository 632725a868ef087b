import { msg } from '@lingui/core/macro';
import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { MoveObstacle, OrderMove } from '#shared/orders/lifecycle.ts';

type Texts<Code extends string> = Readonly<Record<Code, ReturnType<typeof msg>>>;

/** Ways to pay, as the administration calls them. */
export const paymentTexts: Texts<PaymentMethodCode> = {
  card: msg`kartou`,
  bank_transfer: msg`převodem`,
  cash_on_delivery: msg`na dobírku`,
};

/** Ways of delivery, as the administration calls them. */
export const deliveryTexts: Texts<CarrierKind> = {
  courier: msg`kurýr`,
  post: msg`pošta`,
  pickup_point: msg`výdejní místo`,
  branch: msg`osobní odběr`,
};

/** What administrators do to orders. */
export const moveTexts: Texts<OrderMove> = {
  prepare: msg`Začít připravovat`,
  make_ready: msg`Připraveno k vyzvednutí`,
  send: msg`Odesláno`,
  deliver: msg`Předáno`,
  cancel: msg`Zrušit`,
};

/** Why an order stays as it is. */
export const obstacleTexts: Texts<MoveObstacle> = {
  missing: msg`Taková objednávka tu není.`,
  state: msg`Objednávka je mezitím v jiném stavu.`,
  money_back: msg`Všechny peníze se vracejí zákazníkovi, objednávku už lze jen zrušit.`,
  failed: msg`Něco se nepovedlo, zkuste to prosím znovu.`,
  age_check: msg`Nejdřív je potřeba ověřit věk, předejte ji v jejím detailu.`,
};
