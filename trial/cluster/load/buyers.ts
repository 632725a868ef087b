import { randomUUID } from 'node:crypto';
import { createClient, type Answer, type Client } from './client.ts';
import type { Ledger, OrderNote } from './ledger.ts';
import type { Goods } from './stock-up.ts';
import { pause } from '../waiting.ts';

const buyers = 2;
const thinkMs = 250;

/** Guests who order and pay by card, every other one of goods that run out. */
export function startBuyers(ledger: Ledger, goods: Goods, isOver: () => boolean): { done: Promise<unknown> } {
  let bought = 0;
  return { done: Promise.all(Array.from({ length: buyers }, buy)) };

  async function buy(): Promise<void> {
    while (!isOver()) {
      bought += 1;
      // Each has a home of its own: an address may place few orders in an hour.
      const client = createClient('buyer', `10.8.${bought >> 8}.${bought & 255}`, ledger);
      await buyOne(client, bought % 2 === 0 ? goods.scarce : goods.plenty, ledger);
      await pause(thinkMs);
    }
  }
}

async function buyOne(client: Client, listing: number, ledger: Ledger): Promise<void> {
  const added = await client.insist('POST', '/api/cart/lines?lang=cs', { body: { listing_id: listing, quantity: 1 } });
  if (!isDone(added, 'cart', ledger)) return;
  const cart = read<{ total: { amount: number }; pieces: number }>(await client.insist('GET', '/api/cart?lang=cs'));
  if (cart.pieces === 0) return;
  const offers = read<Offers>(await client.insist('GET', '/api/cart/delivery?lang=cs'));
  const payment = offers.payments.find(({ code }) => code === 'card')!;
  const delivery = offers.deliveries.find(
    ({ kind, payment_methods }) => kind === 'courier' && payment_methods.includes(payment.id),
  )!;

  const note: OrderNote = { key: randomUUID(), goods: listing };
  ledger.orders.push(note);
  const placed = await client.insist('POST', '/api/orders?lang=cs', {
    body: {
      ...person,
      client_key: note.key,
      email: `trial.${note.key}@karafa.example`,
      expected_total: cart.total.amount + delivery.price.amount + payment.fee.amount,
      carrier_id: delivery.id,
      payment_method_id: payment.id,
    },
  });
  if (!isDone(placed, 'order', ledger)) return;
  const { id, number, redirect } = read<{ id: number; number: string; redirect: string | null }>(placed);
  note.order = { id, number };
  const key = redirect === null ? undefined : /([\w-]{22,64})(\?|$)/.exec(redirect)?.[1];
  if (key === undefined) return;
  const paid = await client.insist('POST', `/api/payments/test/${key}`, { body: { outcome: 'pay' } });
  if (!isDone(paid, 'payment', ledger)) return;
  note.paymentKey = key;
  note.isPaid = true;
}

interface Offers {
  readonly deliveries: {
    readonly id: number;
    readonly kind: string;
    readonly price: { readonly amount: number };
    readonly payment_methods: readonly number[];
  }[];
  readonly payments: { readonly id: number; readonly code: string; readonly fee: { readonly amount: number } }[];
}

const person = {
  first_name: 'Jana',
  last_name: 'Nováková',
  phone_prefix: '+420',
  phone: '601234567',
  delivery_name: 'Jana Nováková',
  delivery_street: 'Dlouhá 1',
  delivery_city: 'Praha',
  delivery_postcode: '110 00',
  delivery_country: 'CZ',
  terms: true,
  age: true,
};

const read = <T>({ text }: Answer) => JSON.parse(text) as T;

/** Counts an answer that says no by a rule. */
function isDone({ status, text }: Answer, what: string, { refusals }: Ledger): boolean {
  if (status === 200) return true;
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? String(status);
  refusals.set(`${what}: ${code}`, (refusals.get(`${what}: ${code}`) ?? 0) + 1);
  return false;
}
