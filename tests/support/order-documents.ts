import { shops } from '#shared/shop/shops.ts';
import { findOrder, listOrderLines } from '#server/features/orders/order-detail.queries.ts';
import type { OrderDocuments } from '#server/features/orders/documents/order-invoice.ts';
import type { Db } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { bankTransfer } from './bank-transfer.ts';
import { buildOrder, type OrderOptions } from './order-factories.ts';

const contacts: NonNullable<OrderDocuments['contacts']> = {
  company: 'Karafa s.r.o.',
  street: 'Na Demu 12',
  city: 'Praha 1',
  postcode: '110 00',
  company_id: '99000011',
  tax_id: 'CZ99000011',
  register: 'Zapsáno v obchodním rejstříku',
  email: 'info@karafa.example',
  phone: '+420 200 000 100',
  opening_hours: '',
  socials: [],
};

/** The content of the documents of an order with these properties. */
export async function buildDocuments(
  db: Db,
  options: OrderOptions,
  changes: Partial<OrderDocuments> = {},
): Promise<OrderDocuments> {
  const { id, total } = await buildOrder(db, options);
  return {
    row: (await findOrder(db, id))!,
    lines: await listOrderLines(db, id),
    contacts,
    account: bankTransfer(total),
    paymentCode: () => bankTransfer(total).code!.text,
    currency: { code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2 },
    countryName: (code) => ({ CZ: 'Česko' })[code] ?? code,
    shop: shops.cz,
    i18n: serverI18n('cs'),
    at: new Date('2026-03-04T23:30:00Z'),
    ...changes,
  };
}

/** Goods of two tax rates, paid in cash. */
export const twoRates: OrderOptions = {
  lines: [
    { name: 'Víno', sku: 'V-1', quantity: 2, price: 12_100, discount: 2420 },
    { name: 'Sklenice', sku: 'S-1', quantity: 1, price: 11_200, taxRate: 12 },
  ],
  delivery: 9900,
  fee: 3900,
  rounding: 20,
  payment: 'cash_on_delivery',
};
