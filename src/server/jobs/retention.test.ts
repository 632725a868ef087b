import { expect, test } from 'vitest';
import { deleteOldAdverts } from '#server/features/adverts/index.ts';
import { deleteOldTaxDocuments, forgetAgeChecks, forgetOrders } from '#server/features/orders/index.ts';
import { sweepPayments } from '#server/features/payments/index.ts';
import { forgetReturns } from '#server/features/returns/index.ts';
import { deleteOldMails, queueMail } from '#server/platform/mail/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildCategory, ensureCurrency } from '#tests/support/factories.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
const now = new Date('2030-06-15T12:00:00Z');
const context = () => ({ ...testing.context, now: () => now });
const dayBefore = new Date('2030-06-14T12:00:00Z').getTime() - now.getTime();
/** A day more, or a day less, than so many months ago. */
const ago = (months: number, days: 1 | -1) => {
  const at = new Date(now);
  at.setUTCMonth(at.getUTCMonth() - months);
  return new Date(at.getTime() + days * dayBefore);
};

test('orders lose the buyer after four years; invoices and the audit trail stay', async () => {
  const { db } = testing.context;
  const actorId = await buildAccount(db);
  const order = { state: 'delivered', email: 'jiri@karafa.example', note: 'Zvoňte', company: 'Vinotéka' };
  const old = await buildOrder(db, { order: { ...order, account_id: actorId, state_since: ago(48, 1) } });
  const young = await buildOrder(db, { order: { ...order, state_since: ago(48, -1) } });
  const open = await buildOrder(db, { order: { ...order, state: 'sent', state_since: ago(60, 1) } });
  const content = JSON.stringify({ buyer: 'Jiří Dvořák' });
  const invoice = { order_id: old.id, kind: 'invoice', number: '2030000001', issued_at: ago(48, 1), content };
  await db.insertInto('invoice').values(invoice).execute();
  const note = { order_id: old.id, kind: 'note', detail: '{"text":"Volal pan Dvořák"}', happened_at: ago(48, 1) };
  await db.insertInto('order_event').values(note).execute();
  const after = { email: order.email };
  await recordAudit(db, [{ actorId, action: 'change', entity: 'order', entityId: old.id, after }], ago(48, 1));

  expect(await forgetOrders(context())).toBe(1);
  expect(await forgetOrders(context())).toBe(0);
  const read = (id: number) => db.selectFrom('shop_order').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const erased = await read(old.id);
  expect(JSON.stringify(erased)).not.toMatch(/jiri|Jiří|Dvořák|Žižkova|Zvoňte|Vinotéka/);
  expect(erased).toMatchObject({ number: old.number, total_minor: old.total, account_id: null });
  expect(erased.hash).not.toBe(old.hash);
  for (const { id } of [young, open]) expect(await read(id)).toMatchObject({ email: order.email, note: 'Zvoňte' });
  expect(await db.selectFrom('invoice').select('content').execute()).toEqual([{ content: { buyer: 'Jiří Dvořák' } }]);
  expect(await db.selectFrom('order_event').where('kind', '=', 'note').select('detail').execute()).toEqual([
    { detail: {} },
  ]);
  const audit = await db.selectFrom('audit_entry').select(['actor_id', 'action', 'entity_id', 'after']).execute();
  expect(audit).toEqual([{ actor_id: actorId, action: 'change', entity_id: old.id, after: null }]);
});

test('tax documents are deleted ten years after the end of their year, those of an order together', async () => {
  const { db } = testing.context;
  const build = async (years: readonly number[], state = 'delivered') => {
    const { id } = await buildOrder(db, { order: { state } });
    let corrects_id: number | null = null;
    for (const year of years) {
      const kind: string = corrects_id === null ? 'invoice' : 'credit_note';
      const issued_at = new Date(Date.UTC(year, 11, 31, 22));
      const row = { order_id: id, kind, number: `${kind}-${id}`, corrects_id, issued_at, content: '{}' };
      const inserted: { id: number } = await db
        .insertInto('invoice')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      corrects_id = inserted.id;
    }
    return id;
  };
  await build([2019]);
  await build([2018, 2019]);
  const kept = [await build([2020]), await build([2019, 2020]), await build([2019], 'sent')];
  expect(await deleteOldTaxDocuments(context())).toBe(3);
  expect(await deleteOldTaxDocuments(context())).toBe(0);
  const left = await db.selectFrom('invoice').where('number', 'like', '%-%').select('order_id').orderBy('id').execute();
  expect([...new Set(left.map(({ order_id }) => order_id))]).toEqual(kept);
});

