import { beforeEach, describe, expect, test } from 'vitest';
import { invoiceDraft } from '#tests/support/invoice-drafts.ts';
import { buildOrder, buildPaidPayment, type OrderOptions } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { issueCreditNote, issueInvoice } from '../documents/issue-document.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { OrderMail } from './mailed-order.ts';
import { queueOrderMail, remindOfPickups, remindOfUnpaidOrders } from './order-mails.ts';

const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });

let clock: Date;

beforeEach(async () => {
  clock = new Date('2026-03-02T10:00:00Z');
  await testing.context.db.deleteFrom('mail').execute();
});

const queue = (orderId: number, kind: OrderMail) =>
  testing.context.db
    .transaction()
    .execute((tx) => queueOrderMail({ ...testing.context, now: () => clock }, tx, orderId, kind));
const mails = () =>
  testing.context.db
    .selectFrom('mail')
    .select(['kind', 'recipient_address', 'recipient_name', 'locale', 'subject', 'text', 'html', 'attachments'])
    .orderBy('id')
    .execute();

async function mailOf(kind: OrderMail, options: OrderOptions = {}) {
  const order = await buildOrder(testing.context.db, options);
  await queue(order.id, kind);
  const [mail] = await mails();
  // Unwraps the lines.
  return { order, ...mail!, words: mail!.text.replace(/\s+/g, ' ') };
}

const beer = { name: 'Karlův ležák', sku: 'PIV-1', quantity: 6, price: 5000, discount: 1500 };
const inState = (state: OrderState, more: OrderOptions['order'] = {}): OrderOptions => ({
  payment: 'card',
  order: { state, ...more },
});

test('R-9.03 the mail about a part says what came, what remains, and how to pay exactly that; once for each part', async () => {
  const { db } = testing.context;
  const order = await buildOrder(db, {
    lines: [{ price: 100_000 }],
    delivery: 0,
    payment: 'bank_transfer',
    order: { state: 'waiting_for_payment', part_paid_minor: 70_000, expires_at: new Date('2026-03-09T10:00:00Z') },
  });
  const come = (amount: number) =>
    db
      .insertInto('order_event')
      .values({ order_id: order.id, kind: 'part_payment', detail: JSON.stringify({ amount }), happened_at: clock })
      .execute();
  await come(30_000);
  await come(40_000);
  for (const _time of [1, 2]) await queue(order.id, 'order.part_paid');
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual([`U objednávky ${order.number} zbývá doplatit 300,00 Kč`, []]);
  const words = mail!.text.replace(/\s+/g, ' ');
  for (const part of [
    'přišla platba 400,00 Kč. Zbývá doplatit 300,00 Kč.',
    'Celková cena: 1 000,00 Kč',
    'Už přišlo: 700,00 Kč',
    'Zbývá doplatit: 300,00 Kč',
    `Variabilní symbol: ${order.number}`,
    'Pokud zbytek do 9. 3. 2026 nepřijde',
    `https://karafa.example/shrnuti/${order.id}/${order.hash}`,
  ])
    expect(words).toContain(part);
  await come(10_000);
  await queue(order.id, 'order.part_paid');
  expect(await mails()).toHaveLength(2);
});

