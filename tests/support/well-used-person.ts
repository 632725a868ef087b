import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/platform/db/schema.ts';
import { buildAccount } from './account-factories.ts';
import { buildAdvert } from './advert-factories.ts';
import { buildDeal } from './deal-factories.ts';
import { buildBrand, buildCategory, ensureCurrency } from './factories.ts';
import { buildOrder } from './order-factories.ts';

export const identity = {
  username: 'Kristyna.Vlkova',
  email: 'kristyna.vlkova@post.example',
  phone: '777123456',
  first_name: 'Kristýna',
  last_name: 'Vlková',
  street: 'Habrmanova 17',
  address: '203.0.113.77',
  bankAccount: '19-2000145399/0800',
};

/** Finds each of them in text without accents and in lower case. */
export const identityPattern = String.raw`kristyn|vlkov|777[ .-]?123[ .-]?456|habrmanov|203\.0\.113\.77|2000145399`;

export interface WellUsed {
  readonly id: number;
  readonly other: number;
  readonly pictureKeys: readonly string[];
  readonly conversation: number;
}

const at = new Date('2026-05-01T10:00:00Z');
const token = (length: number) => randomBytes(length).toString('base64url').slice(0, length);
const name = `${identity.first_name} ${identity.last_name}`;
const sentence = `Jsem ${name}, volejte 777 123 456, pište na ${identity.email}, ${identity.street}.`;

