import { describe, expect, test } from 'vitest';
import { buildAccount } from '#tests/support/account-factories.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { assureAge, recordAge, type AgeEvidence, type ProviderEvidence } from './age-assurance.ts';

const testing = useTestContext();
const at = new Date('2026-03-05T10:00:00Z');
const today = '2026-03-05';
const proof: ProviderEvidence = { level: 'provider', provider: 'bankid', reference: 'tx-7f3a' };

describe('verifying the buyer’s age', () => {
  const assure = (needed: 'confirmed' | 'birth_date', birth_date?: string, given?: ProviderEvidence) =>
    assureAge(needed, { birth_date }, { proof: given, today });

  test('R-11.02 requires no more than necessary', () => {
    expect(assure('confirmed')).toEqual({ level: 'confirmed' });
    expect(assure('confirmed', '2020-01-01')).toEqual({ level: 'confirmed' });
  });

  test.each([
    [undefined, { error: 'birth_date_needed' }],
    ['2008-03-06', { error: 'too_young' }],
    ['2008-03-05', { level: 'birth_date' }],
  ])('R-11.02 a birth date of %s gives %j, and is not in the evidence', (birthDate, result) => {
    expect(assure('birth_date', birthDate)).toEqual(result);
  });

  test('R-11.02 a provider’s verification suffices for all goods, without a birth date', () => {
    for (const needed of ['confirmed', 'birth_date'] as const) expect(assure(needed, undefined, proof)).toEqual(proof);
  });
});

describe('the stored evidence', () => {
  const record = async (evidence: AgeEvidence) => {
    const { db } = testing.context;
    const { id } = await buildOrder(db);
    await db.transaction().execute((tx) => recordAge(tx, { orderId: id, evidence, at }));
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
    expect(await record(proof)).toMatchObject({
      check: { level: 'provider', actor_id: null },
      events: [{ kind: 'check_age', detail: { provider: 'bankid', reference: 'tx-7f3a' } }],
    });
  });
});
