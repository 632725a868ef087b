import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ReportInput } from '#shared/reports/contract.ts';
import { reportsPerDay } from '#shared/reports/limits.ts';
import { buildAccount, buildAdministrator } from '#tests/support/account-factories.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildListing } from '#tests/support/factories.ts';
import { reportCalls, type Person } from '#tests/support/report-calls.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { forgetReports } from './forget-reports.ts';

type Headers = Record<string, string>;

const testing = useTestContext();
const clock = { now: new Date('2026-06-01T12:00:00Z') };
const app = useTestServer(testing, { now: () => clock.now });
const {
  buildPerson,
  report,
  reported,
  caseOf,
  getCase,
  decide,
  decided,
  open,
  openAffected,
  appealAffected,
  appealReporter,
} = reportCalls(testing, app);
const mailsTo = async (email: string) =>
  (
    await testing.context.db
      .selectFrom('mail')
      .where('recipient_address', '=', email)
      .select(['kind', 'text', 'locale', 'subject'])
      .orderBy('id')
      .execute()
  ).map((mail) => mail);
const buildOffer = async (seller: Person, name = 'Zacapa 23') =>
  buildAdvert(testing.context.db, { seller: seller.id, name });
const isPublic = async (advert: number) =>
  (await app.inject({ url: `/api/catalog/listings/${advert}?lang=cs` })).statusCode === 200;

