import { beforeAll, describe, expect, test } from 'vitest';
import {
  advertStates,
  nextState,
  visibilityOf,
  type AdvertAction,
  type AdvertState,
} from '#shared/adverts/lifecycle.ts';
import { advertForm, buildAdvert } from '#tests/support/advert-factories.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildCategory, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { expireAdverts, remindOfExpiry } from './expiry/expire-adverts.ts';

const testing = useTestContext();
const app = useTestServer(testing, { now: () => now });
const now = new Date('2026-06-01T12:00:00Z');
const submittedAt = new Date('2026-05-30T12:00:00Z');

type Call = Exclude<AdvertAction, 'expire'>;
const calls = ['approve', 'reject', 'resubmit', 'pause', 'resume', 'sell', 'renew', 'delete'] as const satisfies Call[];
const roles = [
  'owner',
  'verified owner',
  'owner with scope',
  'other user',
  'other verified user',
  'administrator',
  'administrator without scope',
  'nobody',
] as const;
type Role = (typeof roles)[number];

interface Person {
  readonly id: number | undefined;
  readonly headers: Record<string, string>;
}

let category: number;
const people = new Map<Role, Person>();

beforeAll(async () => {
  const { db } = testing.context;
  await ensureCurrency(db);
  category = await buildCategory(db);
  const person = async (account: Parameters<typeof buildAccount>[1]) => {
    const id = await buildAccount(db, account);
    return { id, headers: { ...(await logIn(db, id)) } };
  };
  people.set('owner', await person({}));
  people.set('verified owner', await person({ authorized: true }));
  people.set('owner with scope', await person({ scopes: ['adverts'] }));
  people.set('other user', await person({}));
  people.set('other verified user', await person({ authorized: true }));
  people.set('administrator', await buildAdministrator(db, ['adverts']));
  people.set('administrator without scope', await buildAdministrator(db, ['users', 'orders', 'content', 'settings']));
  people.set('nobody', { id: undefined, headers: {} });
});

const paths: Record<Call, (id: number) => { method: 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object }> = {
  approve: (id) => ({ method: 'POST', url: '/api/admin/advertisements/approval', payload: decision(id) }),
  reject: (id) => ({
    method: 'POST',
    url: '/api/admin/advertisements/rejection',
    payload: { ...decision(id), reason: 'Chybí kolek' },
  }),
  resubmit: (id) => ({ method: 'PUT', url: `/api/me/advertisements/${id}`, payload: advertForm(category) }),
  pause: (id) => ({ method: 'PUT', url: `/api/me/advertisements/${id}/pause` }),
  resume: (id) => ({ method: 'DELETE', url: `/api/me/advertisements/${id}/pause` }),
  sell: (id) => ({ method: 'POST', url: `/api/me/advertisements/${id}/sale` }),
  renew: (id) => ({ method: 'POST', url: `/api/me/advertisements/${id}/renewal` }),
  delete: (id) => ({ method: 'DELETE', url: `/api/me/advertisements/${id}` }),
};

function decision(id: number) {
  return { items: [{ kind: 'new', id, version: submittedAt.toISOString() }] };
}

/** The expected transitions, written independently of the code's own table. */
function expected(call: Call, role: Role, state: AdvertState): { status: number; state: AdvertState } {
  const isDecision = call === 'approve' || call === 'reject';
  const isOwner = role === 'owner' || role === 'verified owner' || role === 'owner with scope';
  if (role === 'nobody') return { status: 401, state };
  if (isDecision) {
    if (role !== 'administrator' && role !== 'owner with scope') return { status: 403, state };
    if (role === 'administrator' && state === 'waiting')
      return { status: 200, state: call === 'approve' ? 'approved' : 'rejected' };
    return { status: 200, state };
  }
  if (!isOwner || state === 'deleted') return { status: 404, state };
  const allowed: Record<Exclude<Call, 'approve' | 'reject'>, Partial<Record<AdvertState, AdvertState>>> = {
    resubmit: { waiting: 'waiting', approved: 'approved', paused: 'paused', rejected: 'waiting' },
    pause: { approved: 'paused' },
    resume: { paused: 'approved' },
    sell: { approved: 'sold', paused: 'sold' },
    renew: { expired: 'approved' },
    delete: {
      waiting: 'deleted',
      approved: 'deleted',
      paused: 'deleted',
      sold: 'deleted',
      rejected: 'deleted',
      expired: 'deleted',
    },
  };
  const to = allowed[call][state];
  return to ? { status: 200, state: to } : { status: 409, state };
}