test('withdrawals and complaints lose their senders after four years, in batches', async () => {
  const { db } = testing.context;
  const { id: order_id } = await buildOrder(db, { order: { state: 'delivered' } });
  const line = await db
    .selectFrom('order_line')
    .where('order_id', '=', order_id)
    .select('id')
    .executeTakeFirstOrThrow();
  const sender = { locale: 'cs', name: 'Jiří Dvořák', email: 'jiri.vraci@karafa.example' };
  const decided = { decided_at: ago(48, 1), decision: 'Přijato' };
  const withdrawals = Array.from({ length: 201 }, () => ({
    ...sender,
    ...decided,
    order_id,
    client_key: crypto.randomUUID(),
    state: 'refused',
    received_at: ago(48, 1),
  }));
  const young = { ...withdrawals[0]!, client_key: crypto.randomUUID(), received_at: ago(48, -1) };
  await db
    .insertInto('withdrawal')
    .values([...withdrawals, young])
    .execute();
  const complaint = {
    ...sender,
    order_id,
    order_line_id: line.id,
    quantity: 1,
    description: 'Rozbitá láhev',
    wished_solution: 'refund',
    received_at: ago(48, 1),
    due_on: '2026-01-01',
    state_since: ago(48, 1),
  };
  await db
    .insertInto('complaint')
    .values([
      { ...complaint, client_key: crypto.randomUUID(), state: 'closed' },
      { ...complaint, client_key: crypto.randomUUID(), state: 'accepted' },
    ])
    .execute();
  expect(await forgetReturns(context())).toBe(202);
  expect(await forgetReturns(context())).toBe(0);
  for (const table of ['withdrawal', 'complaint'] as const)
    expect(await db.selectFrom(table).where('email', '<>', '').select('name').execute()).toEqual([
      { name: sender.name },
    ]);
});

test('records of age checks are deleted after a year', async () => {
  const { db } = testing.context;
  const { id } = await buildOrder(db);
  const check = { order_id: id, level: 'handover', is_adult: true };
  await db
    .insertInto('age_check')
    .values([
      { ...check, happened_at: ago(12, 1) },
      { ...check, happened_at: ago(12, -1) },
    ])
    .execute();
  expect(await forgetAgeChecks(context())).toBe(1);
  expect(await db.selectFrom('age_check').select('happened_at').execute()).toEqual([{ happened_at: ago(12, -1) }]);
});

test('adverts are deleted two years after their end', async () => {
  const { db } = testing.context;
  await ensureCurrency(db);
  const category = await buildCategory(db, { name: 'Rum' });
  const seller = await buildAccount(db);
  const build = async (state: 'sold' | 'approved', changedAt: Date) => {
    const id = await buildAdvert(db, { category, seller, state });
    await db.updateTable('advert').set({ state_changed_at: changedAt }).where('listing_id', '=', id).execute();
    return id;
  };
  await build('sold', ago(24, 1));
  const kept = [await build('sold', ago(24, -1)), await build('approved', ago(36, 1))];
  expect(await deleteOldAdverts(context())).toBe(1);
  expect((await db.selectFrom('listing').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual(kept);
});

test('mails are deleted after six months', async () => {
  const { db } = testing.context;
  for (const address of ['old@karafa.example', 'young@karafa.example'])
    await db.transaction().execute(async (tx) => {
      const mail = { kind: 'account.approved', locale: 'cs', subject: 'Účet', html: '<p></p>', text: '' } as const;
      await queueMail(tx, { ...mail, to: { address } });
    });
  const backdate = (address: string, at: Date) =>
    db.updateTable('mail').set({ created_at: at }).where('recipient_address', '=', address).execute();
  await backdate('old@karafa.example', ago(6, 1));
  await backdate('young@karafa.example', ago(6, -1));
  expect(await deleteOldMails(context())).toBe(1);
  expect(await db.selectFrom('mail').select('recipient_address').execute()).toEqual([
    { recipient_address: 'young@karafa.example' },
  ]);
});

test('webhooks are deleted after six months, those about unknown payments after thirty days, in batches', async () => {
  const { db } = testing.context;
  const day = 86_400_000;
  const build = (outcome: string, received_at: Date) => ({ provider: 'test', outcome, body: '{}', received_at });
  const kept = [build('settled', ago(6, -1)), build('unknown', new Date(now.getTime() - 29 * day))];
  await db
    .insertInto('payment_webhook')
    .values([
      ...kept,
      ...Array.from({ length: 501 }, () => build('settled', ago(6, 1))),
      build('unknown', new Date(now.getTime() - 31 * day)),
    ])
    .execute();
  await sweepPayments(context(), {} as Parameters<typeof sweepPayments>[1]);
  const left = await db.selectFrom('payment_webhook').select('outcome').orderBy('id').execute();
  expect(left).toEqual(kept.map(({ outcome }) => ({ outcome })));
});