describe('R-11.05 reporting', () => {
  test('a guest reports an advert and gets a receipt with the secret address, which the answer does not tell', async () => {
    const advert = await buildOffer(await buildPerson());
    const sent = await reported({ subject_id: advert, email: 'guest1@karafa.example', lang: 'de' });
    expect(sent).toEqual({ number: expect.stringMatching(/^\d{9}$/), hash: null });
    const [receipt] = await mailsTo('guest1@karafa.example');
    expect(receipt).toMatchObject({ kind: 'report.received', locale: 'de' });
    expect(receipt!.text).toContain(`/de/meldungen/${sent.number}/${(await caseOf(sent.number)).report_hash}`);
    expect(await open(sent.number)).toMatchObject({
      number: sent.number,
      state: 'open',
      reason: 'fraud',
      content: { texts: [{ name: 'Zacapa 23' }] },
      decisions: [],
      appeal_until: null,
    });
    expect((await app.inject({ url: `/api/reports/${sent.number}/${'x'.repeat(32)}` })).statusCode).toBe(404);
  });

  test('the same reporter has one open report of a thing, and repeating it is answered like the first', async () => {
    const [seller, user] = [await buildPerson(), await buildPerson()];
    const advert = await buildOffer(seller);
    const once = await reported({ subject_id: advert });
    expect(await reported({ subject_id: advert, text: 'Něco jiného.', reason: 'spam' })).toEqual(once);
    const byUser = await reported({ subject_id: advert }, user.headers);
    expect(await reported({ subject_id: advert }, user.headers)).toEqual(byUser);
    expect(byUser.hash).not.toBeNull();
    const { id } = await caseOf(once.number);
    expect((await caseOf(byUser.number)).id).toBe(id);
    const { db } = testing.context;
    const rows = await db.selectFrom('report').where('case_id', '=', id).select('text').execute();
    expect(rows).toHaveLength(2);
    expect((await mailsTo('eva@karafa.example')).filter((mail) => mail.text.includes(once.number))).toHaveLength(1);
  });

  test('what is sent at once by one reporter is one report', async () => {
    const advert = await buildOffer(await buildPerson());
    const email = 'rychly@karafa.example';
    const sent = await Promise.all([1, 2, 3, 4].map(() => reported({ subject_id: advert, email })));
    expect(new Set(sent.map(({ number }) => number)).size).toBe(1);
  });

  test('all errors are answered together; a law broken needs good faith, harm to children neither name nor e-mail', async () => {
    const advert = await buildOffer(await buildPerson());
    const errors = async (form: object) => {
      const answer = await report({ subject_id: advert, ...form });
      return [answer.statusCode, Object.keys(answer.json().errors ?? {}).sort()];
    };
    expect(await errors({ name: '', email: '', text: '', good_faith: false })).toEqual([
      422,
      ['email', 'good_faith', 'name', 'text'],
    ]);
    const empty = { reason: '', name: '', email: '', text: '', good_faith: false } as unknown as Partial<ReportInput>;
    expect(await errors(empty)).toEqual([422, ['email', 'good_faith', 'name', 'reason', 'text']]);
    const { errors: texts } = (await report({ subject_id: advert, ...empty })).json<{ errors: object }>();
    expect(texts).toMatchObject({ reason: ['Vyberte prosím důvod.'] });
    expect(await errors({ reason: 'false_review' })).toEqual([422, ['reason']]);
    expect(await errors({ email: 'nesmysl' })).toEqual([422, ['email']]);
    expect(await errors({ pictures: ['aaaaaaaaaaaaaaaa'] })).toEqual([422, ['pictures']]);
    const anonymous = await reported({ subject_id: advert, reason: 'minors', name: '', email: '' });
    expect(anonymous.hash).toMatch(/^[\w-]{32}$/);
  });

  test('hidden and missing things, and messages of others, are not found', async () => {
    const { db } = testing.context;
    const seller = await buildPerson();
    const paused = await buildAdvert(db, { seller: seller.id, state: 'paused' });
    for (const subject_id of [paused, 999_999_999]) expect((await report({ subject_id })).statusCode).toBe(404);
    expect((await report({ kind: 'user', subject_id: await buildAccount(db, { state: 'waiting' }) })).statusCode).toBe(
      404,
    );
    const { message, recipient, stranger, author } = await buildMessage();
    const about = { kind: 'message', subject_id: message } as const;
    expect((await report(about)).statusCode).toBe(404);
    expect((await report(about, stranger.headers)).statusCode).toBe(404);
    expect((await report(about, author.headers)).statusCode).toBe(404);
    expect((await report(about, recipient.headers)).statusCode).toBe(200);
  });

  test('a user attaches pictures as evidence, which administrators see and nobody else uses', async () => {
    const { db } = testing.context;
    const [seller, user, other] = [await buildPerson(), await buildPerson(), await buildPerson()];
    const upload = async (owner: number) => {
      const key = randomUUID().replaceAll('-', '');
      const uploaded = { width: 10, height: 10, uploaded_at: clock.now, unused_since: clock.now };
      await db
        .insertInto('picture')
        .values({ key, owner_id: owner, ...uploaded })
        .execute();
      return key;
    };
    const [mine, theirs] = [await upload(user.id), await upload(other.id)];
    const subject_id = await buildOffer(seller);
    const withPictures = (pictures: string[]) => report({ subject_id, pictures }, user.headers);
    expect((await withPictures([mine, theirs])).json()).toMatchObject({ errors: { pictures: [expect.any(String)] } });
    const { number } = (await withPictures([mine])).json<{ number: string }>();
    const { id } = await caseOf(number);
    const { reported: reports } = await getCase(await buildAdministrator(db, ['adverts']), id);
    expect(reports).toMatchObject([{ evidence: [{ key: mine }] }]);
    expect((await report({ subject_id: await buildOffer(seller), pictures: [mine] }, user.headers)).statusCode).toBe(
      422,
    );
  });

  test('nobody reports their own content', async () => {
    const seller = await buildPerson();
    const answer = await report({ subject_id: await buildOffer(seller) }, seller.headers);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['subject_id']]);
  });

  test('a product can be reported too, without anybody to be affected', async () => {
    const { db } = testing.context;
    const product = await buildListing(db, { kind: 'product', name: 'Rum' });
    const { number } = await reported({ subject_id: product, reason: 'other' });
    const administrator = await buildAdministrator(db, ['adverts']);
    const { id } = await caseOf(number);
    expect(await getCase(administrator, id)).toMatchObject({ account: null, allowed_measures: [] });
    await decided(administrator, id, { measures: [], ground: null });
    expect(await open(number)).toMatchObject({ state: 'decided', decisions: [{ measures: [] }] });
  });

  test('a browser without script sends the form, and is led to a receipt or back', async () => {
    const advert = await buildOffer(await buildPerson());
    const send = async (form: Record<string, string>, headers: Headers = {}) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/reports/form',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ kind: 'listing', subject_id: String(advert), lang: 'en', ...form }).toString(),
      });
      return [answer.statusCode, answer.headers.location];
    };
    const filled = { reason: 'spam', text: 'Again and again.', name: 'Jo', email: 'plain@karafa.example' };
    expect(await send({ ...filled, email: '' })).toEqual([303, `/en/report/listing/${advert}?failed`]);
    expect(await send(filled)).toEqual([
      303,
      expect.stringMatching(new RegExp(`^/en/report/listing/${advert}\\?sent=\\d{9}$`)),
    ]);
    const user = await buildPerson();
    expect(await send({ reason: 'spam', text: 'Again.' }, user.headers)).toEqual([
      303,
      expect.stringMatching(/^\/en\/reports\/\d{9}\/[\w-]{32}$/),
    ]);
  });

  test('an account has a limit of reports within a day', async () => {
    const user = await buildPerson();
    const seller = await buildPerson();
    for (let at = 0; at < reportsPerDay; at++)
      expect((await report({ subject_id: await buildOffer(seller), reason: 'spam' }, user.headers)).statusCode).toBe(
        200,
      );
    expect((await report({ subject_id: await buildOffer(seller), reason: 'spam' }, user.headers)).statusCode).toBe(429);
  });

  test('what was reported stays as it was, whatever happens to it later', async () => {
    const { db } = testing.context;
    const seller = await buildPerson();
    const advert = await buildOffer(seller, 'Původní název');
    const { number } = await reported({ subject_id: advert });
    await db.updateTable('listing_text').set({ name: 'Jiný název' }).where('listing_id', '=', advert).execute();
    const administrator = await buildAdministrator(db, ['adverts']);
    const { id } = await caseOf(number);
    expect(await getCase(administrator, id)).toMatchObject({
      name: 'Původní název',
      current: { texts: [{ name: 'Jiný název' }] },
      reported: [{ content: { texts: [{ name: 'Původní název' }] } }],
    });
    await app.inject({ method: 'DELETE', url: `/api/me/adverts/${advert}`, headers: seller.headers });
    await db.updateTable('advert').set({ state: 'deleted' }).where('listing_id', '=', advert).execute();
    expect(await getCase(administrator, id)).toMatchObject({ current: null, current_state: 'gone' });
  });
});

