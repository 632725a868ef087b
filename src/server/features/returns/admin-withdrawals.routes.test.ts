import { beforeEach, describe, expect, test } from 'vitest';
import { shops } from '#shared/shop/shops.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { beersAndGlass, useReturnedOrders } from '#tests/support/returned-orders.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';

const { testing, admin, order, ordered, withdrawn, decide, payBack, refunds, confirmRefunds, list, mails, audit } =
  useReturnedOrders();

beforeEach(() => ordered('delivered', { lines: beersAndGlass }));

describe('withdrawals', () => {
  test('R-11.04 are listed with their refund: goods at the price paid, delivery once everything is returned', async () => {
    const first = await withdrawn([3]);
    const rest = await withdrawn([3, 1]);
    // While the first part is not accepted, the rest is not the whole order.
    expect((await list())[0]!.suggested.amount).toBe(15_000 - 500 + 10_000);
    await decide(first);
    expect(await list()).toMatchObject([
      {
        id: rest,
        kind: 'withdrawal',
        suggested: { amount: 14_500 + 10_000 + 9900, currency: 'CZK' },
        due_on: '2026-03-19',
      },
      {
        state: 'accepted',
        lines: [{ name: 'Ležák', quantity: 3 }],
        suggested: { amount: 14_500 },
        refund: null,
        order: { number: order.number },
      },
    ]);
  });

  test('R-11.04 the refunds of single pieces add up to the price of their line', async () => {
    await ordered('delivered', { delivery: 0, lines: [{ quantity: 3, price: 3334, discount: 1 }, {}] });
    const sums: number[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const id = await withdrawn([1]);
      await decide(id);
      sums.push((await list())[0]!.suggested.amount);
      await payBack(id, sums.at(-1)!);
    }
    expect([sums.length, sums.reduce((sum, each) => sum + each, 0)]).toEqual([3, 10_001]);
  });

  test('R-11.04 that are accepted wait for the goods, then for the refund; the buyer is notified of both', async () => {
    const id = await withdrawn([6, 1]);
    const accept = () => decide(id, true, 'Rozumíme.');
    expect((await payBack(id, 100)).json()).toEqual({ decided: [] });
    const decided = await Promise.all([accept(), accept()]);
    expect(decided.map((each) => each.json<{ decided: number[] }>().decided.length).toSorted()).toEqual([0, 1]);
    const refund = (amount: number) => payBack(id, amount);
    for (const wrong of [order.total + 1, 0, -1, 0.5]) expect((await refund(wrong)).statusCode, `${wrong}`).toBe(422);
    const sent = await Promise.all([refund(order.total), refund(order.total)]);
    expect(sent.map((each) => each.json<{ decided: number[] }>().decided.length).toSorted()).toEqual([0, 1]);

    const lines = order.lineIds.map((line_id, index) => ({ line_id, quantity: [6, 1][index] }));
    const content = { lines, delivery: 9900, fee: 0 };
    const asked = { amount: order.total, reason: 'withdrawal', state: 'waiting', content };
    expect(await refunds()).toEqual([{ id: expect.any(Number), bank_account: '', ...asked }]);
    const waits = { amount: { amount: order.total }, state: 'waiting' };
    expect(await list()).toMatchObject([{ state: 'accepted', refund: waits, suggested: { amount: 0 } }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['withdrawal.received', 'withdrawal.decided']);

    await confirmRefunds();
    expect(await list()).toMatchObject([{ state: 'settled', refund: { state: 'done' } }]);
    const written = await mails();
    expect(written.map(({ kind }) => kind)).toEqual([
      'withdrawal.received',
      'withdrawal.decided',
      'order.refunded',
      'withdrawal.settled',
    ]);
    expect(written[1]!.text).toContain('Rozumíme.');
    expect(written[3]!.text).toContain('Vrátili jsme vám 489,00 Kč');
    expect((await audit()).slice(0, 2)).toEqual([
      ['approve', 'withdrawal', { state: 'accepted', reason: 'Rozumíme.' }],
      ['send_back', 'withdrawal', { amount: '489.00 CZK', back_to_stock: false }],
    ]);
  });

  test('R-11.04 the receipt and the acceptance contain the return address', async () => {
    const { db } = testing.context;
    const contacts = {
      company: 'Karafa s.r.o.',
      street: 'Na Demu 12',
      city: 'Praha 1',
      postcode: '110 00',
      company_id: '',
      tax_id: '',
      register: '',
      email: '',
      phone: '',
      opening_hours: '',
      socials: [],
    };
    await db
      .insertInto('setting')
      .values({ name: 'contacts', locale: '*', value: JSON.stringify(contacts) })
      .execute();
    const words = async () => (await mails()).at(-1)!.text;
    const first = await withdrawn([1]);
    expect(await words()).toContain('Adresa pro vrácení zboží: Karafa s.r.o. Na Demu 12 110 00 Praha 1');
    const warehouse = await buildBranch(db, { kind: 'warehouse', town: 'Jirny' });
    await db
      .updateTable('branch')
      .set({ street: 'Skladová 1', postcode: '250 90' })
      .where('id', '=', warehouse)
      .execute();
    await decide(first);
    const accepted = await words();
    await decide(await withdrawn([1]), false, 'Rozbité.');
    const refused = await words();
    await db.updateTable('branch').set({ is_active: false }).where('id', '=', warehouse).execute();
    await db.deleteFrom('setting').execute();
    expect(accepted).toContain('Adresa pro vrácení zboží: Karafa s.r.o. Skladová 1 250 90 Jirny');
    expect(refused).not.toContain('Adresa');
  });

  test('R-11.04 are refused with a reason, and their goods can be withdrawn from again', async () => {
    const id = await withdrawn([6]);
    const refuse = (decision: string) => decide(id, false, decision);
    const bare = await refuse('');
    expect([bare.statusCode, Object.keys(bare.json<{ errors: object }>().errors)]).toEqual([422, ['decision']]);
    expect((await refuse('Láhev byla otevřená.')).json()).toEqual({ decided: [id] });
    expect((await mails()).at(-1)!.text).toContain('Láhev byla otevřená.');
    expect(await list('state=open')).toEqual([]);
    await withdrawn([6]);
    expect(await list('state=received')).toHaveLength(1);
    expect(await list('state=open')).toHaveLength(1);
  });

  test.each([
    ['cz', 'https://adr.coi.gov.cz'],
    ['sk', 'https://www.soi.sk'],
  ] as const)(
    'R-10.01, R-11.04 a refusal names the authority for disputes in the shop’s country (%s)',
    async (shop, authority) => {
      const { context } = testing;
      const here = { ...context, config: { ...context.config, shop: shops[shop] } };
      const refused = { isAccepted: false, decision: 'Láhev byla otevřená.' };
      await decideWithdrawal(here, { id: await withdrawn([6]), actorId: admin.id }, refused);
      expect((await mails()).at(-1)!.text.match(/https:\/\/[^\s/]+/g)).toContain(authority);
    },
  );
});
