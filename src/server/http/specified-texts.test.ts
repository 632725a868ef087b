import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { linesPerCart, vouchersPerCart } from '#shared/cart/limits.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { buyer, invoiceTo, orderFormOf } from '#tests/support/order-form.ts';
import { buildGoods, buildShop, createShopper, type BuiltShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';
import { createServer } from './server.ts';

/**
 * Every message of sections 5 and 8 of the specification about carts, vouchers, delivery, payments, addresses and
 * orders, word for word, each provoked by a call.
 */

// No server listens at these addresses.
const away = 'http://127.0.0.1:1';
const testing = useTestContext({
  LOG_LEVEL: 'silent',
  ARES_URL: away,
  COMGATE_URL: away,
  COMGATE_MERCHANT: '123456',
  COMGATE_SECRET: 'tajemstvi',
  PUBLIC_URL: 'https://www.example.cz',
});
const slovak = useTestContext({ SHOP: 'sk' });
let app: FastifyInstance;
let shop: BuiltShop;

beforeAll(async () => {
  app = await createServer(testing.context);
  shop = await buildShop(testing.context.db);
  return () => app.close();
});

interface Answer {
  readonly statusCode: number;
  json(): unknown;
}

/** All texts of an answer: its message and its field errors. */
async function saidBy(answer: Promise<Answer>): Promise<string[]> {
  const { message, errors = {} } = (await answer).json() as { message: string; errors?: Record<string, string[]> };
  return [message, ...Object.values(errors).flat()];
}

const goods = (options: { pieces?: number; category?: number } = {}) =>
  buildGoods(testing.context.db, { price: 50_000, stock: { [shop.warehouse]: options.pieces ?? 5 }, ...options });

async function shopperWith(options: { pieces?: number; category?: number } = {}) {
  const shopper = createShopper(app);
  await shopper.add(await goods(options));
  return shopper;
}

const formOf = (places: BuiltShop, changes: object) =>
  orderFormOf({ expected_total: 59_900, carrier_id: places.courier, payment_method_id: places.transfer }, changes);

async function order(changes: object = {}): Promise<Answer> {
  return (await shopperWith()).call('POST', '/api/orders?lang=cs', formOf(shop, changes));
}

const pickup = () => ({ carrier_id: shop.pickup, payment_method_id: shop.card, branch_id: shop.branch, ...invoiceTo });

type Voucher = NonNullable<Parameters<typeof buildVoucher>[1]>;

async function voucher(data: Voucher, use: { email?: string; times?: number } = {}): Promise<Answer> {
  const code = `KOD-${randomUUID().slice(0, 8)}`.toUpperCase();
  await buildVoucher(testing.context.db, { ...data, code });
  const shopper = await shopperWith();
  const put = () =>
    shopper.call('POST', '/api/cart/vouchers?lang=cs', { code, ...(use.email && { email: use.email }) });
  for (let time = 1; time < (use.times ?? 1); time++) await put();
  return put();
}

/** The account has used it up and enters it again. */
async function voucherUsedUp(): Promise<Answer> {
  const code = 'JEDNOU-KAZDEMU';
  await buildVoucher(testing.context.db, { code, max_uses_per_user: 1 });
  const use = async () => {
    const shopper = await shopperWith();
    return [shopper, await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code, email: buyer.email })] as const;
  };
  const [first] = await use();
  const placed = await first.call(
    'POST',
    '/api/orders?lang=cs',
    formOf(shop, { expected_total: 54_900, email: buyer.email }),
  );
  expect(placed.statusCode).toBe(200);
  return (await use())[1];
}

/** One product more than fits into a cart. */
async function fullCart(): Promise<Answer> {
  const { db } = testing.context;
  const category = await buildCategory(db, {});
  const shopper = await shopperWith({ category });
  const { id } = await db.selectFrom('cart').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  const added_at = testing.context.now();
  const others: number[] = [];
  for (let n = 1; n < linesPerCart; n += 1) others.push(await goods({ category }));
  await db
    .insertInto('cart_line')
    .values(others.map((listing_id) => ({ cart_id: id, listing_id, quantity: 1, seen_price_minor: 50_000, added_at })))
    .execute();
  return shopper.add(await goods({ category }));
}

const sender = () => ({ client_key: randomUUID(), name: 'Jana Nováková', email: buyer.email });

async function lineOf(orderId: number): Promise<number> {
  const line = testing.context.db.selectFrom('order_line').where('order_id', '=', orderId).select('id');
  return (await line.executeTakeFirstOrThrow()).id;
}

