import { describe, expect, test } from 'vitest';
import { buildPickupPoint } from '#tests/support/delivery-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { invoiceTo } from '#tests/support/order-form.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper } from '#tests/support/shopping.ts';

const { testing, app, shop, goods, formFor, place } = useShopOrders();

const nineDigits = 'Česká a slovenská telefonní čísla mají devět číslic. U jiných zemí prosím změňte předvolbu.';

describe('an order form', () => {
  const errorsOf = async (form: object, needs: { category?: number } = {}) => {
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000, 5, needs));
    const answer = await place(shopper, formFor(59_900, form));
    expect(answer.statusCode).toBe(422);
    expect((await shopper.cart()).pieces).toBe(1);
    return answer.json<{ errors: Record<string, string[]> }>().errors;
  };

  test.each([
    [{ terms: false }, { terms: ['Pro odeslání objednávky je nutné souhlasit s obchodními podmínkami.'] }],
    [{ age: false }, { age: ['Potvrďte prosím, že jste plnoletí.'] }],
    [{ carrier_id: null }, { carrier_id: ['Vyberte prosím způsob dopravy.'] }],
    [{ carrier_id: 99_999 }, { carrier_id: ['Tento způsob dopravy pro zboží v košíku zvolit nelze.'] }],
    [{ payment_method_id: null }, { payment_method_id: ['Vyberte prosím způsob platby.'] }],
    [{ payment_method_id: 99_999 }, { payment_method_id: ['Tento způsob platby nelze se zvolenou dopravou použít.'] }],
    [
      { delivery_country: 'SK', delivery_postcode: '811 01' },
      { delivery_country: ['Zboží doručujeme pouze v rámci České republiky.'] },
    ],
    [{ delivery_postcode: '811 01' }, { delivery_postcode: ['Zboží doručujeme pouze v rámci České republiky.'] }],
    [{ delivery_postcode: '99999' }, { delivery_postcode: ['Zboží doručujeme pouze v rámci České republiky.'] }],
    [{ phone: '60123456' }, { phone: [nineDigits] }],
    [{ phone: '6012345678' }, { phone: [nineDigits] }],
    [{ phone_prefix: '+421', phone: '123' }, { phone: [nineDigits] }],
    [{ phone_prefix: '+49', phone: '12345' }, { phone: ['Zadejte prosím 6 až 15 číslic.'] }],
    [
      { is_invoice_elsewhere: true, ...invoiceTo, invoice_postcode: '811 01' },
      { invoice_postcode: ['PSČ neodpovídá zvolené zemi.'] },
    ],
    [
      { delivery_street: ' ' },
      {
        delivery_address: ['Doručovací adresa chybí nebo není platná.'],
        delivery_street: ['Pole musí být vyplněno'],
      },
    ],
    [{ delivery_street: 'Hlavní' }, { delivery_street: ['Doplňte prosím i číslo domu.'] }],
    [{ delivery_postcode: '1234' }, { delivery_postcode: ['PSČ neodpovídá zvolené zemi.'] }],
    [
      {
        is_invoice_elsewhere: true,
        invoice_country: 'CZ',
        invoice_name: 'Firma',
        invoice_street: '',
        invoice_city: 'Brno',
        invoice_postcode: '60200',
      },
      {
        invoice_address: ['Fakturační adresa chybí nebo není platná.'],
        invoice_street: ['Pole musí být vyplněno'],
      },
    ],
    [{ is_company: true, company: 'Vzor s.r.o.', company_id: '' }, { company_id: ['Vyplňte prosím IČO.'] }],
    [{ is_company: true, company: '', company_id: '27074358' }, { company: ['Pole musí být vyplněno'] }],
    [
      { is_company: true, company: 'Vzor s.r.o.', company_id: '27074358', tax_id: 'plátce' },
      { tax_id: ['Toto DIČ není platné. Píše se i s kódem země, například CZ nebo SK.'] },
    ],
    [{ email: 'jana' }, { email: ['Pole musí obsahovat platný email.'] }],
    [{ first_name: '' }, { first_name: ['Pole musí být vyplněno'] }],
  ])('R-6.07, R-8.04 %j is reported at its field', async (form, errors) => {
    expect(await errorsOf(form)).toEqual(errors);
  });

  test('R-6.07 reports all errors in one answer, including those that only the shop finds', async () => {
    const tobacco = await buildCategory(testing.context.db, {});
    await testing.context.db.updateTable('category').set({ age_rule: 'tobacco' }).where('id', '=', tobacco).execute();
    const required = ['Pole musí být vyplněno'];
    const empty = { email: '', first_name: '', last_name: '', phone: '', carrier_id: null, payment_method_id: null };
    const nowhere = { delivery_name: '', delivery_street: '', delivery_city: '', delivery_postcode: '' };
    const form = { ...empty, ...nowhere, terms: false, age: false };
    expect(await errorsOf(form, { category: tobacco })).toEqual({
      carrier_id: ['Vyberte prosím způsob dopravy.'],
      payment_method_id: ['Vyberte prosím způsob platby.'],
      email: required,
      first_name: required,
      last_name: required,
      phone: required,
      delivery_address: ['Doručovací adresa chybí nebo není platná.'],
      delivery_name: required,
      delivery_street: required,
      delivery_city: required,
      delivery_postcode: required,
      birth_date: ['Pro nákup tabákových výrobků vyplňte prosím datum narození.'],
      terms: ['Pro odeslání objednávky je nutné souhlasit s obchodními podmínkami.'],
      age: ['Potvrďte prosím, že jste plnoletí.'],
    });
    // Half filled in: errors of the schema and of the shop.
    expect(await errorsOf({ first_name: '', delivery_postcode: '1234', branch_id: 'x' })).toEqual({
      first_name: required,
      delivery_postcode: ['PSČ neodpovídá zvolené zemi.'],
      branch_id: ['Pole musí obsahovat pouze číslice.'],
    });
    const pickup = { carrier_id: shop.pickup, payment_method_id: shop.transfer, is_invoice_elsewhere: true };
    expect(await errorsOf({ ...pickup, invoice_country: 'CZ', phone: '' })).toEqual({
      phone: required,
      branch_id: ['Vyberte prosím prodejnu.'],
      payment_method_id: ['Osobní odběr vyžaduje online platbu.'],
      invoice_address: ['Fakturační adresa chybí nebo není platná.'],
      invoice_name: required,
      invoice_street: required,
      invoice_city: required,
      invoice_postcode: required,
    });
  });

  test.each([
    ['IE', '462932', undefined],
    ['DK', '25313763', undefined],
    ['CZ', '462932', ['Toto IČO není platné. Zkontrolujte prosím číslice.']],
    ['CZ', '25313763', ['Toto IČO není platné. Zkontrolujte prosím číslice.']],
    ['SK', '25313763', ['Toto IČO není platné. Zkontrolujte prosím číslice.']],
    ['SK', '31333532', undefined],
  ])('R-6.07 of a company in %s the number %s is answered %j', async (country, company_id, said) => {
    const { db } = testing.context;
    await db
      .insertInto('country')
      .values({ code: country })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const company = { is_company: true, company: 'Vzor', company_id };
    const invoice = { ...invoiceTo, is_invoice_elsewhere: true, invoice_country: country };
    const postcode = country === 'SK' ? { invoice_postcode: '811 01' } : {};
    const errors = await errorsOf({ ...company, ...invoice, ...postcode, terms: false });
    expect(errors).toEqual({ terms: expect.anything(), ...(said && { company_id: said }) });
  });

  test('R-11.02 requires the birth date for tobacco among other goods, in any order', async () => {
    const tobacco = await buildCategory(testing.context.db, { ageRule: 'tobacco' });
    const missing = { birth_date: ['Pro nákup tabákových výrobků vyplňte prosím datum narození.'] };
    const [glass, cigarettes] = [await goods(50_000), await goods(50_000, 5, { category: tobacco })];
    for (const lines of [
      [glass, cigarettes],
      [cigarettes, glass],
    ]) {
      const shopper = createShopper(app);
      for (const line of lines) await shopper.add(line);
      const answer = await place(shopper, formFor(109_900));
      expect([answer.statusCode, answer.json().errors]).toEqual([422, missing]);
    }
  });

  test('R-6.05 requires an existing branch and online payment for pickup', async () => {
    const pickup = {
      carrier_id: shop.pickup,
      is_invoice_elsewhere: true,
      invoice_name: 'Jana',
      invoice_street: 'Dlouhá 1',
      invoice_city: 'Praha',
      invoice_postcode: '110 00',
      invoice_country: 'CZ',
    };
    expect(await errorsOf({ ...pickup, payment_method_id: shop.card })).toEqual({
      branch_id: ['Vyberte prosím prodejnu.'],
    });
    expect(await errorsOf({ ...pickup, payment_method_id: shop.card, branch_id: 99_999 })).toEqual({
      branch_id: ['Zvolená prodejna neexistuje.'],
    });
    expect(await errorsOf({ ...pickup, payment_method_id: shop.transfer, branch_id: shop.branch })).toEqual({
      payment_method_id: ['Osobní odběr vyžaduje online platbu.'],
    });
  });

  test('R-6.07 requires an existing country of the invoice', async () => {
    const invoice = {
      is_invoice_elsewhere: true,
      invoice_name: 'Jana',
      invoice_street: 'Dlouhá 1',
      invoice_city: 'Praha',
      invoice_postcode: '110 00',
    };
    const unknown = { invoice_country: ['Tato hodnota není platná.'] };
    expect(await errorsOf({ ...invoice, invoice_country: 'XX' })).toEqual(unknown);
    // Goods that are picked up have no country either.
    const pickup = { carrier_id: shop.pickup, payment_method_id: shop.card, branch_id: shop.branch };
    expect(await errorsOf({ ...invoice, ...pickup, delivery_country: 'XX' })).toEqual(unknown);
  });

  test('R-6.05, R-11.01 accepts pickup points of the carrier only, and no lockers for goods that need an age check', async () => {
    const { db } = testing.context;
    const locker = await buildPickupPoint(db, { carrier: shop.points, kind: 'locker' });
    const foreign = await buildPickupPoint(db, { carrier: shop.courier });
    const alcohol = await buildCategory(db, {});
    await db.updateTable('category').set({ age_rule: 'alcohol' }).where('id', '=', alcohol).execute();
    const form = {
      carrier_id: shop.points,
      invoice_name: 'Jana',
      invoice_street: 'Dlouhá 1',
      invoice_city: 'Praha',
      invoice_postcode: '110 00',
      invoice_country: 'CZ',
    };
    const missing = { pickup_point_id: ['Vyberte prosím výdejní místo.'] };
    expect(await errorsOf(form)).toEqual(missing);
    const gone = { pickup_point_id: ['Zvolené výdejní místo už neexistuje. Vyberte prosím jiné.'] };
    for (const id of [foreign, 99_999]) expect(await errorsOf({ ...form, pickup_point_id: id })).toEqual(gone);
    expect(await errorsOf({ ...form, pickup_point_id: locker }, { category: alcohol })).toEqual({
      pickup_point_id: ['Ve výdejním boxu nelze ověřit věk. Vyberte prosím výdejní místo s obsluhou.'],
    });
  });

  test('R-11.02 requires a confirmation for alcohol, and records it', async () => {
    const { db } = testing.context;
    const alcohol = await buildCategory(db, {});
    await db.updateTable('category').set({ age_rule: 'alcohol' }).where('id', '=', alcohol).execute();
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000, 5, { category: alcohol }));
    const placed = (await place(shopper, formFor(59_900))).json();
    const checks = await db.selectFrom('age_check').where('order_id', '=', placed.id).select('level').execute();
    expect(checks).toEqual([{ level: 'confirmed' }]);
  });

  test('R-11.02 requires a birth date for tobacco, which is checked and not stored', async () => {
    const { db, now } = testing.context;
    const tobacco = await buildCategory(db, {});
    await db.updateTable('category').set({ age_rule: 'tobacco' }).where('id', '=', tobacco).execute();
    const needs = { category: tobacco };
    const yearsAgo = (years: number) => `${now().getUTCFullYear() - years}-01-01`;
    expect(await errorsOf({}, needs)).toEqual({
      birth_date: ['Pro nákup tabákových výrobků vyplňte prosím datum narození.'],
    });
    expect(await errorsOf({ birth_date: yearsAgo(17) }, needs)).toEqual({
      birth_date: ['Toto zboží smíme prodat jen plnoletým.'],
    });
    for (const wrong of ['0001-01-01', yearsAgo(121), yearsAgo(-1)])
      expect(await errorsOf({ birth_date: wrong }, needs)).toEqual({
        birth_date: ['Zkontrolujte prosím datum narození.'],
      });
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000, 5, needs));
    const born = yearsAgo(30).replace('-01-01', '-02-17');
    const placed = (await place(shopper, formFor(59_900, { birth_date: born }))).json();
    const checks = await db
      .selectFrom('age_check')
      .where('order_id', '=', placed.id)
      .select(['level', 'is_adult'])
      .execute();
    expect(checks).toEqual([{ level: 'birth_date', is_adult: true }]);
    for (const value of [born, born.replaceAll('-', ''), '17. 2.'])
      expect(await columnsThatHold(testing.context.pool, value), value).toEqual([]);
  });
});

/** Text columns of all tables. */
async function columnsThatHold(pool: typeof testing.context.pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(`
    select format('%I.%I', c.table_schema, c.table_name) as table_name, quote_ident(c.column_name) as column_name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'graphile_worker')`);
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of rows) {
    const { rowCount } = await pool.query(`select from ${table} where ${column}::text like $1 limit 1`, [`%${text}%`]);
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}
