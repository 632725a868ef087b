import { expect, test } from 'vitest';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { useAdvertDecisions } from '#tests/support/advert-calls.ts';
import { expireAdverts } from '../expiry/expire-adverts.ts';

const { testing, clock, context, rum, later, buildUser, call, submitted, change, get, queue, decide, mails, audit } =
  useAdvertDecisions();

test('R-4.05 an unverified user’s change waits; the approved version stays public until it is approved', async () => {
  const user = await buildUser();
  const id = await submitted(user.headers, { name: 'Původní láhev', price: 50_000 });
  await decide('approval', await queue());
  later(1);
  const first = await change(user.headers, id, { name: 'První změna', lang: 'en' });
  expect(first.json()).toEqual({ id, state: 'approved', is_change_waiting: true });
  const [firstItem] = await queue();
  later(1);
  await change(user.headers, id, { name: 'Druhá změna', price: 60_000, lang: 'en' });
  const shown = async () => get(`/api/catalog/listings/${id}`);
  expect(await shown()).toMatchObject({ name: 'Původní láhev', price: { amount: 50_000 } });
  expect((await get(`/api/me/advertisements/${id}`, user.headers)).content.name).toBe('Druhá změna');
  const mine = await get('/api/me/advertisements', user.headers);
  expect(mine.adverts[0]).toMatchObject({ name: 'Původní láhev', is_change_waiting: true });

  const items = await queue();
  expect(items).toMatchObject([
    {
      kind: 'change',
      advert_id: id,
      changed: ['name', 'lang', 'price'],
      before: { name: 'Původní láhev', price: 50_000 },
      content: { name: 'Druhá změna', price: 60_000 },
      seller: { approved: 1, rejected: 0 },
    },
  ]);
  expect((await decide('approval', [firstItem!])).json()).toEqual({ decided: [] });
  expect((await decide('approval', items)).json()).toEqual({ decided: [{ kind: 'change', id: items[0]!.id }] });
  expect((await decide('approval', items)).json()).toEqual({ decided: [] });
  expect(await shown()).toMatchObject({ name: 'Druhá změna', price: { amount: 60_000 }, text_locale: 'en' });
  expect((await mails()).map(({ kind }) => kind)).toEqual(['advert.approved', 'advert.change_approved']);
  expect((await get('/api/catalog/listings?q=druha')).listings).toMatchObject([{ id }]);
  expect((await get('/api/catalog/listings?q=puvodni')).listings).toEqual([]);
});

test('R-4.05 a rejected change leaves the advert unchanged and its author gets the reason', async () => {
  const { db } = testing.context;
  const user = await buildUser();
  const id = await buildAdvert(db, { seller: user.id, ...rum, state: 'paused', name: 'Zůstává' });
  await change(user.headers, id, { name: 'Nepůjde' });
  await decide('rejection', await queue(), { reason: 'Název neodpovídá fotografii.' });
  const { adverts } = await get('/api/me/advertisements', user.headers);
  expect(adverts[0]).toMatchObject({
    name: 'Zůstává',
    state: 'paused',
    is_change_waiting: false,
    change_rejected_reason: 'Název neodpovídá fotografii.',
  });
  expect((await audit()).at(-1)).toMatchObject({ entity: 'advert_revision', action: 'reject' });
});

test('R-4.05 a change of an advert that has expired meanwhile can be approved; the mail says that it is not public', async () => {
  const { db } = testing.context;
  const user = await buildUser();
  const id = await buildAdvert(db, { seller: user.id, ...rum, name: 'Skončený', expiresAt: clock.start });
  await change(user.headers, id, { name: 'Skončený v nové podobě' });
  expect(await expireAdverts(context())).toBe(1);
  expect((await decide('approval', await queue())).json().decided).toHaveLength(1);
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'advert.change_approved', text: expect.stringMatching(/teď není\szveřejněn/) });
  expect(mail!.text).toContain('https://karafa.example/ucet');
  expect(mail!.text).not.toContain(`/${id}/`);
  expect(mail!.text).not.toContain('Platí od této chvíle');
});

test('R-4.05 a verified user’s change is public at once; selling or deleting withdraws a waiting change', async () => {
  const { db } = testing.context;
  const verified = await buildUser({ authorized: true });
  const id = await submitted(verified.headers);
  expect((await change(verified.headers, id, { name: 'Hned venku' })).json().is_change_waiting).toBe(false);
  expect((await get(`/api/catalog/listings/${id}`)).name).toBe('Hned venku');
  const user = await buildUser();
  const sold = await buildAdvert(db, { seller: user.id, ...rum });
  await change(user.headers, sold, { name: 'Ještě jinak' });
  await call('POST', `/api/me/advertisements/${sold}/sale`, user.headers);
  expect(await queue()).toEqual([]);
  expect((await get(`/api/catalog/listings/${sold}`)).state).toBe('sold');
});