/** A message of one user to another. */
async function buildMessage(text = 'Pošlete zálohu na 19-2000145399/0800, telefon 604 111 222.') {
  const [author, recipient, stranger] = [await buildPerson(), await buildPerson(), await buildPerson()];
  const advert = await buildOffer(recipient);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/me/conversations',
    headers: author.headers,
    payload: { kind: 'listing', target_id: advert, text, client_key: randomUUID() },
  });
  const { conversation_id: conversation, message } = answer.json();
  return { author, recipient, stranger, conversation: conversation as number, message: message.id as number };
}

describe('R-11.05 deciding', () => {
  test('hiding an advert tells both sides why, in their languages, and an appeal brings it back', async () => {
    const { db } = testing.context;
    const seller = await buildPerson({ locale: 'de', email: 'verkaeufer@karafa.example' });
    const advert = await buildOffer(seller);
    const { number } = await reported({ subject_id: advert, email: 'melder@karafa.example', lang: 'en' });
    const [first, second] = [await buildAdministrator(db, ['adverts']), await buildAdministrator(db, ['adverts'])];
    const { id } = await caseOf(number);
    await decided(first, id);
    expect(await isPublic(advert)).toBe(false);

    const [toSeller] = await mailsTo('verkaeufer@karafa.example');
    expect(toSeller).toMatchObject({ kind: 'moderation.decided', locale: 'de' });
    expect(toSeller!.text).toContain('Inzerát vybízí k platbě předem.');
    expect(toSeller!.text).not.toContain('Eva Malá');
    expect(toSeller!.text.replaceAll('\n', ' ')).toContain('Angebot „Zacapa 23“');
    const reporterMails = await mailsTo('melder@karafa.example');
    expect(reporterMails.map(({ kind, locale }) => [kind, locale])).toEqual([
      ['report.received', 'en'],
      ['report.decided', 'en'],
    ]);
    for (const { text } of reporterMails) expect(text).toContain('“Zacapa 23”');
    const notices = await app.inject({ url: '/api/me/notices?lang=cs', headers: seller.headers });
    const [{ text: told }] = notices.json<{ notices: [{ text: string }] }>().notices;
    expect(told).toContain('Týká se: nabídka „Zacapa 23“.');
    expect(told).toContain('Opatření: Inzerát je skrytý');
    expect(await openAffected(number)).toMatchObject({
      decisions: [{ measures: ['hide'], ground: 'terms', outcome: null }],
      appeal_until: '2026-12-01T12:00:00.000Z',
    });

    expect((await appealAffected(number)).statusCode).toBe(200);
    expect((await decide(first, id, { measures: [], ground: null })).statusCode).toBe(403);
    await decided(second, id, { measures: [], ground: null, reason: 'Záloha se v inzerátu nežádá.' });
    expect(await isPublic(advert)).toBe(true);
    expect((await openAffected(number)).decisions.at(-1)).toMatchObject({ outcome: 'reversed', measures: [] });
    expect((await mailsTo('melder@karafa.example')).at(-1)).toMatchObject({ kind: 'report.decided' });
    expect((await mailsTo('verkaeufer@karafa.example')).at(-1)).toMatchObject({ kind: 'moderation.decided' });
    const audit = await db
      .selectFrom('audit_entry')
      .where('entity', '=', 'moderation_case')
      .where('entity_id', '=', id)
      .select('action')
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['decide', 'decide_appeal']);
  });

  test('of two administrators who decide at once one wins, and the other is told', async () => {
    const { db } = testing.context;
    const { number } = await reported({ subject_id: await buildOffer(await buildPerson()) });
    const { id } = await caseOf(number);
    const administrators = [await buildAdministrator(db, ['adverts']), await buildAdministrator(db, ['adverts'])];
    const answers = await Promise.all(administrators.map((each) => decide(each, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const decisions = await db.selectFrom('moderation_decision').where('case_id', '=', id).select('id').execute();
    expect(decisions).toHaveLength(1);
  });

  test('a further report after the case was shown is a conflict', async () => {
    const { db } = testing.context;
    const advert = await buildOffer(await buildPerson());
    const { number } = await reported({ subject_id: advert });
    const { id } = await caseOf(number);
    const administrator = await buildAdministrator(db, ['adverts']);
    const { version } = await getCase(administrator, id);
    await reported({ subject_id: advert, email: 'dalsi@karafa.example' });
    expect((await decide(administrator, id, { version })).statusCode).toBe(409);
  });

  test('measures need a ground and a reason, and a suspension its days', async () => {
    const { db } = testing.context;
    const { number } = await reported({ subject_id: await buildOffer(await buildPerson()) });
    const { id } = await caseOf(number);
    const administrator = await buildAdministrator(db);
    const errors = async (decision: object) => {
      const answer = await decide(administrator, id, decision);
      return [answer.statusCode, Object.keys(answer.json().errors ?? {}).sort()];
    };
    expect(await errors({ ground: null, measures: ['suspend'] })).toEqual([422, ['ground', 'suspended_days']]);
    expect(await errors({ reason: '' })).toEqual([422, ['reason']]);
    expect(await errors({ measures: ['suspend'], suspended_days: 91 })).toEqual([422, ['suspended_days']]);
    expect(await errors({ frauds: ['phone:+420999999999'] })).toEqual([422, ['frauds']]);
    expect(await caseOf(number)).toMatchObject({ state: 'open' });
  });

  test('who has only the scope of adverts neither suspends nor blocks, and does not see cases about people', async () => {
    const { db } = testing.context;
    const seller = await buildPerson();
    const [ofAdvert, ofUser] = [
      await reported({ subject_id: await buildOffer(seller) }),
      await reported({ kind: 'user', subject_id: seller.id, email: 'x@karafa.example' }),
    ];
    const administrator = await buildAdministrator(db, ['adverts']);
    const { id } = await caseOf(ofAdvert.number);
    expect((await getCase(administrator, id)).allowed_measures).toEqual(['hide', 'warn']);
    expect((await decide(administrator, id, { measures: ['block'] })).statusCode).toBe(422);
    const other = await caseOf(ofUser.number);
    const answer = await app.inject({ url: `/api/admin/moderation/${other.id}`, headers: administrator.headers });
    expect(answer.statusCode).toBe(403);
    expect((await decide(administrator, other.id)).statusCode).toBe(403);
  });

  test('nobody decides about themselves, about what they reported, or about an administrator without settings', async () => {
    const { db } = testing.context;
    const administrator = await buildAdministrator(db, ['adverts', 'users']);
    const own = await reported({ subject_id: await buildOffer(administrator) });
    expect((await decide(administrator, (await caseOf(own.number)).id)).statusCode).toBe(403);
    const others = await reported({ subject_id: await buildOffer(await buildPerson()) }, administrator.headers);
    const { id } = await caseOf(others.number);
    expect((await getCase(administrator, id)).obstacle).toBe('reporter');
    expect((await decide(administrator, id)).statusCode).toBe(403);
    const colleague = await buildAdministrator(db, ['adverts', 'users']);
    const about = await caseOf(own.number);
    expect((await getCase(colleague, about.id)).allowed_measures).toEqual(['hide']);
  });

  test('a message is hidden from both sides, counters stay, and its numbers warn from then on', async () => {
    const { db } = testing.context;
    const { author, recipient, conversation, message } = await buildMessage();
    const { number } = await reported({ kind: 'message', subject_id: message }, recipient.headers);
    const administrator = await buildAdministrator(db, ['users']);
    const { id } = await caseOf(number);
    const shown = await getCase(administrator, id);
    expect(shown.around).toMatchObject([{ id: message, is_reported: true }]);
    expect(shown.identifiers.map(({ kind }) => kind).sort()).toEqual(['account', 'phone']);
    const frauds = shown.identifiers.map(({ kind, value }) => `${kind}:${value}`);
    await decided(administrator, id, { frauds });
    for (const { headers } of [author, recipient]) {
      const thread = (await app.inject({ url: `/api/me/conversations/${conversation}`, headers })).json();
      expect(thread.messages).toMatchObject([{ is_hidden: true, text: '', pictures: [] }]);
      const list = (await app.inject({ url: '/api/me/conversations', headers })).json();
      expect(list.conversations).toMatchObject([{ last_message: { text: '', is_hidden: true } }]);
    }
    expect((await getCase(administrator, id)).identifiers.every(({ is_known: isKnown }) => isKnown)).toBe(true);
    expect((await appealAffected(number)).statusCode).toBe(200);
    const other = await buildAdministrator(db, ['users']);
    await decided(other, id, { measures: [], ground: null });
    const { headers } = recipient;
    const messages = async () =>
      (await app.inject({ url: `/api/me/conversations/${conversation}`, headers })).json().messages;
    expect(await messages()).toMatchObject([{ is_hidden: false, caution: 'known_fraud' }]);
    const forget = (value: string, by: Headers) =>
      app.inject({
        method: 'DELETE',
        url: `/api/admin/fraud-identifiers?value=${encodeURIComponent(value)}`,
        headers: by,
      });
    expect((await forget(frauds[0]!, headers)).statusCode).toBe(403);
    for (const value of frauds) expect((await forget(value, other.headers)).statusCode).toBe(200);
    expect((await messages())[0].caution).not.toBe('known_fraud');
  });

  test('a review is hidden and shown again, with the stars', async () => {
    const { db } = testing.context;
    const [reviewer, reviewed] = [await buildPerson(), await buildPerson()];
    await app.inject({
      method: 'PUT',
      url: `/api/me/reviews/${reviewed.id}`,
      headers: reviewer.headers,
      payload: { stars: 1, text: 'Lže.', lang: 'cs' },
    });
    const review = await db
      .selectFrom('review')
      .where('account_id', '=', reviewed.id)
      .select('id')
      .executeTakeFirstOrThrow();
    const { number } = await reported(
      { kind: 'review', subject_id: review.id, reason: 'false_review' },
      reviewed.headers,
    );
    const { id } = await caseOf(number);
    const count = async () => (await app.inject({ url: `/api/users/${reviewed.id}/reviews` })).json().total;
    await decided(await buildAdministrator(db, ['users']), id);
    expect(await count()).toBe(0);
    await appealAffected(number);
    await decided(await buildAdministrator(db, ['users']), id, { measures: [], ground: null });
    expect(await count()).toBe(1);
  });

  test('a suspended user logs in and reads but neither posts, writes nor reviews, until the time is over', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    const other = await buildPerson();
    const { number } = await reported({ kind: 'user', subject_id: user.id });
    const { id } = await caseOf(number);
    const now = clock.now;
    await decided(await buildAdministrator(db, ['users']), id, { measures: ['warn', 'suspend'], suspended_days: 2 });
    const me = async () => (await app.inject({ url: '/api/me', headers: user.headers })).json().data;
    expect((await me()).suspended_until).toBe('2026-06-03T12:00:00.000Z');
    const attempt = async (method: 'POST' | 'PUT', url: string, payload: object) => {
      const answer = await app.inject({ method, url, headers: user.headers, payload });
      return answer.statusCode === 403 ? answer.json().code : answer.statusCode;
    };
    const message = { kind: 'user', target_id: other.id, text: 'Dobrý den', client_key: randomUUID() };
    const review = { stars: 5, text: 'Rychlé jednání.', lang: 'cs' };
    expect(await attempt('POST', '/api/me/conversations', message)).toBe('account_suspended');
    expect(await attempt('PUT', `/api/me/reviews/${other.id}`, review)).toBe('account_suspended');
    expect(await attempt('POST', '/api/me/advertisements', {})).toBe('account_suspended');
    expect((await app.inject({ url: '/api/me/conversations', headers: user.headers })).statusCode).toBe(200);
    clock.now = new Date('2026-06-03T12:00:00Z');
    expect((await me()).suspended_until).toBeNull();
    expect(await attempt('PUT', `/api/me/reviews/${other.id}`, review)).toBe(200);
    clock.now = now;
  });

  test('an appeal shortens a suspension, which runs from the first decision, and a reversal ends it', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    const { number } = await reported({ kind: 'user', subject_id: user.id });
    const { id } = await caseOf(number);
    const until = async () =>
      (
        await db.selectFrom('account').where('id', '=', user.id).select('suspended_until').executeTakeFirstOrThrow()
      ).suspended_until?.toISOString() ?? null;
    const now = clock.now;
    await decided(await buildAdministrator(db, ['users']), id, { measures: ['suspend'], suspended_days: 30 });
    clock.now = new Date('2026-06-02T12:00:00Z');
    await appealAffected(number);
    await decided(await buildAdministrator(db, ['users']), id, { measures: ['suspend'], suspended_days: 5 });
    expect(await until()).toBe('2026-06-06T12:00:00.000Z');
    expect((await openAffected(number)).decisions.at(-1)).toMatchObject({ outcome: 'changed', suspended_days: 5 });
    await appealReporter(number);
    await decided(await buildAdministrator(db, ['users']), id, { measures: [], ground: null });
    expect(await until()).toBeNull();
    clock.now = now;
  });

  test('a blocked user is logged out, appeals by the mailed link, and is unblocked', async () => {
    const { db } = testing.context;
    const user = await buildPerson();
    const { number } = await reported({ kind: 'user', subject_id: user.id });
    const { id } = await caseOf(number);
    const state = async () =>
      (await db.selectFrom('account').where('id', '=', user.id).select('state').executeTakeFirstOrThrow()).state;
    await decided(await buildAdministrator(db, ['users']), id, { measures: ['block'], ground: 'law' });
    expect([await state(), (await app.inject({ url: '/api/me', headers: user.headers })).statusCode]).toEqual([
      'blocked',
      401,
    ]);
    expect((await appealAffected(number)).statusCode).toBe(200);
    await decided(await buildAdministrator(db, ['users']), id, { measures: ['warn'] });
    expect(await state()).toBe('approved');
  });

  test('an appeal does not take back what somebody else had hidden before', async () => {
    const { db } = testing.context;
    const advert = await buildOffer(await buildPerson());
    const { number } = await reported({ subject_id: advert });
    const { id } = await caseOf(number);
    const hidden = { hidden_at: new Date('2026-05-01T00:00:00Z'), hidden_reason: 'Dřív' };
    await db.updateTable('advert').set(hidden).where('listing_id', '=', advert).execute();
    await db.updateTable('listing').set({ visibility: 'hidden' }).where('id', '=', advert).execute();
    await decided(await buildAdministrator(db, ['adverts']), id);
    await appealAffected(number);
    await decided(await buildAdministrator(db, ['adverts']), id, { measures: [], ground: null });
    expect(await isPublic(advert)).toBe(false);
  });

  test('the one who decided first decides on the appeal only where nobody else could', async () => {
    const { db } = testing.context;
    const { number } = await reported({ kind: 'user', subject_id: (await buildPerson()).id });
    const { id } = await caseOf(number);
    await db
      .updateTable('account')
      .set({ scopes: [] })
      .where('scopes', '<>', sql<string[]>`'{}'`)
      .execute();
    const only = await buildAdministrator(db, ['users']);
    await decided(only, id, { measures: ['warn'] });
    await appealAffected(number);
    expect(await getCase(only, id)).toMatchObject({ obstacle: null, is_alone: true });
    const other = await buildAdministrator(db, ['users']);
    expect(await getCase(only, id)).toMatchObject({ obstacle: 'same_person' });
    expect((await decide(only, id, { measures: ['warn'] })).statusCode).toBe(403);
    await decided(other, id, { measures: ['warn'] });
    expect((await openAffected(number)).decisions.at(-1)).toMatchObject({ outcome: 'upheld' });
  });

  test('a reporter appeals against doing nothing, and the decision changes', async () => {
    const { db } = testing.context;
    const advert = await buildOffer(await buildPerson());
    const { number } = await reported({ subject_id: advert });
    const { id } = await caseOf(number);
    await decided(await buildAdministrator(db, ['adverts']), id, { measures: [], ground: null });
    expect((await appealAffected(number)).statusCode).toBe(409);
    expect((await appealReporter(number)).statusCode).toBe(200);
    expect((await appealReporter(number)).statusCode).toBe(200);
    expect((await appealReporter(number, 'Jiný text')).statusCode).toBe(409);
    await decided(await buildAdministrator(db, ['adverts']), id, { measures: ['hide'] });
    expect(await isPublic(advert)).toBe(false);
    expect(await open(number)).toMatchObject({
      decisions: [{ outcome: null }, { outcome: 'reversed', measures: ['hide'] }],
      appeal: { is_decided: true },
      appeal_until: null,
    });
    // It affects the seller for the first time.
    expect((await appealAffected(number)).statusCode).toBe(200);
  });

  test('after six months there is no appeal', async () => {
    const { db } = testing.context;
    const { number } = await reported({ subject_id: await buildOffer(await buildPerson()) });
    await decided(await buildAdministrator(db, ['adverts']), (await caseOf(number)).id);
    const now = clock.now;
    clock.now = new Date('2026-12-01T12:00:00Z');
    expect((await appealAffected(number)).statusCode).toBe(409);
    clock.now = new Date('2026-12-01T11:59:59Z');
    expect((await appealAffected(number)).statusCode).toBe(200);
    clock.now = now;
  });
});

