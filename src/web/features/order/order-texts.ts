import { msg } from '@lingui/core/macro';
import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { OrderChannel } from '#shared/orders/channels.ts';
import type { MoveObstacle, OrderMove } from '#shared/orders/lifecycle.ts';

type Texts<Code extends string> = Readonly<Record<Code, ReturnType<typeof msg>>>;

/** Payment methods, as named in the administration. */
export const paymentTexts: Texts<PaymentMethodCode> = {
  card: msg`kartou`,
  bank_transfer: msg`převodem`,
  cash_on_delivery: msg`na dobírku`,
};

/** How orders come. */
export const channelTexts: Texts<OrderChannel> = {
  web: msg`web`,
  phone: msg`telefon`,
  counter: msg`prodejna`,
};

/** Ways of delivery, as named in the administration. */
export const deliveryTexts: Texts<CarrierKind> = {
  courier: msg`kurýr`,
  post: msg`pošta`,
  pickup_point: msg`výdejní místo`,
  branch: msg`osobní odběr`,
};

const moveTexts: Texts<Exclude<OrderMove, 'deliver'>> = {
  prepare: msg`Začít připravovat`,
  make_ready: msg`Označit jako připravené k vyzvednutí`,
  send: msg`Označit jako odeslané`,
  cancel: msg`Zrušit objednávku`,
};

/** Labels of administrators' actions. Only at a branch do they hand over the goods themselves. */
export function moveText(move: OrderMove, ways: readonly CarrierKind[]): ReturnType<typeof msg> {
  if (move !== 'deliver') return moveTexts[move];
  if (ways.every((way) => way === 'branch')) return msg`Předat zákazníkovi`;
  return ways.includes('branch') ? msg`Označit jako předané` : msg`Označit jako doručené`;
}

const movedTexts: Texts<Exclude<OrderMove, 'deliver'>> = {
  prepare: msg`Objednávka se připravuje.`,
  make_ready: msg`Objednávka je připravena k vyzvednutí.`,
  send: msg`Objednávka je odeslána.`,
  cancel: msg`Objednávka je zrušena.`,
};

/** Success messages for a single order. */
export function movedText(move: OrderMove, way: CarrierKind): ReturnType<typeof msg> {
  if (move !== 'deliver') return movedTexts[move];
  return way === 'branch' ? msg`Objednávka je předána zákazníkovi.` : msg`Objednávka je doručena.`;
}

/** Why an order was skipped. */
export const obstacleTexts: Texts<MoveObstacle> = {
  missing: msg`Taková objednávka neexistuje.`,
  state: msg`Objednávka je mezitím v jiném stavu.`,
  money_back: msg`Všechny peníze se vracejí zákazníkovi, objednávku už lze jen zrušit.`,
  withdrawn: msg`Zákazník od smlouvy odstoupil, nejdřív o tom rozhodněte.`,
  on_its_way: msg`Zboží je na cestě, zrušte objednávku v jejím detailu.`,
  no_money_due: msg`Na platbu nečeká.`,
  not_ordered_then: msg`Ten den ještě neexistovala.`,
  failed: msg`Něco se nepovedlo, zkuste to prosím znovu.`,
  age_check: msg`Nejdřív je potřeba ověřit věk, předejte objednávku v jejím detailu.`,
};
