import { beforeAll, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { useNewsletterCalls } from '#tests/support/newsletter-calls.ts';
import { sumUpCounts } from '../subscriber.queries.ts';

const { testing, app, post, buildTree, buildPerson, save, tokenIn, confirm, endLinked, stored } = useNewsletterCalls();
let at: Awaited<ReturnType<typeof buildTree>>;
let admin: Awaited<ReturnType<typeof buildAdministrator>>;
const roles: Record<string, Record<string, string>> = { guest: {} };
beforeAll(async () => {
  const { db } = testing.context;
  at = await buildTree();
  admin = await buildAdministrator(db, ['content']);
  roles.user = (await buildPerson()).headers;
  roles.settings = (await buildAdministrator(db, ['settings'])).headers;
  roles.content = admin.headers;
  await save('anna@karafa.example', [at.alcohol]);
  await confirm(await tokenIn('anna@karafa.example'));
  await save('bert@karafa.example', [at.rum, at.wine], { lang: 'de' });
  await save('cyril_100@karafa.example', [at.wine]);
  await endLinked(await tokenIn('cyril_100@karafa.example'));
});
const list = async (query = '') =>
  (await app.inject({ url: `/api/admin/subscribers?${query}`, headers: admin.headers })).json();
const found = async (query: string) =>
  (await list(query)).subscribers.map(({ email }: { email: string }) => email.replace('@karafa.example', ''));
const remove = (ids: number[], headers = admin.headers) => post('/api/admin/subscribers/removal', { ids }, headers);

describe('who may call', () => {
  const own = ['guest 401', 'user ok', 'settings ok', 'content ok'];
  const ofContent = ['guest 401', 'user 403', 'settings 403', 'content ok'];
  const everybody = ['guest ok', 'user ok', 'settings ok', 'content ok'];
  const token = 'a'.repeat(32);
  test.each([
    ['POST', '/api/subscriber/save', everybody],
    ['GET', '/api/subscriber/categories?lang=cs', everybody],
    ['GET', `/api/subscriber/links/${token}`, everybody],
    ['PUT', `/api/subscriber/links/${token}/confirmed`, everybody],
    ['PUT', `/api/subscriber/links/${token}/preferences`, everybody],
    ['DELETE', `/api/subscriber/links/${token}`, everybody],
    ['GET', '/api/subscriber/get', own],
    ['POST', '/api/subscriber/preferences', own],
    ['GET', '/api/me/newsletters', own],
    ['POST', '/api/me/newsletters/confirmation', own],
    ['DELETE', '/api/me/newsletters', own],
    ['GET', '/api/admin/subscribers', ofContent],
    ['GET', '/api/admin/subscribers.csv', ofContent],
    ['POST', '/api/admin/subscribers/removal', ofContent],
    ['POST', '/api/admin/subscribers/complaints', ofContent],
    ['POST', '/api/admin/subscribers/lifted', ofContent],
  ] as const)('%s %s', async (method, url, expected) => {
    const answers = await Promise.all(
      Object.entries(roles).map(async ([role, headers]) => {
        const { statusCode } = await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
        // Input that is refused has passed the check of the caller.
        return `${role} ${statusCode === 401 || statusCode === 403 ? statusCode : 'ok'}`;
      }),
    );
    expect(answers).toEqual(expected);
  });
});

describe('R-9.04 the subscribers', () => {
  test('are listed with their number by state, the latest change first', async () => {
    const { subscribers, counts, total, has_more: hasMore } = await list();
    expect([counts, total, hasMore]).toEqual([{ active: 1, unconfirmed: 1, unsubscribed: 1, suppressed: 0 }, 3, false]);
    expect(subscribers[1]).toMatchObject({
      email: 'bert@karafa.example',
      locale: 'de',
      categories: 2,
      source: 'footer',
    });
    expect(subscribers[0]).toMatchObject({ state: 'unsubscribed', categories: 0, source: null, requested_at: null });
  });

  test('are counted the same after the changes have been summed up', async () => {
    const { counts } = await list();
    await sumUpCounts(testing.context.db);
    const rows = await testing.context.db.selectFrom('subscriber_count').select(['state', 'subscribers']).execute();
    expect(Object.fromEntries(rows.map(({ state, subscribers }) => [state, subscribers]))).toEqual({
      active: 1,
      unconfirmed: 1,
      unsubscribed: 1,
    });
    expect((await list()).counts).toEqual(counts);
  });

  test('are filtered by a part of the e-mail, state, language and category', async () => {
    expect(await found('q=BERT')).toEqual(['bert']);
    expect([await found('q=l_1'), await found('q=a_na')]).toEqual([['cyril_100'], []]);
    expect(await found('state=active')).toEqual(['anna']);
    expect(await found('language=de')).toEqual(['bert']);
    // Also those who chose a category above it.
    expect(await found(`category=${at.rum}`)).toEqual(['bert', 'anna']);
    expect(await found(`category=${at.tobacco}`)).toEqual([]);
    const refused = await app.inject({ url: '/api/admin/subscribers?state=nic', headers: admin.headers });
    expect(refused.statusCode).toBe(422);
  });

  test('are exported as CSV with the same filters', async () => {
    const url = '/api/admin/subscribers.csv?state=active&lang=cs';
    const { body, headers } = await app.inject({ url, headers: admin.headers });
    expect(headers['content-type']).toContain('text/csv');
    expect(body.trim().split(/\r?\n/)).toHaveLength(2);
    expect(body).toMatch(/anna@karafa\.example.*odebírá.*patička webu/);
  });

  test('are suppressed after a complaint until that is lifted; the audit log tells', async () => {
    await save('stiznost@karafa.example', [at.rum]);
    await confirm(await tokenIn('stiznost@karafa.example'));
    const { id } = (await stored('stiznost@karafa.example'))!;
    const complain = (ids: number[]) => post('/api/admin/subscribers/complaints', { ids }, admin.headers);
    const lift = (ids: number[]) => post('/api/admin/subscribers/lifted', { ids }, admin.headers);
    expect((await complain([])).statusCode).toBe(422);
    expect([(await complain([id])).json(), (await complain([id])).json()]).toEqual([
      { decided: [id] },
      { decided: [] },
    ]);
    expect((await list('state=suppressed')).subscribers).toMatchObject([{ id, suppression: 'complaint' }]);
    expect([(await lift([id])).json(), (await lift([id])).json()]).toEqual([{ decided: [id] }, { decided: [] }]);
    expect(await stored('stiznost@karafa.example')).toMatchObject({ state: 'active', suppression: null });
    const { db } = testing.context;
    const entries = await db
      .selectFrom('audit_entry')
      .where('entity_id', '=', id)
      .select('action')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['suppress', 'lift']);
    await remove([id]);
    await db.deleteFrom('audit_entry').execute();
  });

  test('R-9.06 are erased at their request; the audit log does not keep the address', async () => {
    await save('smazat@karafa.example', [at.rum]);
    const { id } = (await stored('smazat@karafa.example'))!;
    expect((await remove([])).statusCode).toBe(422);
    expect([(await remove([id])).json(), (await remove([id])).json()]).toEqual([{ removed: 1 }, { removed: 0 }]);
    expect(await stored('smazat@karafa.example')).toBeUndefined();
    const { db } = testing.context;
    const entries = await db.selectFrom('audit_entry').where('entity', '=', 'subscriber').selectAll().execute();
    expect(entries).toMatchObject([
      { action: 'delete', entity_id: id, before: { state: 'unconfirmed', locale: 'cs' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('smazat@');
    const audit = await app.inject({ url: '/api/admin/audit?lang=cs', headers: roles.settings! });
    expect(audit.json().entries[0].entity).toMatchObject({ text: 'odběratel newsletteru' });
  });
});
