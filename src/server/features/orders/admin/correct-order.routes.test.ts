import { describe, expect, test } from 'vitest';
import { useAdminOrders } from '#tests/support/admin-orders.ts';
import type { BuiltOrder } from '#tests/support/order-factories.ts';
import { queueOrderMail } from '../mails/order-mails.ts';

const { testing, username, call, inState, read, auditOf } = useAdminOrders();

describe('correcting the buyer and the addresses', () => {
  const correct = (order: BuiltOrder, contact: object) => call('PUT', `orders/${order.id}/contact`, contact);

  test('R-9.03 is possible until the goods leave; the administrator is recorded', async () => {
    const order = await inState('being_prepared');
    const { contact, can_be_corrected: isOffered } = await read(order);
    expect(isOffered).toBe(true);
    const changed = {
      ...contact,
      phone: '601 222 333',
      delivery: { ...contact.delivery!, street: ' Nová 8 ', postcode: '60200' },
    };
    expect((await correct(order, changed)).statusCode).toBe(200);
    const seen = await read(order);
    expect(seen.order).toMatchObject({
      phone: '+420 601 222 333',
      delivery_address: { name: 'Jiří Dvořák', street: 'Nová 8', postcode: '602 00', country: 'CZ' },
      invoice_address: { street: 'Žižkova 5' },
    });
    expect(seen.history[0]).toMatchObject({ kind: 'correct', actor: username });
    expect(await auditOf(order)).toMatchObject([
      { before: { delivery: { street: 'Žižkova 5' } }, after: { phone: '601222333', delivery: { street: 'Nová 8' } } },
    ]);
    // The form of an administrator with an outdated version.
    expect((await correct(order, { ...changed, phone: '602333444' })).statusCode).toBe(409);
  });

  test('R-9.03, R-9.06 saving without a change is not a correction', async () => {
    const order = await inState('being_prepared');
    const { contact, history } = await read(order);
    expect((await correct(order, contact)).statusCode).toBe(200);
    expect((await read(order)).history).toEqual(history);
    expect(await auditOf(order)).toEqual([]);
  });

  test('R-9.03 a corrected e-mail gets the mails that went to the wrong address', async () => {
    const { db } = testing.context;
    const order = await inState('being_prepared');
    await db.transaction().execute(async (tx) => {
      for (const kind of ['order.placed', 'order.paid', 'order.expiring'] as const)
        await queueOrderMail(testing.context, tx, order.id, kind);
    });
    const sentTo = async (address: string) =>
      (await db.selectFrom('mail').where('recipient_address', '=', address).select('kind').orderBy('id').execute()).map(
        ({ kind }) => kind,
      );
    const { contact } = await read(order);
    const changed = { ...contact, email: ' Jiri.Novy@Example.cz', first_name: 'Jiřík', last_name: 'Nový' };
    expect((await correct(order, changed)).statusCode).toBe(200);
    expect(await sentTo('jiri.novy@example.cz')).toEqual([]);
    expect((await sentTo(contact.email)).slice(3)).toEqual(['order.email_changed']);
    const again = { ...(await read(order)).contact, email: 'jirik.novy@example.cz', sends_mails: true };
    expect((await correct(order, again)).statusCode).toBe(200);
    expect(await sentTo('jirik.novy@example.cz')).toEqual(['order.placed', 'order.paid']);
    expect(await sentTo('jiri.novy@example.cz')).toEqual(['order.email_changed']);
    const sent = await db
      .selectFrom('mail')
      .where('recipient_address', '=', 'jiri.novy@example.cz')
      .select('text')
      .executeTakeFirstOrThrow();
    expect(sent.text).not.toContain(order.hash);
    expect(sent.text).not.toContain('jirik.novy');
    const { order: seen } = await read(order);
    expect(seen).toMatchObject({ email: 'jirik.novy@example.cz', first_name: 'Jiřík', last_name: 'Nový' });
    expect(await auditOf(order)).toMatchObject([
      { before: { email: contact.email }, after: { email: 'jiri.novy@example.cz', last_name: 'Nový' } },
      { after: { email: 'jirik.novy@example.cz' } },
    ]);
  });

  test('R-9.03 a company can be added and removed', async () => {
    const order = await inState('paid');
    const company = { company: 'Vinotéka Říp', company_id: '27082440', tax_id: 'cz 27082440' };
    const { contact } = await read(order);
    expect((await correct(order, { ...contact, ...company })).statusCode).toBe(200);
    const written = await read(order);
    expect(written.order).toMatchObject({ ...company, tax_id: 'CZ27082440' });
    const without = { ...written.contact, company: '', company_id: '', tax_id: '' };
    expect((await correct(order, without)).statusCode).toBe(200);
    expect((await read(order)).order).toMatchObject({ company: null, company_id: null, tax_id: null });
  });

  test('R-9.03 errors are answered at their fields', async () => {
    const order = await inState('paid');
    const { contact } = await read(order);
    const errorsOf = async (changes: object) => (await correct(order, { ...contact, ...changes })).json().errors;
    expect(await errorsOf({ delivery: { ...contact.delivery, postcode: '1' } })).toEqual({
      'delivery.postcode': ['PSČ neodpovídá zvolené zemi.'],
    });
    expect(await errorsOf({ phone: 'nevím', invoice: { ...contact.invoice, city: '' } })).toEqual({
      phone: ['Pole musí obsahovat pouze číslice.'],
      'invoice.city': ['Pole musí být vyplněno'],
    });
    expect(Object.keys(await errorsOf({ email: 'nikam', first_name: '', company_id: '27082440' }))).toEqual([
      'email',
      'first_name',
      'company',
    ]);
    expect(Object.keys(await errorsOf({ company: 'Vinotéka Říp' }))).toEqual(['company_id']);
    const wrongTax = { company: 'Vinotéka Říp', company_id: '27082440', tax_id: 'CZ1' };
    expect(Object.keys(await errorsOf(wrongTax))).toEqual(['tax_id']);
    const wrongBoth = { ...wrongTax, company_id: '27082441' };
    expect(Object.keys(await errorsOf(wrongBoth))).toEqual(['company_id', 'tax_id']);
    // Slovak tax IDs have another prefix.
    expect(await errorsOf({ delivery: { ...contact.delivery, postcode: '811 01' } })).toEqual({
      'delivery.postcode': ['PSČ neodpovídá zvolené zemi.'],
    });
  });

  test.each(['462932', '25313763'])('R-9.03 a foreign company keeps its number %s', async (company_id) => {
    const { db } = testing.context;
    const order = await inState('paid');
    const number = { company: 'Vzor', company_id, tax_id: '' };
    const { contact } = await read(order);
    expect(Object.keys((await correct(order, { ...contact, ...number })).json().errors)).toEqual(['company_id']);
    await db
      .insertInto('country')
      .values({ code: 'DK' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.updateTable('shop_order').set({ invoice_country_code: 'DK' }).where('id', '=', order.id).execute();
    expect((await correct(order, { ...contact, ...number })).statusCode).toBe(200);
    expect((await read(order)).order).toMatchObject({ company_id });
  });

  test.each(['sent', 'delivered', 'cancelled', 'refunded'] as const)(
    'is rejected for an order that is %s',
    async (state) => {
      const order = await inState(state);
      const { contact, can_be_corrected: isOffered } = await read(order);
      expect(isOffered).toBe(false);
      expect((await correct(order, contact)).statusCode).toBe(409);
    },
  );

  test('a picked-up order has no delivery address', async () => {
    const order = await inState('paid', { carrier: 'branch' });
    const { contact } = await read(order);
    expect(contact.delivery).toBeNull();
    expect((await correct(order, { ...contact, delivery: contact.invoice })).statusCode).toBe(409);
    expect((await correct(order, { ...contact, phone: '601222333' })).statusCode).toBe(200);
  });
});