/** A person with rows in every table of the inventory, and files. Nothing is open. */
export async function buildWellUsedPerson({ db, files }: Pick<Context, 'db' | 'files'>): Promise<WellUsed> {
  const add = async (table: keyof DB, values: object): Promise<number> => {
    const row = await db
      .insertInto(table as never)
      .values(values as never)
      .returningAll()
      .executeTakeFirstOrThrow();
    return Number((row as { id?: unknown }).id ?? 0);
  };
  await ensureCurrency(db);
  const { username, email, phone, first_name, last_name } = identity;
  const id = await buildAccount(db, {
    username,
    email,
    phone,
    first_name,
    last_name,
    password_hash: 'x',
    second_factor_secret: 'secret',
    is_business: true,
    company: 'Vlková vína',
    company_id: '12345678',
    company_address: identity.street,
  });
  const other = await buildAccount(db, { username: 'Protejsek' });
  const staff = await buildAccount(db, { username: 'Sprava', scopes: ['users'] });
  const category = await buildCategory(db, { name: 'Rum' });
  const brand = await buildBrand(db);
  await sql`update brand set suggested_by = ${id}, suggested_at = ${at}, is_approved = false where id = ${brand}`.execute(
    db,
  );

  const pictureKeys: string[] = [];
  const addPicture = async () => {
    const key = `upload-${token(12)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, 'x')}`;
    pictureKeys.push(key);
    await files.put(`pictures/${key}/master.webp`, Buffer.from(`picture of ${name}`));
    return add('picture', { key, owner_id: id, uploaded_at: at, unused_since: at, width: 10, height: 10 });
  };
  const avatar = await addPicture();
  await db.updateTable('account').set({ avatar_picture_id: avatar }).where('id', '=', id).execute();
  await add('data_export', { account_id: id, requested_at: at, locale: 'cs', file_key: 'exports/kept.zip' });
  await files.put('exports/kept.zip', Buffer.from(name));

  const listing = await buildAdvert(db, { category, seller: id });
  const othersListing = await buildAdvert(db, { category, seller: other });
  await db.updateTable('listing_text').set({ description: sentence }).where('listing_id', '=', listing).execute();
  await db.updateTable('advert').set({ place: identity.street }).where('listing_id', '=', listing).execute();
  await add('listing_picture', { listing_id: listing, picture_id: await addPicture(), position: 1 });
  await add('advert_event', {
    listing_id: listing,
    author_id: id,
    kind: 'submit',
    to_state: 'approved',
    happened_at: at,
    reason: sentence,
  });
  await add('advert_revision', {
    listing_id: listing,
    content: { name: sentence },
    state: 'waiting',
    submitted_at: at,
  });
  await add('favourite', { account_id: id, listing_id: othersListing, name: 'Rum', added_at: at });
  await add('favourite', { account_id: other, listing_id: listing, name: 'Rum', added_at: at });
  await add('reservation_waiter', { account_id: id, listing_id: othersListing, joined_at: at });
  for (const whose of [{ account_id: id }, { email }])
    await add('watchdog', {
      ...whose,
      kind: 'search',
      name: sentence,
      query: { q: last_name },
      frequency: 'daily',
      locale: 'cs',
      state: 'active',
      token: token(32),
      created_at: at,
    });
  await add('account_block', { account_id: id, blocked_id: staff, blocked_at: at });

  const deal = await buildDeal(db, { seller: id, buyer: other, listing, at });
  await db.updateTable('deal').set({ meeting_place: identity.street }).where('id', '=', deal.id).execute();
  await db
    .updateTable('conversation')
    .set({ subject: `Rum od ${name}` })
    .where('id', '=', deal.conversation)
    .execute();
  const write = (author: number, text: string) =>
    add('message', {
      conversation_id: deal.conversation,
      author_id: author,
      is_from_opener: author === other,
      side_ids: [id, other],
      client_key: randomUUID(),
      text,
      sent_at: at,
    });
  const message = await write(id, sentence);
  await write(other, `Dobrý den, paní Vlková, přijdu do ${identity.street}.`);
  await add('message_picture', { message_id: message, picture_id: await addPicture(), position: 1 });
  await add('held_text', { author_id: id, fingerprint: 'x'.repeat(40), text: sentence, state: 'waiting', held_at: at });
  const review = { locale: 'cs', created_at: at, published_at: at, stars: 5 };
  const written = await add('review', { ...review, account_id: other, reviewer_id: id, text: sentence });
  await add('review', { ...review, account_id: id, reviewer_id: other, text: `Chválím, ${name}` });
  await add('review_event', {
    review_id: written,
    actor_id: id,
    kind: 'written',
    text: sentence,
    stars: 5,
    happened_at: at,
  });
  await addReports(add, { id, other, email, addPicture });

  await add('login_token', {
    account_id: id,
    hash: randomBytes(32),
    address: identity.address,
    user_agent: 'Firefox',
    created_at: at,
    last_seen_at: at,
    expires_at: new Date('2100-01-01'),
  });
  const { id: login } = await db
    .selectFrom('login_token')
    .where('account_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  await add('push_subscription', {
    login_id: login,
    endpoint: 'https://push.example/1',
    auth: 'a',
    p256dh: 'p',
    locale: 'cs',
    created_at: at,
  });
  await add('login_device', { account_id: id, hash: randomBytes(32), last_login_at: at });
  await add('password_reset', { account_id: id, hash: randomBytes(32), expires_at: at });
  await add('recovery_code', { account_id: id, hash: randomBytes(32) });
  await add('email_link', { account_id: id, email, hash: randomBytes(32), expires_at: at, purpose: 'own' });
  await add('email_change', { account_id: id, email: `new.${email}`, expires_at: at, requested_at: at });
  await add('mail_preference', { account_id: id, token: token(32) });
  await add('notice', { account_id: id, kind: 'deal.done', texts: { cs: { title: name } } });
  await add('mail', {
    account_id: id,
    recipient_address: email,
    recipient_name: name,
    kind: 'deal.done',
    locale: 'cs',
    subject: name,
    html: sentence,
    text: sentence,
    state: 'sent',
    sent_at: at,
  });
  await add('administrator_invitation', {
    email,
    created_at: at,
    expires_at: at,
    locale: 'cs',
    scopes: ['users'],
    token_hash: randomBytes(32),
  });
  await add('cookie_consent', {
    account_id: id,
    client_key: randomUUID(),
    visitor: randomUUID(),
    choice: [],
    wording: 'x',
    given_at: at,
  });
  await add('rate_limit', { key: `reset:email:${email}`, count: 1, window_ends_at: at });
  await add('audit_entry', {
    actor_id: staff,
    action: 'set_email',
    entity: 'account',
    entity_id: id,
    before: { email },
    after: { email },
    happened_at: at,
  });
  await add('audit_entry', {
    actor_id: staff,
    action: 'merge',
    entity: 'brand',
    entity_id: brand,
    after: { by: username },
    happened_at: at,
  });
  const subscriber = await add('subscriber', {
    email,
    locale: 'cs',
    state: 'active',
    state_at: at,
    requested_at: at,
    confirmed_at: at,
    source: 'account',
    wording: 'x',
    token: token(32),
  });
  await add('subscriber_category', { subscriber_id: subscriber, category_id: category });
  const issue = await add('newsletter_issue', { content: {}, created_at: at, changed_at: at });
  await add('newsletter_copy', { issue_id: issue, subscriber_id: subscriber, locale: 'cs', due_at: at });
  await add('account_address', {
    account_id: id,
    kind: 'delivery',
    name,
    street: identity.street,
    city: 'Brno',
    postcode: '602 00',
    country_code: await ensureCz(db),
  });
  await add('admin_list_view', {
    account_id: id,
    list: 'orders',
    name,
    query: `q=${identity.email ?? name}`,
    is_shared: true,
  });
  await add('admin_list_choice', { account_id: id, list: 'orders', hidden_columns: ['pieces'] });
  await add('account_note', { account_id: id, author_id: staff, text: sentence, created_at: at });
  await add('account_event', {
    account_id: id,
    kind: 'login_failed',
    detail: { address: identity.address },
    happened_at: at,
  });
  await add('company_match', {
    account_id: id,
    checked_at: at,
    compared: randomBytes(8),
    state: 'matches',
    company: { name },
  });
  await add('age_proof', {
    account_id: id,
    provider: 'bankid',
    reference: 'r',
    verified_at: at,
    expires_at: new Date('2100-01-01'),
  });
  await add('age_request', {
    account_id: id,
    back_to: 'account',
    browser_hash: randomBytes(32),
    code_verifier: 'c',
    expires_at: at,
    locale: 'cs',
    nonce: 'n',
    provider: 'bankid',
    state_hash: randomBytes(32),
  });
  await addOrders({ db }, add, { id, staff, email });
  return { id, other, pictureKeys, conversation: deal.conversation };
}

