import type { FieldErrorCode } from '#shared/errors.ts';
import type { OrderForm } from '#shared/orders/order-form.ts';
import { ageProofUsableUntil, type OrderAgeLevel } from '#shared/shop/age-levels.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { yearsAfter } from '#shared/shop/years-after.ts';
import type { AgeProof } from '#server/features/age-proofs/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { insertAgeCheck, recordOrderEvent, type NewAgeCheck } from '../order.queries.ts';

/** How an age was verified, never the proof itself: neither birth dates nor documents are stored. */
export type AgeEvidence =
  | { readonly level: 'confirmed' | 'birth_date' }
  /** Confirmed by a provider (OpenID Connect), with its reference. */
  | { readonly level: 'provider'; readonly provider: string; readonly reference: string }
  /** Checked by staff; the actor is the clerk. */
  | { readonly level: 'handover'; readonly isAdult: boolean; readonly actorId: number | undefined };

/** In years: the maximum plausible age. */
const oldestBuyer = 120;

export interface AgeError {
  readonly field: 'birth_date' | 'age_proof';
  readonly error: FieldErrorCode;
}

interface Ordering {
  readonly proof: AgeProof | undefined;
  /** ISO date in the shop's time zone. */
  readonly today: string;
  readonly at: Date;
}

/**
 * Verifies the buyer's age at the level that the goods require. A provider's confirmation suffices for all of them, where
 * one is required only a fresh one. A required birth date is checked and not stored.
 */
export function assureAge(
  needed: OrderAgeLevel,
  { birth_date: birthDate }: Pick<OrderForm, 'birth_date'>,
  { proof, today, at }: Ordering,
): AgeEvidence | AgeError {
  if (needed === 'provider' && !proof) return { field: 'age_proof', error: 'age_proof_needed' };
  if (needed === 'provider' && proof && ageProofUsableUntil(proof.verified_at) <= at)
    return { field: 'age_proof', error: 'age_proof_outdated' };
  if (proof) return { level: 'provider', provider: proof.provider, reference: proof.reference };
  if (needed === 'confirmed') return { level: 'confirmed' };
  const refuse = (error: FieldErrorCode) => ({ field: 'birth_date', error }) as const;
  if (!birthDate) return refuse('birth_date_needed');
  if (birthDate > today || birthDate < yearsAfter(today, -oldestBuyer)) return refuse('birth_date_invalid');
  return yearsAfter(birthDate, ageLimit) <= today ? { level: 'birth_date' } : refuse('too_young');
}

/**
 * What is recorded about it. The provider's reference goes to the order's history.
 * @param clerkId to whom the buyer confirmed it; undefined: the buyer did so in the order form
 */
export function ageCheckOf(evidence: AgeEvidence, clerkId: number | undefined): NewAgeCheck {
  const { level } = evidence;
  const { isAdult, actorId } = level === 'handover' ? evidence : { isAdult: true, actorId: clerkId };
  const detail = level === 'provider' ? { provider: evidence.provider, reference: evidence.reference } : null;
  return { level, isAdult, actorId: actorId ?? null, detail };
}

/** Records how the age for an order was verified. */
export async function recordAge(
  tx: Tx,
  { orderId, evidence, at }: { readonly orderId: number; readonly evidence: AgeEvidence; readonly at: Date },
): Promise<void> {
  const { level, isAdult, actorId, detail } = ageCheckOf(evidence, undefined);
  await insertAgeCheck(tx, { orderId, level, isAdult, actorId, at });
  if (detail) await recordOrderEvent(tx, { orderId, kind: 'check_age', from: null, to: null, detail, at });
}