async function orderedByGuest(email: string): Promise<{ id: number; hash: string }> {
  const placed = await order({ email, phone: `60${String(Math.random()).slice(2, 9)}` });
  expect(placed.statusCode).toBe(200);
  return placed.json() as { id: number; hash: string };
}

/** A guest turns an order into an account. */
async function register(changes: object, email = `host-${randomUUID()}@karafa.example`): Promise<Answer> {
  const { id, hash } = await orderedByGuest(email);
  return app.inject({
    method: 'POST',
    url: `/api/orders/${id}/${hash}/account?lang=cs`,
    payload: {
      username: `host.${randomUUID().slice(0, 8)}`,
      password: 'dlouhe heslo',
      password_confirmation: 'dlouhe heslo',
      terms: true,
      ...changes,
    },
  });
}

async function address(method: 'POST' | 'DELETE', path: string, changes: object = {}): Promise<Answer> {
  const headers = await logIn(testing.context.db, await buildAccount(testing.context.db));
  const { delivery_name: name, delivery_street: street, delivery_city: city, delivery_postcode: postcode } = buyer;
  const payload = { kind: 'delivery', name, street, city, postcode, country: 'CZ', ...changes };
  return app.inject({
    method,
    url: `/api/me/addresses${path}?lang=cs`,
    headers,
    ...(method === 'POST' && { payload }),
  });
}

/** The answer of a call while something that it reads is broken. */
async function whileBroken(table: string, call: () => Promise<Answer>): Promise<Answer> {
  const { pool } = testing.context;
  await pool.query(`alter table ${table} rename to broken_table`);
  try {
    return await call();
  } finally {
    await pool.query(`alter table broken_table rename to ${table}`);
  }
}

const get = (path: string): Promise<Answer> => app.inject({ url: `/api/${path}?lang=cs` });
const loadingError = 'Při načítání nastala chyba. Zkuste to prosím později.';