describe('the mail about a placed order', () => {
  test('R-6.09 lists the goods, the destination and the total', async () => {
    const mail = await mailOf('order.placed', { lines: [beer, { name: 'Sklenice' }], payment: 'card' });
    const { number, id, hash } = mail.order;
    expect(mail).toMatchObject({
      locale: 'cs',
      recipient_name: 'Jiří Dvořák',
      subject: `Přijali jsme objednávku ${number}`,
    });
    for (const words of [
      '6 × Karlův ležák · 300,00 Kč',
      '1 × Sklenice · 363,00 Kč',
      'Sleva · −15,00 Kč',
      'Kurýr · 99,00 Kč',
      'Celkem · 747,00 Kč',
      'z toho DPH 21 % ze základu 617,36 Kč · 129,64 Kč',
      'Dobrý den! Objednávku číslo',
      'Žižkova 5 251 01 Říčany',
      '3 až 5 pracovních dnů po přijetí platby',
      'Kartou online',
      'osobě od 18 let',
      `https://karafa.example/shrnuti/${id}/${hash}`,
      'https://karafa.example/info/1/obchodni-podminky',
    ])
      expect(mail.words).toContain(words);
    expect(mail.html).toContain('6 × Karlův ležák');
    expect(mail.attachments).toEqual([]);
  });

  test('R-6.06 has all details for a bank transfer', async () => {
    const { words } = await mailOf('order.placed', { lines: [beer] });
    for (const label of ['Číslo účtu', 'IBAN', 'SWIFT', 'Částka: 384,00 Kč', 'Zaplaťte do: 9. 3. 2026'])
      expect(words).toContain(label);
    expect(words).toMatch(/Variabilní symbol: 26\d{8}/);
  });

  test.each([
    [
      'cs',
      'courier',
      'Předpokládaný termín: 4. 3. 2026 – 6. 3. 2026 při platbě 2. 3. 2026, jinak 3 až 5 pracovních dnů po přijetí platby',
    ],
    [
      'en',
      'courier',
      'Mar 4, 2026 – Mar 6, 2026 if paid on Mar 2, 2026, otherwise 3 to 5 working days after the payment arrives',
    ],
    [
      'de',
      'branch',
      '04.03.2026 – 06.03.2026 bei Zahlung am 02.03.2026, sonst 3 bis 7 Arbeitstage nach Zahlungseingang',
    ],
    ['cs', 'branch', 'Připraveno k vyzvednutí: 4. 3. 2026 – 6. 3. 2026 při platbě 2. 3. 2026, jinak 3 až 7'],
  ] as const)('R-6.05, R-6.09 has the days of an awaited payment (%s, %s)', async (locale, carrier, days) => {
    expect((await mailOf('order.placed', { locale, carrier })).words).toContain(days);
  });

  test('of cash on delivery says when it is paid', async () => {
    const options = inState('being_prepared');
    const { words } = await mailOf('order.placed', { ...options, payment: 'cash_on_delivery', fee: 3900 });
    expect(words).toContain('Zaplatíte při převzetí.');
    expect(words).toContain('Na dobírku · 39,00 Kč');
  });

  test('R-11.04 has the terms attached in the order’s language', async () => {
    const { db } = testing.context;
    await db.insertInto('info_page').values({ id: 1 }).execute();
    const text = { info_page_id: 1, locale: 'de', title: 'AGB', slug: 'agb', perex: '', body: 'Text' };
    await db.insertInto('info_page_text').values(text).execute();
    const mail = await mailOf('order.placed', { locale: 'de', payment: 'card' });
    expect(mail).toMatchObject({
      locale: 'de',
      attachments: ['terms:de'],
      subject: expect.stringContaining('eingegangen'),
    });
    expect(mail.words).toContain('https://karafa.example/de/zusammenfassung/');
    expect(mail.words).toContain('Geschäftsbedingungen Ihres Einkaufs sind angehängt');
  });
});