type Add = (table: keyof DB, values: object) => Promise<number>;

async function ensureCz(db: Context['db']): Promise<string> {
  await db
    .insertInto('country')
    .values({ code: 'CZ' })
    .onConflict((on) => on.doNothing())
    .execute();
  return 'CZ';
}

async function addReports(
  add: Add,
  { id, other, email, addPicture }: { id: number; other: number; email: string; addPicture: () => Promise<number> },
): Promise<void> {
  const opened = { opened_at: at, rank_at: at, decided_at: at, points: 1, risk: {}, state: 'decided', reason: 'spam' };
  const about = await add('moderation_case', {
    ...opened,
    account_id: id,
    hash: token(32),
    subject_kind: 'user',
    subject_id: id,
  });
  const report = { locale: 'cs', reason: 'spam', reported_at: at };
  await add('report', {
    ...report,
    case_id: about,
    reporter_id: other,
    hash: token(32),
    number: '123456789',
    snapshot: { username: identity.username },
    text: `Píše ${name}`,
  });
  const others = await add('moderation_case', {
    ...opened,
    account_id: other,
    hash: token(32),
    subject_kind: 'user',
    subject_id: other,
  });
  const own = await add('report', {
    ...report,
    case_id: others,
    reporter_id: id,
    hash: token(32),
    number: '123456780',
    snapshot: {},
    text: sentence,
  });
  await add('report', {
    ...report,
    case_id: others,
    name,
    email,
    hash: token(32),
    number: '123456781',
    snapshot: {},
    text: sentence,
  });
  await add('report_picture', { report_id: own, is_evidence: true, position: 1, picture_id: await addPicture() });
  const decision = await add('moderation_decision', {
    case_id: about,
    decided_at: at,
    measures: [],
    reasons: { cs: name },
    applied: {},
  });
  const second = await add('moderation_decision', {
    case_id: others,
    decided_at: at,
    measures: [],
    reasons: {},
    applied: {},
  });
  await add('moderation_appeal', { decision_id: decision, appealed_at: at, text: sentence });
  await add('moderation_appeal', { decision_id: second, report_id: own, appealed_at: at, text: sentence });
  await add('fraud_identifier', { value: identity.phone, added_at: at });
}