const messages: readonly (readonly [of: string, czech: string, provoke: () => Promise<Answer>])[] = [
  // Section 5.
  ['min length', 'Vyplňte prosím minimálně 8 znaků.', () => register({ password: 'a', password_confirmation: 'a' })],
  ['max length', 'Vyplňte prosím maximálně 100 znaků.', () => order({ first_name: 'J'.repeat(101) })],
  ['confirmed', 'Toto pole je nutné potvrdit.', () => register({ terms: false })],
  ['required', 'Pole musí být vyplněno', () => order({ last_name: '' })],
  ['email', 'Pole musí obsahovat platný email.', () => order({ email: 'jana' })],
  ['numeric', 'Pole musí obsahovat pouze číslice.', () => order({ phone: 'šest nula' })],
  ['regex', 'Pole musí obsahovat pouze alfanumerické znaky s tečkou.', () => register({ username: 'jana!nova' })],
  ['passwords must match', 'Hesla se neshodují.', () => register({ password_confirmation: 'jine heslo' })],
  [
    'terms agreement required before ordering',
    'Pro odeslání objednávky je nutné souhlasit s obchodními podmínkami.',
    () => order({ terms: false }),
  ],
  [
    'country of delivery must match the shop version',
    'Zboží doručujeme pouze v rámci České republiky.',
    () => order({ delivery_country: 'SK', delivery_postcode: '811 01' }),
  ],
  [
    'personal pickup requires online payment',
    'Osobní odběr vyžaduje online platbu.',
    () => order({ ...pickup(), payment_method_id: shop.transfer }),
  ],
  [
    'voucher: email required',
    'Pro použití tohoto voucheru vyplňte prosím nejprve svůj e-mail.',
    () => voucher({ max_uses_per_user: 1 }),
  ],
  ['voucher: per-user use limit', 'Tento voucher jste už využili v plném počtu.', voucherUsedUp],
  ['voucher: already in cart', 'Tento voucher už v košíku máte.', () => voucher({}, { times: 2 })],
  ['voucher: no longer available', 'Tento voucher již není dostupný.', () => voucher({ is_active: false })],
  [
    'voucher: minimum cart value',
    'Hodnota zboží v košíku je nižší, než kolik tento voucher vyžaduje.',
    () => voucher({ min_goods_minor: 50_001 }),
  ],
  [
    'voucher: issued to one person, who must log in',
    'Tento voucher jsme vystavili jedné osobě. Přihlaste se prosím ke svému účtu.',
    () => voucher({ for_email: buyer.email }, { email: buyer.email }),
  ],
  [
    'voucher: more than a cart takes',
    'Více voucherů už do košíku přidat nelze.',
    async () => {
      const shopper = await shopperWith();
      const use = async (n: number) => {
        await buildVoucher(testing.context.db, { code: `NAVIC-${n}` });
        return shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: `NAVIC-${n}` });
      };
      for (let n = 1; n <= vouchersPerCart; n += 1) expect((await use(n)).statusCode).toBe(200);
      return use(vouchersPerCart + 1);
    },
  ],
  // Section 8.
  ['loading error', loadingError, () => whileBroken('currency', () => get('lists/currencies'))],
  ['load error: carriers', loadingError, () => whileBroken('carrier', () => get('cart/delivery'))],
  ['load error: payments', loadingError, () => whileBroken('payment_method', () => get('cart/delivery'))],
  [
    'load error: cart',
    loadingError,
    async () => {
      const shopper = await shopperWith();
      return whileBroken('cart_line', () => shopper.call('GET', '/api/cart?lang=cs'));
    },
  ],
  ['load error: stores', loadingError, () => whileBroken('branch', () => get('delivery/branches'))],
  ['load error: products', loadingError, () => whileBroken('listing', () => get('catalog/listings'))],
  ['load error: posts', loadingError, () => whileBroken('blog_post', () => get('blog/posts'))],
  [
    'load error: payments (the gateway)',
    'Při načítání plateb nastala chyba. Objednávku máme, zaplatit ji můžete o chvíli později.',
    async () => {
      const { id, hash } = (await order({ payment_method_id: shop.card })).json() as { id: number; hash: string };
      return app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/payments?lang=cs` });
    },
  ],
  [
    'add to cart error',
    'Tolik kusů skladem nemáme.',
    async () => (await shopperWith()).add(await goods({ pieces: 1 }), 2),
  ],
  [
    'order save error: nothing in the cart',
    'Váš košík je prázdný.',
    async () => createShopper(app).call('POST', '/api/orders?lang=cs', formOf(shop, {})),
  ],
  ['add to cart error', 'Toto zboží už není v nabídce.', async () => createShopper(app).add(999_999)],
  ['address save error', 'PSČ neodpovídá zvolené zemi.', () => address('POST', '', { postcode: '1' })],
  [
    'address delete error',
    'To, co hledáte, u nás není. Možná to bylo staženo, nebo má adresa překlep.',
    () => address('DELETE', '/999999'),
  ],
  [
    'address load error',
    loadingError,
    async () => {
      const headers = await logIn(testing.context.db, await buildAccount(testing.context.db));
      return whileBroken('account_address', () => app.inject({ url: '/api/me/addresses?lang=cs', headers }));
    },
  ],
  [
    'company registry load error',
    'Údaje z rejstříku firem se nepodařilo načíst. Vyplňte je prosím ručně.',
    () => get('companies/CZ/27074358'),
  ],
  [
    'email already taken',
    'Účet s tímto e-mailem již existuje. Zkuste se nejprve přihlásit.',
    async () => {
      await buildAccount(testing.context.db, { email: 'zname@karafa.example' });
      return register({}, 'zname@karafa.example');
    },
  ],
  [
    'username already taken',
    'Toto uživatelské jméno už někdo používá. Zvolte prosím jiné.',
    async () => {
      await buildAccount(testing.context.db, { username: 'zname.jmeno' });
      return register({ username: 'zname.jmeno' });
    },
  ],
  ['fill company ID', 'Vyplňte prosím IČO.', () => order({ is_company: true, company: 'Vzor s.r.o.', company_id: '' })],
  ['fill required', 'Pole musí být vyplněno', () => order({ is_company: true, company: '', company_id: '27074358' })],
  ['delivery address missing', 'Doručovací adresa chybí nebo není platná.', () => order({ delivery_street: '' })],
  ['delivery address invalid', 'PSČ neodpovídá zvolené zemi.', () => order({ delivery_postcode: '1234' })],
  [
    'invoice address missing',
    'Fakturační adresa chybí nebo není platná.',
    () => order({ is_invoice_elsewhere: true, ...invoiceTo, invoice_city: '' }),
  ],
  [
    'invoice address invalid',
    'PSČ neodpovídá zvolené zemi.',
    () => order({ is_invoice_elsewhere: true, ...invoiceTo, invoice_postcode: '99' }),
  ],
  ['no delivery chosen', 'Vyberte prosím způsob dopravy.', () => order({ carrier_id: null })],
  ['no pickup point chosen', 'Vyberte prosím výdejní místo.', () => order({ carrier_id: shop.points, ...invoiceTo })],
  ['no store chosen', 'Vyberte prosím prodejnu.', () => order({ ...pickup(), branch_id: null })],
  ['no payment chosen', 'Vyberte prosím způsob platby.', () => order({ payment_method_id: null })],
  ['order save error', 'Zkontrolujte prosím zadané údaje.', () => order({ first_name: '' })],
  [
    'order save error: changed meanwhile',
    'Ceny nebo dostupnost zboží se mezitím změnily. Zkontrolujte prosím svůj košík.',
    () => order({ expected_total: 59_800 }),
  ],
  [
    'voucher error: unknown',
    'Tento voucher neznáme. Zkontrolujte prosím jeho kód.',
    async () => (await shopperWith()).call('POST', '/api/cart/vouchers?lang=cs', { code: 'NEZNAM' }),
  ],
  [
    'voucher error: nothing may be discounted',
    'Na zboží v košíku se žádná sleva vztahovat nesmí.',
    async () => {
      const { db } = testing.context;
      const category = await buildCategory(db, {});
      await db.updateTable('category').set({ may_be_discounted: false }).where('id', '=', category).execute();
      await buildVoucher(db, { code: 'NACIGARETY' });
      const shopper = await shopperWith({ category });
      return shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'NACIGARETY' });
    },
  ],
  ['add to cart error: full', 'Košík je plný. Dokončete prosím nejprve tuto objednávku.', fullCart],
  [
    'order save error: too much for cash',
    'Tak vysokou částku zákon nedovoluje platit v hotovosti.',
    async () => {
      const shopper = createShopper(app);
      const { db } = testing.context;
      await shopper.add(await buildGoods(db, { price: 27_000_001, stock: { [shop.warehouse]: 1 } }));
      return shopper.call('POST', '/api/orders?lang=cs', formOf(shop, { payment_method_id: shop.cash }));
    },
  ],
  [
    'payment: paid already',
    'Tato objednávka už je zaplacená.',
    async () => {
      const { id, hash } = (await order({ payment_method_id: shop.card })).json() as { id: number; hash: string };
      const paid = { state: 'paid', paid_at: new Date() } as const;
      await testing.context.db.updateTable('shop_order').set(paid).where('id', '=', id).execute();
      return app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/payments?lang=cs` });
    },
  ],
  [
    'withdrawal: too late, or the order is cancelled',
    'Od této smlouvy už odstoupit nelze. Lhůta uplynula, nebo je objednávka zrušená.',
    async () => {
      const { id, hash } = (await order()).json() as { id: number; hash: string };
      const call = (end: string, payload: object) =>
        app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/${end}?lang=cs`, payload });
      await call('cancellation', {});
      return call('withdrawals', { ...sender(), lines: [{ order_line_id: await lineOf(id), quantity: 1 }] });
    },
  ],
  [
    'complaint: too early or too late',
    'Tuto objednávku reklamovat nelze: zboží ještě nebylo odesláno, nebo už uplynula lhůta.',
    async () => {
      const { id, hash } = (await order()).json() as { id: number; hash: string };
      const said = { description: 'Láhev byla prasklá.', wished_solution: 'refund' };
      const payload = { ...sender(), ...said, order_line_id: await lineOf(id), quantity: 1 };
      return app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/complaints?lang=cs`, payload });
    },
  ],
  ['chosen store does not exist', 'Zvolená prodejna neexistuje.', () => order({ ...pickup(), branch_id: 99_999 })],
];