describe('R-9.01 the queue', () => {
  test('it is ordered by urgency and filtered by kind and reason within the scopes', async () => {
    const { db } = testing.context;
    const seller = await buildPerson();
    const [grave, small] = [await buildOffer(seller, 'Vážné'), await buildOffer(seller, 'Drobné')];
    await reported({ subject_id: small, reason: 'wrong_category', email: 'q1@karafa.example' });
    await reported({ subject_id: grave, reason: 'minors', name: '', email: '' });
    const administrator = await buildAdministrator(db, ['adverts']);
    const list = async (query = '') =>
      (await app.inject({ url: `/api/admin/moderation?${query}`, headers: administrator.headers })).json();
    const names = async (query = '') => (await list(query)).cases.map(({ name }: { name: string }) => name);
    const all = await names('reason=minors');
    expect(all).toContain('Vážné');
    const both: string[] = await names();
    expect(both.indexOf('Vážné')).toBeLessThan(both.includes('Drobné') ? both.indexOf('Drobné') : Infinity);
    expect(await names('kind=user')).toEqual([]);
    const [first] = (await list('reason=minors')).cases;
    expect(first.risk).toContainEqual({ kind: 'reason', points: 60 });
    expect((await app.inject({ url: '/api/admin/moderation' })).statusCode).toBe(401);
    const orders = await buildAdministrator(db, ['orders']);
    expect((await app.inject({ url: '/api/admin/moderation', headers: orders.headers })).statusCode).toBe(403);
  });
});

