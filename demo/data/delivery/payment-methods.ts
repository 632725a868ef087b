import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import type { ShopCode } from '#shared/shop/shops.ts';
import { text, type Text } from '../../text.ts';

export interface PaymentMethod {
  readonly code: PaymentMethodCode;
  /** Minor units. */
  readonly fee: Readonly<Record<ShopCode, number>>;
  readonly name: Text;
  readonly description: Text;
}

/** Payment methods by id: the first is 1. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    code: 'card',
    fee: { cz: 0, sk: 0 },
    name: text('Kartou online', 'Online by card', 'Online mit Karte'),
    description: text(
      'Zaplatíte hned a zboží začneme chystat.',
      'You pay at once and we start preparing the goods.',
      'Sie bezahlen sofort und wir stellen die Ware zusammen.',
    ),
  },
  {
    code: 'bank_transfer',
    fee: { cz: 0, sk: 0 },
    name: text('Bankovním převodem', 'Bank transfer', 'Banküberweisung'),
    description: text(
      'Údaje i QR kód ukážeme po objednání. Zboží odešleme, jakmile peníze dorazí.',
      'We show the details and a QR code after you order. The goods leave as soon as the money arrives.',
      'Die Daten und den QR-Code zeigen wir nach der Bestellung. Versandt wird nach Geldeingang.',
    ),
  },
  {
    code: 'cash_on_delivery',
    fee: { cz: 3_900, sk: 150 },
    name: text('Na dobírku', 'Cash on delivery', 'Nachnahme'),
    description: text(
      'Zaplatíte při převzetí, hotově nebo kartou.',
      'You pay on receipt, in cash or by card.',
      'Sie bezahlen beim Empfang, bar oder mit Karte.',
    ),
  },
];
