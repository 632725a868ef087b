import { expect, test } from 'vitest';
import { advertDays } from '#shared/adverts/limits.ts';
import { buildAccount, buildAdministrator } from '#tests/support/account-factories.ts';
import { useAdvertDecisions } from '#tests/support/advert-calls.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { expireAdverts, remindOfExpiry } from './expiry/expire-adverts.ts';
import { sendDigest } from './approval/send-digest.ts';

const { testing, clock, context, rum, buildUser, call, submitted, change, admin, mails } = useAdvertDecisions();

test('R-4.03 one reminder is sent five days before the end, and another after a renewal', async () => {
  const { db } = testing.context;
  const user = await buildUser();
  const inDays = (days: number) => new Date(clock.start.getTime() + days * 86_400_000);
  const id = await buildAdvert(db, { seller: user.id, ...rum, name: 'Končící', expiresAt: inDays(4.9) });
  await buildAdvert(db, { seller: user.id, ...rum, expiresAt: inDays(5.1) });
  expect(await remindOfExpiry(context())).toBe(1);
  expect(await remindOfExpiry(context())).toBe(0);
  expect(await mails()).toMatchObject([
    { kind: 'advert.expiring', text: expect.stringMatching(new RegExp(`Končící[^]*dalších ${advertDays} dní`)) },
  ]);
  clock.now = inDays(5);
  expect(await expireAdverts(context())).toBe(1);
  await call('POST', `/api/me/advertisements/${id}/renewal`, user.headers);
  clock.now = inDays(61);
  expect(await remindOfExpiry(context())).toBe(1);
  expect((await mails()).length).toBe(2);
});

test('R-4.08 administrators get one digest a day of what waits, from eight in Prague', async () => {
  const { db } = testing.context;
  const [ofUsers, ofAll] = [await buildAdministrator(db, ['users']), await buildAdministrator(db)];
  const neither = await buildAdministrator(db, ['orders', 'content', 'settings']);
  const digests = async (to = admin) => {
    const { email } = await db.selectFrom('account').where('id', '=', to.id).select('email').executeTakeFirstOrThrow();
    return (await mails()).filter((mail) => mail.kind === 'adverts.digest' && mail.recipient_address === email);
  };
  clock.now = new Date('2026-06-01T06:30:00Z');
  await db.updateTable('account').set({ state: 'approved' }).execute();
  await db.deleteFrom('brand').where('is_approved', '=', false).execute();
  await sendDigest(context());
  expect(await digests()).toEqual([]);
  const user = await buildUser();
  await submitted(user.headers, { brand_name: 'Čekající' });
  const approved = await buildAdvert(db, { seller: user.id, ...rum });
  await change(user.headers, approved, {});
  await buildAccount(db, { state: 'waiting' });
  clock.now = new Date('2026-06-01T05:59:00Z');
  await sendDigest(context());
  expect(await digests()).toEqual([]);
  for (let time = 6; time < 9; time += 1) {
    clock.now = new Date(`2026-06-01T0${time}:00:00Z`);
    await sendDigest(context());
  }
  const [digest, ...more] = await digests();
  expect(more).toEqual([]);
  const ofAdverts = 'Nové inzeráty: 1\nZměny inzerátů: 1\nNavržené značky: 1';
  expect(digest!.text).toContain(ofAdverts);
  expect(digest!.text).not.toContain('Registrace');
  // Each digest covers the administrator's scopes.
  expect((await digests(ofAll)).map(({ text }) => text)).toEqual([
    expect.stringContaining(`${ofAdverts}\nRegistrace: 1`),
  ]);
  const [registrations, ...others] = await digests(ofUsers);
  expect([registrations!.text, others]).toEqual([expect.stringContaining('Registrace: 1'), []]);
  expect(registrations!.text).not.toContain('nzerát');
  expect(await digests(neither)).toEqual([]);
  // In winter eight in Prague is seven in UTC.
  clock.now = new Date('2026-12-01T06:30:00Z');
  await sendDigest(context());
  expect(await digests()).toHaveLength(1);
  clock.now = new Date('2026-12-01T07:00:00Z');
  await sendDigest(context());
  expect(await digests()).toHaveLength(2);
  // Nothing waits within the scopes: no mail.
  await db.updateTable('account').set({ state: 'approved' }).where('state', '=', 'waiting').execute();
  clock.now = new Date('2026-12-02T07:00:00Z');
  await sendDigest(context());
  expect([(await digests()).length, (await digests(ofUsers)).length]).toEqual([3, 2]);
});