describe('R-11.05 yearly figures and what is forgotten', () => {
  test('figures count the reports, decisions and appeals of a calendar year, for everybody and as a file', async () => {
    const { db } = testing.context;
    const now = clock.now;
    clock.now = new Date('2027-03-01T12:00:00Z');
    const advert = await buildOffer(await buildPerson());
    const { number } = await reported({ subject_id: advert, email: 'rok@karafa.example' });
    clock.now = new Date('2027-03-01T15:00:00Z');
    await decided(await buildAdministrator(db, ['adverts']), (await caseOf(number)).id);
    await appealAffected(number);
    const answer = await app.inject({ url: '/api/moderation-figures?year=2027' });
    expect(answer.json()).toMatchObject({
      year: 2027,
      years: [2027, 2026],
      reports: [{ kind: 'listing', reason: 'fraud', count: 1 }],
      decisions: { total: 1, no_action: 0, hide: 1, block: 0, median_hours: 3 },
      appeals: { affected: 1, reporter: 0, waiting: 1, upheld: 0 },
    });
    const file = await app.inject({ url: '/api/moderation-figures.csv?year=2027&lang=en' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(file.body).toContain('median time to decision (hours),3');
    clock.now = now;
  });

  test('a year after the decision it is forgotten who reported what, and the figures stay', async () => {
    const { db } = testing.context;
    const { number } = await reported({
      subject_id: await buildOffer(await buildPerson()),
      email: 'zapomen@karafa.example',
    });
    const waiting = await reported({ subject_id: await buildOffer(await buildPerson()), email: 'ceka@karafa.example' });
    await decided(await buildAdministrator(db, ['adverts']), (await caseOf(number)).id);
    const context = { db, now: () => new Date('2027-06-01T11:59:00Z') };
    await forgetReports(context);
    const find = (wanted: string) =>
      db
        .selectFrom('report')
        .where('number', '=', wanted)
        .select(['email', 'text', 'snapshot', 'reason'])
        .executeTakeFirstOrThrow();
    expect((await find(number)).email).toBe('zapomen@karafa.example');
    await forgetReports({ ...context, now: () => new Date('2027-06-01T12:01:00Z') });
    expect(await find(number)).toMatchObject({ email: null, text: '', snapshot: { texts: [] }, reason: 'fraud' });
    expect((await find(waiting.number)).email).toBe('ceka@karafa.example');
    expect((await open(number)).state).toBe('decided');
  });
});