async function addOrders(
  { db }: Pick<Context, 'db'>,
  add: Add,
  { id, staff, email }: { id: number; staff: number; email: string },
): Promise<void> {
  const buyer = {
    account_id: id,
    email,
    first_name: identity.first_name,
    last_name: identity.last_name,
    phone: identity.phone,
    invoice_name: name,
    invoice_street: identity.street,
  };
  const order = await buildOrder(db, { order: { ...buyer, state: 'delivered', note: sentence } });
  await add('order_event', { order_id: order.id, kind: 'note', detail: { text: sentence }, happened_at: at });
  await add('age_check', { order_id: order.id, level: 'handover', is_adult: true, happened_at: at, actor_id: staff });
  const content = { buyer: name, locale: 'cs' };
  await add('invoice', { order_id: order.id, kind: 'invoice', number: '2026000001', issued_at: at, content });
  const returned = { order_id: order.id, client_key: randomUUID(), locale: 'cs', name, email, received_at: at };
  await add('withdrawal', {
    ...returned,
    state: 'refused',
    decided_at: at,
    decision: 'x',
    bank_account: identity.bankAccount,
    note: sentence,
  });
  await add('complaint', {
    ...returned,
    order_line_id: order.lineIds[0],
    quantity: 1,
    description: sentence,
    wished_solution: 'refund',
    due_on: '2026-06-01',
    state: 'closed',
    state_since: at,
  });
  const voucher = await add('voucher', {
    code: 'SLEVA',
    kind: 'percent',
    percent: 10,
    for_email: email,
    influencer_id: id,
    note: name,
    margin_percent: 5,
  });
  await add('order_voucher', {
    order_id: order.id,
    voucher_id: voucher,
    account_id: id,
    email,
    code: 'SLEVA',
    person_keys: [`email:${email}`],
  });
  const entry = await add('influencer_entry', {
    account_id: id,
    order_id: order.id,
    voucher_id: voucher,
    currency_code: 'CZK',
    margin_minor: 100,
    turnover_minor: 1000,
    happened_at: at,
  });
  const batch = await add('payout_batch', {
    currency_code: 'CZK',
    due_on: '2026-05-02',
    created_at: at,
    created_by: id,
    state: 'paid',
    closed_at: at,
  });
  const payout = await add('payout', {
    batch_id: batch,
    account_id: id,
    amount_minor: 100,
    bank_account: identity.bankAccount,
    recipient: name,
    variable_symbol: '1',
    state: 'paid',
    paid_at: at,
  });
  await add('payout_download', { batch_id: batch, file: 'abo', actor_id: id, downloaded_at: at });
  await add('payout_entry', { entry_id: entry, payout_id: payout });
  await add('payout_account', { account_id: id, bank_account: identity.bankAccount, changed_at: at });
  await add('cart', { account_id: id, email, created_at: at, changed_at: at });
  const service = await add('paid_service', {
    account_id: id,
    kind: 'topping',
    number: '2600000001',
    locale: 'cs',
    currency_code: 'CZK',
    fee_minor: 9900,
    tax_rate: 21,
    method: 'card',
    started_at: at,
    state: 'cancelled',
    ended_at: at,
    customer: { name },
  });
  await add('topping', { service_id: service, days: 7, state: 'cancelled' });
  const payment = await add('payment', {
    subject_kind: 'order',
    subject_id: order.id,
    amount_minor: order.total,
    currency_code: 'CZK',
    provider: 'test',
    key: token(32),
    created_at: at,
    changed_at: at,
    overpayment_settled_by: id,
  });
  await add('refund', {
    payment_id: payment,
    amount_minor: 1,
    created_at: at,
    state: 'done',
    done_at: at,
    bank_account: identity.bankAccount,
    reason: name,
    actor_id: id,
  });
  await add('payment_webhook', {
    provider: 'test',
    outcome: 'settled',
    payment_id: payment,
    body: { email },
    received_at: at,
  });
  const statement = await add('bank_statement', {
    account: '1/0100',
    currency_code: 'CZK',
    format: 'gpc',
    imported_at: at,
    imported_by: id,
  });
  const line = await add('bank_line', {
    statement_id: statement,
    account: '1/0100',
    amount_minor: 100,
    currency_code: 'CZK',
    booked_on: '2026-05-01',
    key: token(20),
    position: 1,
    counter_name: name,
    counter_account: identity.bankAccount,
    decided_by: id,
  });
  await add('bank_share', {
    line_id: line,
    amount_minor: 100,
    created_at: at,
    outcome: 'settled',
    variable_symbol: '1',
    actor_id: id,
  });
}
