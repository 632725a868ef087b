import { describe, expect, test } from 'vitest';
import type { OrderAgeLevel } from '#shared/shop/age-levels.ts';
import type { AgeProof } from '#server/features/age-proofs/index.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { assureAge, recordAge, type AgeEvidence } from './age-assurance.ts';

const testing = useTestContext();
const at = new Date('2026-03-05T10:00:00Z');
const today = '2026-03-05';
const proof = { provider: 'bankid', reference: 'tx-7f3a', verified_at: new Date('2026-03-05T09:30:00Z') };
const { verified_at: _verifiedAt, ...named } = proof;
const evidence = { level: 'provider', ...named } as const;

describe('verifying the buyer’s age', () => {
  const assure = (needed: OrderAgeLevel, birth_date?: string, given?: AgeProof) =>
    assureAge(needed, { birth_date }, { proof: given, today, at });

  test('R-11.02 requires no more than necessary', () => {
    expect(assure('confirmed')).toEqual({ level: 'confirmed' });
    expect(assure('confirmed', '2020-01-01')).toEqual({ level: 'confirmed' });
  });

  test.each([
    [undefined, { field: 'birth_date', error: 'birth_date_needed' }],
    ['2008-03-06', { field: 'birth_date', error: 'too_young' }],
    ['2008-03-05', { level: 'birth_date' }],
  ])('R-11.02 a birth date of %s gives %j, and is not in the evidence', (birthDate, result) => {
    expect(assure('birth_date', birthDate)).toEqual(result);
  });

  test('R-11.02 a provider’s confirmation suffices for all goods, without a birth date', () => {
    for (const needed of ['confirmed', 'birth_date', 'provider'] as const)
      expect(assure(needed, undefined, proof)).toEqual(evidence);
  });

  test('R-11.02 goods that require a provider’s confirmation are not sold on a birth date', () => {
    expect(assure('provider', '1980-01-01')).toEqual({ field: 'age_proof', error: 'age_proof_needed' });
  });

  test('R-11.02 they require one of the last hour; other goods are content with an older one', () => {
    const old = { ...proof, verified_at: new Date('2026-03-05T09:00:00Z') };
    expect(assure('provider', undefined, old)).toEqual({ field: 'age_proof', error: 'age_proof_outdated' });
    expect(assure('confirmed', undefined, old)).toEqual(evidence);
  });
});

describe('the stored evidence', () => {
  const record = async (stored: AgeEvidence) => {
    const { db } = testing.context;
    const { id } = await buildOrder(db);
    await db.transaction().execute((tx) => recordAge(tx, { orderId: id, evidence: stored, at }));
    const [check] = await db
      .selectFrom('age_check')
      .where('order_id', '=', id)
      .select(['level', 'is_adult', 'actor_id', 'happened_at'])
      .execute();
    const events = await db.selectFrom('order_event').where('order_id', '=', id).select(['kind', 'detail']).execute();
    return { check, events };
  };

  test('R-11.02 is the level and the time', async () => {
    expect(await record({ level: 'confirmed' })).toEqual({
      check: { level: 'confirmed', is_adult: true, actor_id: null, happened_at: at },
      events: [],
    });
  });

  test('R-11.02 is the clerk at the handover and the result', async () => {
    const actorId = await buildAccount(testing.context.db);
    for (const isAdult of [true, false])
      expect(await record({ level: 'handover', isAdult, actorId })).toMatchObject({
        check: { level: 'handover', is_adult: isAdult, actor_id: actorId },
      });
  });

  test('R-11.02 is the provider’s reference', async () => {
    expect(await record(evidence)).toMatchObject({
      check: { level: 'provider', actor_id: null },
      events: [{ kind: 'check_age', detail: { provider: 'bankid', reference: 'tx-7f3a' } }],
    });
  });
});