async function stateOf(id: number) {
  const row = await testing.context.db
    .selectFrom('advert')
    .innerJoin('listing', 'listing.id', 'advert.listing_id')
    .where('listing_id', '=', id)
    .select(['state', 'visibility'])
    .executeTakeFirstOrThrow();
  const events = await testing.context.db
    .selectFrom('advert_event')
    .where('listing_id', '=', id)
    .select(['from_state', 'to_state', 'actor_id'])
    .execute();
  return { ...row, events };
}

describe.each(roles)('R-4.03 the actions of %s', (role) => {
  test.each(calls)('%s succeeds in exactly the states that allow it', async (call) => {
    const { db } = testing.context;
    const person = people.get(role)!;
    const isOwner = role === 'owner' || role === 'verified owner' || role === 'owner with scope';
    const seller = isOwner ? person.id! : await buildAccount(db);
    for (const state of advertStates) {
      const id = await buildAdvert(db, { seller, category, state, submittedAt });
      const answer = await app.inject({ ...paths[call](id), headers: person.headers });
      const wanted = expected(call, role, state);
      expect([role, call, state, answer.statusCode]).toEqual([role, call, state, wanted.status]);
      const { state: after, visibility, events } = await stateOf(id);
      expect([call, state, after]).toEqual([call, state, wanted.state]);
      expect(visibility).toBe(visibilityOf(wanted.state));
      if (after !== state) expect(events).toEqual([{ from_state: state, to_state: after, actor_id: person.id }]);
      // Makes room for the next advert: unverified users may have ten.
      await db.updateTable('advert').set({ state: 'deleted' }).where('listing_id', '=', id).execute();
    }
  });
});

test('R-4.03 only approved adverts expire', async () => {
  const { db } = testing.context;
  const seller = await buildAccount(db);
  const ids = new Map<AdvertState, number>();
  for (const state of advertStates)
    ids.set(state, await buildAdvert(db, { seller, category, state, expiresAt: new Date('2026-06-01T11:59:59Z') }));
  const later = await buildAdvert(db, { seller, category, expiresAt: new Date('2026-06-01T12:00:01Z') });
  expect(await expireAdverts({ ...testing.context, now: () => now })).toBe(1);
  for (const state of advertStates)
    expect((await stateOf(ids.get(state)!)).state).toBe(nextState('expire', state) ?? state);
  expect((await stateOf(later)).state).toBe('approved');
  expect((await stateOf(ids.get('approved')!)).events).toEqual([
    { from_state: 'approved', to_state: 'expired', actor_id: null },
  ]);
});

test('R-4.03 a paused advert waits for its owner; resumed after its time it has a new one, before it the old one', async () => {
  const { db } = testing.context;
  const { id: seller, headers } = people.get('verified owner')!;
  // Those of other tests are out of the way.
  await db.updateTable('advert').set({ state: 'deleted' }).execute();
  const resume = async (expiresAt: string) => {
    const id = await buildAdvert(db, { seller: seller!, category, state: 'paused', expiresAt: new Date(expiresAt) });
    expect(await remindOfExpiry({ ...testing.context, now: () => now })).toBe(0);
    expect(await expireAdverts({ ...testing.context, now: () => now })).toBe(0);
    expect((await app.inject({ ...paths.resume(id), headers })).json()).toEqual({ id, state: 'approved' });
    expect(await expireAdverts({ ...testing.context, now: () => now })).toBe(0);
    const row = await db
      .selectFrom('advert')
      .where('listing_id', '=', id)
      .select('expires_at')
      .executeTakeFirstOrThrow();
    await db.updateTable('advert').set({ state: 'deleted' }).where('listing_id', '=', id).execute();
    return row.expires_at!.toISOString();
  };
  expect(await resume('2026-03-01T12:00:00Z')).toBe('2026-07-31T12:00:00.000Z');
  expect(await resume('2026-06-03T12:00:00Z')).toBe('2026-06-03T12:00:00.000Z');
});
