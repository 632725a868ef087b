import { describe, expect, test } from 'vitest';
import { foldCounters } from '#server/features/catalog/index.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { useAdvertDecisions, type Item } from '#tests/support/advert-calls.ts';
import { advertForm } from '#tests/support/advert-factories.ts';

const { testing, app, rum, later, buildUser, call, submitted, change, admin, get, queue, decide, mails, audit } =
  useAdvertDecisions();

describe('deciding on adverts', () => {
  test('R-4.03, R-4.08, R-9.06 an approved advert is found by the search; repeating sends one mail and one audit entry', async () => {
    const user = await buildUser({ email: 'autor@karafa.example', locale: 'en' });
    const id = await submitted(user.headers, { name: 'Appleton Signature Blend' });
    const found = async () => (await get('/api/catalog/listings?q=appleton')).listings.map((one: Item) => one.id);
    expect(await found()).toEqual([]);
    const items = await queue();
    later(5);
    const answers = await Promise.all([decide('approval', items), decide('approval', items)]);
    expect(answers.map((answer) => answer.json().decided.length).sort()).toEqual([0, 1]);
    expect((await decide('rejection', items, { reason: 'Pozdě' })).json()).toEqual({ decided: [] });
    expect(await found()).toEqual([id]);
    await foldCounters(testing.context.db);
    expect(await found()).toEqual([id]);
    const tree = await get('/api/catalog/category/cs', {});
    expect(tree.find((node: Item) => node.id === rum.category).listings).toBeGreaterThan(0);
    expect(await mails()).toEqual([
      {
        kind: 'advert.approved',
        recipient_address: 'autor@karafa.example',
        locale: 'en',
        text: expect.stringMatching(
          /Appleton Signature Blend[\s\S]*https:\/\/karafa\.example\/en\/\d+\/[\w-]+\/appleton/,
        ),
      },
    ]);
    expect(await audit()).toEqual([
      {
        actor_id: admin.id,
        action: 'approve',
        entity: 'advert',
        entity_id: id,
        before: { state: 'waiting' },
        after: { state: 'approved' },
      },
    ]);
    expect((await get(`/api/admin/advertisements/${id}?lang=cs`)).events).toMatchObject([
      { kind: 'approve', from: 'waiting', to: 'approved', actor: expect.any(String) },
      { kind: 'submit', from: null, to: 'waiting' },
    ]);
    expect((await get(`/api/me/advertisements/${id}`, user.headers)).expires_at).toBe('2026-07-31T12:05:00.000Z');
  });

  test('R-4.03 a rejection gives its reason in the author’s language; a changed advert waits again', async () => {
    const texts = {
      cs: { name: 'Kolek', text: 'Na fotografii chybí kolek.' },
      en: { name: 'Stamp', text: 'The stamp is missing.' },
      de: { name: 'Banderole', text: 'Die Banderole fehlt.' },
    };
    const reason = (await call('POST', '/api/admin/rejection-reasons', admin.headers, { texts })).json();
    expect(await get('/api/admin/rejection-reasons')).toEqual([
      { id: reason.id, kind: 'advert', texts, version: reason.version },
    ]);
    const path = `/api/admin/rejection-reasons/${reason.id}`;
    const changed = await call('PUT', path, admin.headers, { texts, version: reason.version });
    expect(changed.json()).toEqual(reason);
    const outdated = await call('PUT', path, admin.headers, { texts, version: '' });
    expect([outdated.statusCode, outdated.json().current]).toEqual([409, reason]);
    const user = await buildUser({ locale: 'de' });
    const id = await submitted(user.headers);
    const items = await queue();
    expect((await decide('rejection', items)).json().errors).toEqual({ reason: [expect.any(String)] });
    expect((await decide('rejection', items, { reason_id: 999 })).statusCode).toBe(422);
    await decide('rejection', items, { reason_id: reason.id, reason: 'Bitte nachreichen.' });
    const said = 'Die Banderole fehlt.\n\nBitte nachreichen.';
    expect(await get(`/api/me/advertisements/${id}`, user.headers)).toMatchObject({
      state: 'rejected',
      decision_reason: said,
    });
    expect(await mails()).toMatchObject([
      { kind: 'advert.rejected', locale: 'de', text: expect.stringContaining(said) },
    ]);
    expect((await audit()).at(-1)).toMatchObject({ action: 'reject', after: { state: 'rejected', reason: said } });

    later(10);
    const again = await change(user.headers, id, { description: 'Teď už s kolkem na fotografii.' });
    expect(again.json()).toEqual({ id, state: 'waiting', is_change_waiting: false });
    expect(await queue()).toMatchObject([
      { kind: 'new', id, previous_reason: said, seller: { approved: 0, rejected: 1 }, before: null },
    ]);
    const removed = await call('DELETE', `/api/admin/rejection-reasons/${reason.id}`, admin.headers);
    expect([removed.statusCode, await get('/api/admin/rejection-reasons')]).toEqual([200, []]);
  });

  test('R-4.08 several are decided at once, without those changed since and one’s own; it takes the scope', async () => {
    const user = await buildUser();
    const [one, two, three] = [
      await submitted(user.headers),
      await submitted(user.headers),
      await submitted(user.headers),
    ];
    const own = await submitted(admin.headers);
    const items = await queue();
    expect(items.map(({ id }) => id)).toEqual([one, two, three, own]);
    later(1);
    await change(user.headers, two, { name: 'Něco docela jiného' });
    const stranger = await buildAdministrator(testing.context.db, ['users', 'orders', 'content', 'settings']);
    const refused = await decide('approval', items, {}, { id: stranger.id, headers: { ...stranger.headers } });
    expect(refused.statusCode).toBe(403);
    const { decided } = (await decide('approval', items)).json();
    expect(decided).toEqual([
      { kind: 'new', id: one },
      { kind: 'new', id: three },
    ]);
    expect((await queue()).map(({ id }) => id)).toEqual([own, two]);
  });
});

test('R-8.04 hostile ids and characters are refused or not found, never a server error', async () => {
  const huge = '999999999999999';
  const urls = [
    `/api/admin/rejection-reasons/${huge}`,
    `/api/admin/brands/${huge}`,
    '/api/admin/rejection-reasons/2147483647',
    '/api/admin/brands/2147483647',
    `/api/me/advertisements/${huge}`,
  ];
  const codes = urls.map(async (url) => (await call('DELETE', url, admin.headers)).statusCode);
  expect(await Promise.all(codes)).toEqual([422, 422, 404, 404, 404]);
  expect((await app.inject({ url: '/api/admin/advertisements/queue?q=%00', headers: admin.headers })).statusCode).toBe(
    200,
  );
  expect((await app.inject(`/api/advertisements/brands?q=%00%5C`)).statusCode).toBe(200);
  expect((await app.inject(`/api/advertisements/packages?category=${huge}`)).statusCode).toBe(404);
  const form = {
    ...advertForm(rum.category, { package_id: rum.package }),
    brand_id: 9_000_000_000,
    package_id: 9_000_000_000,
    pictures: ['\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000'],
  };
  const answer = await call('POST', '/api/me/advertisements', admin.headers, form);
  expect(Object.keys(answer.json().errors)).toEqual(['brand_id', 'package_id', 'pictures.0']);
});
