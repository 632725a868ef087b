import type { FieldErrorCode } from '#shared/errors.ts';
import type { OrderForm } from '#shared/orders/order-form.ts';
import type { OrderAgeLevel } from '#shared/shop/age-levels.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { insertAgeCheck, recordOrderEvent } from '../order.queries.ts';

/** A provider's confirmation (OpenID Connect) that a buyer is an adult, with its reference. */
export interface ProviderEvidence {
  readonly level: 'provider';
  readonly provider: string;
  readonly reference: string;
}

/** How an age was verified, never the proof itself: neither birth dates nor documents are stored. */
export type AgeEvidence =
  | { readonly level: 'confirmed' | 'birth_date' }
  | ProviderEvidence
  /** Checked by staff; the actor is the clerk. */
  | { readonly level: 'handover'; readonly isAdult: boolean; readonly actorId: number | undefined };

/** In years: the maximum plausible age. */
const oldestBuyer = 120;

export type AgeErrorCode = { readonly error: FieldErrorCode };

/**
 * Verifies the buyer's age at the level that the goods require. A provider's confirmation suffices for all of them;
 * otherwise a required birth date is checked and not stored.
 * @param today ISO date in the shop's time zone
 * @returns the evidence, or the error of `birth_date`
 */
export function assureAge(
  needed: OrderAgeLevel,
  { birth_date: birthDate }: Pick<OrderForm, 'birth_date'>,
  { proof, today }: { readonly proof: ProviderEvidence | undefined; readonly today: string },
): AgeEvidence | AgeErrorCode {
  if (proof) return proof;
  if (needed === 'confirmed') return { level: 'confirmed' };
  if (!birthDate) return { error: 'birth_date_needed' };
  if (birthDate > today || birthDate < yearsAfter(today, -oldestBuyer)) return { error: 'birth_date_invalid' };
  return yearsAfter(birthDate, ageLimit) <= today ? { level: 'birth_date' } : { error: 'too_young' };
}

/** The same day of another year; ISO dates, compared as strings. */
function yearsAfter(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** Records how the age for an order was verified. The provider's reference goes to the order's history. */
export async function recordAge(
  tx: Tx,
  { orderId, evidence, at }: { readonly orderId: number; readonly evidence: AgeEvidence; readonly at: Date },
): Promise<void> {
  const { level } = evidence;
  const { isAdult, actorId } = level === 'handover' ? evidence : { isAdult: true, actorId: undefined };
  await insertAgeCheck(tx, { orderId, level, isAdult, actorId: actorId ?? null, at });
  if (level !== 'provider') return;
  const { provider, reference } = evidence;
  const detail = { provider, reference };
  await recordOrderEvent(tx, { orderId, kind: 'check_age', from: null, to: null, detail, at });
}