describe('mails about later events of an order', () => {
  test('R-6.09 paid: with the invoice', async () => {
    const { db, config } = testing.context;
    const order = await buildOrder(db, inState('paid'));
    const issue = {
      subject: { kind: 'order', id: order.id } as const,
      content: invoiceDraft(),
      at: new Date(),
      shop: config.shop,
    };
    const { id } = await db.transaction().execute((tx) => issueInvoice(tx, issue));
    await queue(order.id, 'order.paid');
    const [mail] = await mails();
    expect(mail!.attachments).toEqual([`invoice:${id}`]);
    expect(mail!.text).toContain(`https://karafa.example/api/orders/${order.id}/${order.hash}/invoice.pdf`);
  });

  test.each([
    ['courier', 'Jakmile ji předáme dopravci', 'Předpokládaný termín: 4. 3. 2026 – 6. 3. 2026'],
    ['branch', 'Jakmile bude na prodejně k vyzvednutí', 'Připraveno k vyzvednutí: 4. 3. 2026 – 6. 3. 2026'],
  ] as const)('R-6.09 being prepared: what comes next (%s)', async (carrier, next, days) => {
    const mail = await mailOf('order.being_prepared', { ...inState('being_prepared'), carrier });
    expect(mail.subject).toBe(`Objednávku ${mail.order.number} připravujeme`);
    expect(mail.words).toContain(next);
    expect(mail.words).toContain(days);
    expect(mail.attachments).toEqual([]);
  });

  test('R-6.05 placed: from when on it is ready at a branch, never on a day on which that is closed', async () => {
    const { db } = testing.context;
    const days = { expected_from: '2026-03-08', expected_to: '2026-03-09' };
    const { id } = await db
      .insertInto('branch_closure')
      .values({ branch_id: null, day: '2026-03-09', note: 'Inventura' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { words } = await mailOf('order.placed', { ...inState('paid', days), carrier: 'branch' });
    await db.deleteFrom('branch_closure').where('id', '=', id).execute();
    // The 8th is a Sunday.
    for (const expected of [
      'Připraveno k vyzvednutí: 10. 3. 2026 ',
      'Prodejna: Žitná 7 301 00 Plzeň',
      'Otevírací doba: po–pá 9:00–18:00, so 9:00–12:00',
      'Mimořádně zavřeno: 9. 3. 2026 (Inventura)',
      'Telefon: +420 200 000 107',
    ])
      expect(words).toContain(expected);
    expect(words).not.toContain('Předpokládaný termín');
  });

  test.each([
    ['order.sent', 'courier'],
    ['order.delivered', 'branch'],
  ] as const)('R-6.09 %s: with the invoice, when it is paid on delivery', async (kind, carrier) => {
    const { db, config } = testing.context;
    const order = await buildOrder(db, { ...inState('sent'), payment: 'cash_on_delivery', carrier });
    const issue = {
      subject: { kind: 'order', id: order.id } as const,
      content: invoiceDraft(),
      at: new Date(),
      shop: config.shop,
    };
    const { id } = await db.transaction().execute((tx) => issueInvoice(tx, issue));
    await queue(order.id, kind);
    const [mail] = await mails();
    expect(mail!.attachments).toEqual([`invoice:${id}`]);
    expect(mail!.text).toContain('/invoice.pdf');
    expect(mail!.text.includes('Zaplatíte při převzetí.')).toBe(kind === 'order.sent');
  });

  test('R-6.05 ready for pickup: where, when and what to bring', async () => {
    const mail = await mailOf('order.ready_for_pickup', { ...inState('ready_for_pickup'), carrier: 'branch' });
    for (const words of [
      'Žitná 7 301 00 Plzeň',
      'po–pá 9:00–18:00, so 9:00–12:00',
      '+420 200 000 107',
      'občanský průkaz',
      '18 let',
    ])
      expect(mail.words).toContain(words);
    expect(mail.words).not.toContain('Připraveno k vyzvednutí: od');
    expect(mail.words).toContain('Způsob platby: Kartou online');
    expect(mail.words).toContain('Doručení: Osobní odběr');
  });

  test('R-6.09 sent: how to track the parcel', async () => {
    const mail = await mailOf('order.sent', inState('sent', { tracking_code: 'Z 1/2' }));
    expect(mail.words).toContain('Číslo zásilky: Z 1/2');
    expect(mail.words).toContain('https://zasilky.example/Z%201%2F2');
  });

  test.each([
    [true, 'Zboží smíme předat jen osobě od 18 let.'],
    [false, undefined],
  ])('R-11.01 sent: to whom it is handed (needs an age check: %s)', async (needs_age_check, note) => {
    const { words } = await mailOf('order.sent', inState('sent', { needs_age_check }));
    if (note) expect(words).toContain(note);
    else expect(words).not.toContain('osobě od');
  });

  test('R-6.09 contain a company’s numbers', async () => {
    const company = { company: 'Vinotéka Říp', company_id: '27082440', tax_id: 'CZ27082440' };
    const { words } = await mailOf('order.placed', inState('waiting_for_payment', company));
    expect(words).toContain('Vinotéka Říp Jiří Dvořák');
    expect(words).toContain('IČO: 27082440 DIČ: CZ27082440');
  });

  test('R-6.06, R-6.08 about to expire: the details for the transfer once more', async () => {
    const { words, order } = await mailOf('order.expiring', { lines: [beer] });
    for (const expected of ['Číslo účtu', 'IBAN', 'SWIFT', `Variabilní symbol: ${order.number}`, 'Částka: 384,00 Kč'])
      expect(words).toContain(expected);
    expect(words).not.toContain('Zaplatit:');
  });

  test('R-11.04 delivered: the periods for withdrawing and complaining', async () => {
    const mail = await mailOf('order.delivered', inState('delivered'));
    expect(mail.words).toContain('odstoupit do 14 dnů od převzetí');
    expect(mail.words).toContain('do 24 měsíců');
    expect(mail.words).toContain(
      `Odstoupit od smlouvy: https://karafa.example/odstoupeni/${mail.order.id}/${mail.order.hash}`,
    );
    expect(mail.words).toContain(`https://karafa.example/reklamace/${mail.order.id}/${mail.order.hash}`);
  });

  test('R-6.09 picked up: does not mention a delivery', async () => {
    const mail = await mailOf('order.delivered', { ...inState('delivered'), carrier: 'branch' });
    expect(mail.subject).toBe(`Objednávka ${mail.order.number} je vyzvednuta`);
    expect(mail.words).toContain('jste si vyzvedli');
    expect(mail.words).not.toContain('doručena');
  });

  test.each([
    ['expiry', '', null, 'nebyla do 7 dnů zaplacena', 'Nic jsme vám neúčtovali'],
    ['buyer', 'nechci', new Date(), 'jak jste požádali', 'Zaplacené peníze vám vrátíme'],
    [
      'administrator',
      'Zboží se rozbilo.',
      new Date(),
      'museli zrušit. Zboží se rozbilo.',
      'Zaplacené peníze vám vrátíme',
    ],
  ])('R-6.09 cancelled by %s: the reason, and the refund', async (by, reason, paidAt, why, money) => {
    const { db } = testing.context;
    const order = await buildOrder(db, inState('cancelled', { paid_at: paidAt }));
    await db
      .insertInto('order_event')
      .values({
        order_id: order.id,
        kind: 'cancel',
        to_state: 'cancelled',
        detail: JSON.stringify({ by, reason }),
        happened_at: new Date(),
      })
      .execute();
    await queue(order.id, 'order.cancelled');
    const words = (await mails())[0]!.text.replace(/\s+/g, ' ');
    expect(words).toContain(why);
    expect(words).toContain(money);
  });

  test('R-9.03 refunded: the sum and the credit note, once per refund', async () => {
    const { db, config } = testing.context;
    const order = await buildOrder(db, inState('cancelled'));
    const issue = {
      subject: { kind: 'order', id: order.id } as const,
      content: invoiceDraft(),
      at: new Date(),
      shop: config.shop,
    };
    await db.transaction().execute((tx) => issueInvoice(tx, issue));
    const paymentId = await buildPaidPayment(db, order.id, order.total);
    for (const amount of [10_000, 5000]) {
      const made = { payment_id: paymentId, amount_minor: amount, created_at: clock };
      const { id: refundId } = await db.insertInto('refund').values(made).returning('id').executeTakeFirstOrThrow();
      await db.transaction().execute((tx) => issueCreditNote(tx, { ...issue, refundId }));
      await queue(order.id, 'order.refunded');
      await queue(order.id, 'order.refunded');
    }
    const written = await mails();
    expect(written).toHaveLength(2);
    for (const [index, sum] of ['100,00 Kč', '50,00 Kč'].entries()) {
      expect(written[index]!.text.replace(/\s+/g, ' ')).toContain(`vrátili ${sum}`);
      expect(written[index]!.text).toMatch(/credit-note\/OD\d{10}\.pdf/);
      expect(written[index]!.attachments).toEqual([expect.stringMatching(/^invoice:\d+$/)]);
    }
    expect(written[0]!.attachments).not.toEqual(written[1]!.attachments);
  });

  test('R-6.06 payment failed: where to pay again, until when', async () => {
    const mail = await mailOf('order.payment_failed', inState('waiting_for_payment'));
    expect(mail.words).toContain('Zaplatit znovu: https://karafa.example/shrnuti/');
    expect(mail.words).toContain('do 9. 3. 2026');
  });

  test('are written once, however often they are queued', async () => {
    const { order } = await mailOf('order.delivered', inState('delivered'));
    await queue(order.id, 'order.delivered');
    expect(await mails()).toHaveLength(1);
  });
});

test('R-6.08 buyers are reminded once, a day before their unpaid order expires', async () => {
  const { context } = testing;
  const order = await buildOrder(context.db, inState('waiting_for_payment', { email: 'zapomnel@example.cz' }));
  await buildOrder(context.db, inState('paid'));
  const remind = (at: string) => remindOfUnpaidOrders({ ...context, now: () => new Date(at) });
  const own = async () => (await mails()).filter((mail) => mail.recipient_address === 'zapomnel@example.cz');
  await remind('2026-03-08T09:59:00Z');
  expect(await own()).toEqual([]);
  await remind('2026-03-08T10:00:00Z');
  await remind('2026-03-08T11:00:00Z');
  expect(await own()).toMatchObject([
    { kind: 'order.expiring', subject: `Objednávku ${order.number} je potřeba zaplatit` },
  ]);
});

describe('a reminder of goods that wait at a branch', () => {
  const ready = (more: OrderOptions['order'] = {}): OrderOptions => ({
    ...inState('ready_for_pickup', {
      collect_by: '2026-03-12',
      pickup_code: 'K7M2QX',
      state_since: new Date('2026-03-05T15:00:00Z'),
      ...more,
    }),
    carrier: 'branch',
  });
  const remindAt = (at: string) => {
    clock = new Date(at);
    return remindOfPickups({ ...testing.context, now: () => clock });
  };
  const reminded = async () => (await mails()).filter(({ kind }) => kind === 'order.pickup_ending');
  beforeEach(() => testing.context.db.updateTable('shop_order').set({ state: 'delivered' }).execute());

  test('R-6.05, R-6.09 is sent once, the day before the last one, with code, place and hours', async () => {
    const order = await buildOrder(testing.context.db, ready());
    // In Prague the day begins an hour before that of the clock.
    expect(await remindAt('2026-03-10T22:59:00Z')).toBe(0);
    expect(await remindAt('2026-03-10T23:00:00Z')).toBe(1);
    expect(await remindAt('2026-03-11T07:00:00Z')).toBe(0);
    expect(await remindAt('2026-03-12T07:00:00Z')).toBe(0);
    const [mail, ...others] = await reminded();
    expect(others).toEqual([]);
    expect(mail!.subject.replaceAll('\u00a0', ' ')).toBe(`Objednávku ${order.number} si vyzvedněte do 12. 3. 2026`);
    const words = mail!.text.replace(/\s+/g, ' ');
    for (const part of ['K7M 2QX', 'do: 12. 3. 2026', 'Žitná 7 301 00 Plzeň', 'po–pá 9:00–18:00', 'občanský průkaz'])
      expect(words).toContain(part);
  });

  test.each(['cs', 'en', 'de'] as const)('R-1.02 is written in the language of the order (%s)', async (locale) => {
    await buildOrder(testing.context.db, { ...ready(), locale });
    await remindAt('2026-03-11T07:00:00Z');
    const [mail] = await reminded();
    expect(mail).toMatchObject({ locale });
    expect(mail!.text).toContain(
      { cs: 'Zboží na vás stále čeká', en: 'Your goods are still waiting for you', de: 'Ihre Ware liegt noch bereit' }[
        locale
      ],
    );
  });

  test('R-6.05 is sent on the last day after a failure, but not on the day the goods became ready', async () => {
    const { db } = testing.context;
    await buildOrder(db, ready());
    await buildOrder(
      db,
      ready({ pickup_code: 'K7M2QY', state_since: new Date('2026-03-12T06:00:00Z'), collect_by: '2026-03-13' }),
    );
    expect(await remindAt('2026-03-12T07:00:00Z')).toBe(1);
    expect(await remindAt('2026-03-13T07:00:00Z')).toBe(1);
  });

  test('R-6.05 is not sent about goods that were collected, are late or are being refunded', async () => {
    const { db } = testing.context;
    await buildOrder(db, ready({ state: 'delivered' }));
    await buildOrder(db, ready({ pickup_code: 'K7M2QZ', collect_by: '2026-03-10' }));
    const refunded = await buildOrder(db, ready({ pickup_code: 'K7M2QA' }));
    const paymentId = await buildPaidPayment(db, refunded.id, refunded.total);
    await db
      .insertInto('refund')
      .values({ payment_id: paymentId, amount_minor: refunded.total, created_at: clock })
      .execute();
    expect(await remindAt('2026-03-11T07:00:00Z')).toBe(0);
  });
});
