import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CarrierKind, PaymentMethodCode } from '#shared/cart/ways.ts';
import type { OrderChannel } from '#shared/orders/channels.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { CsvColumn } from '#server/platform/csv/mount-csv.ts';
import type { ExportedOrder } from './admin-order-presenter.ts';

export const orderStateTexts: Record<OrderState, MessageDescriptor> = {
  waiting_for_payment: msg`čeká na platbu`,
  paid: msg`zaplaceno`,
  being_prepared: msg`připravuje se`,
  ready_for_pickup: msg`připraveno k vyzvednutí`,
  sent: msg`odesláno`,
  delivered: msg`doručeno`,
  cancelled: msg`zrušeno`,
  refunded: msg`peníze vráceny`,
};

function orderStateText(state: OrderState, delivery: CarrierKind): MessageDescriptor {
  return state === 'delivered' && delivery === 'branch' ? msg`vyzvednuto` : orderStateTexts[state];
}

const paymentTexts: Record<PaymentMethodCode, MessageDescriptor> = {
  card: msg`kartou`,
  bank_transfer: msg`převodem`,
  cash_on_delivery: msg`na dobírku`,
};

export const carrierKindTexts: Record<CarrierKind, MessageDescriptor> = {
  courier: msg`kurýr`,
  post: msg`pošta`,
  pickup_point: msg`výdejní místo`,
  branch: msg`osobní odběr`,
};

export const orderChannelTexts: Record<OrderChannel, MessageDescriptor> = {
  web: msg`web`,
  phone: msg`telefon`,
  counter: msg`prodejna`,
};

/** Columns of the export of orders. */
export const orderColumns: readonly CsvColumn<ExportedOrder>[] = [
  [msg`Objednávka`, ({ number }) => number],
  [msg`Přijata`, ({ placed_at }) => placed_at],
  [msg`Stav`, ({ state, delivery }, i18n) => i18n._(orderStateText(state, delivery))],
  [msg`Jméno`, ({ name }) => name],
  [msg`Firma`, ({ company }) => company],
  [msg`E-mail`, ({ email }) => email],
  [msg`Kusů`, ({ pieces }) => pieces],
  [msg`Celkem`, ({ total }) => total],
  [msg`Měna`, ({ total }) => total.currency],
  [msg`Platba`, ({ payment }, i18n) => i18n._(paymentTexts[payment])],
  [msg`Zaplaceno`, ({ is_paid }, i18n) => i18n._(is_paid ? msg`ano` : msg`ne`)],
  [msg`Doprava`, ({ delivery }, i18n) => i18n._(carrierKindTexts[delivery])],
  [msg`Místo`, ({ place }) => place],
  [msg`Variabilní symbol`, ({ variable_symbol: symbol }) => symbol],
  // A leading plus would be a formula.
  [msg`Telefon`, ({ phone }) => phone.replace(/^\+/, '00')],
  [msg`Doručovací adresa`, ({ delivery_address: address }) => address],
  [msg`Fakturační adresa`, ({ invoice_address: address }) => address],
  [msg`Hmotnost v gramech`, ({ weight_g: weight }) => weight],
  [msg`Číslo zásilky`, ({ tracking_code: code }) => code],
  [msg`Zaplaceno dne`, ({ paid_on: day }) => day],
  [msg`Faktura`, ({ invoice_number: number }) => number],
  [msg`Kanál`, ({ channel }, i18n) => i18n._(orderChannelTexts[channel])],
];