describe('R-8.04 every message of the specification about carts and orders is word for word', () => {
  test.each(messages)('%s: „%s“', async (_of, czech, provoke) => {
    const answer = await provoke();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    // A message may be followed by a hint: the minimum sum, the pieces in stock.
    expect(await saidBy(Promise.resolve(answer))).toContainEqual(expect.stringContaining(czech));
  });

  test('country restriction of the Slovak shop: „Zboží doručujeme pouze v rámci Slovenské republiky.“', async () => {
    const { context } = slovak;
    const server = await createServer(context);
    const places = await buildShop(context.db);
    const listing = await buildGoods(context.db, { price: 5000, stock: { [places.warehouse]: 5 } });
    const shopper = createShopper(server);
    await shopper.add(listing);
    const form = formOf(places, { expected_total: 14_900 });
    expect(await saidBy(shopper.call('POST', '/api/orders?lang=cs', form))).toContain(
      'Zboží doručujeme pouze v rámci Slovenské republiky.',
    );
    await server.close();
  });

  test('goods unavailable at the branch (delivery up to 10 days) are shown at the choice of the branch', async () => {
    const offers = await (await shopperWith()).call('GET', '/api/cart/delivery?lang=cs');
    expect(offers.json()).toMatchObject({ branches: [{ id: shop.branch, has_everything: false }] });
  });
});
