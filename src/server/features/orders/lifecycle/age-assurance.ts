import type { FieldErrorCode } from '#shared/errors.ts';
import type { OrderForm } from '#shared/orders/order-form.ts';
import type { OrderAgeLevel } from '#shared/shop/age-levels.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { insertAgeCheck, recordOrderEvent } from '../order.queries.ts';

/** That a provider (OpenID Connect) has found a buyer to be an adult, and where that can be looked up. */
export interface ProviderEvidence {
  readonly level: 'provider';
  readonly provider: string;
  readonly reference: string;
}

/** How an age was assured, never what proved it: neither birth dates nor documents come in here. */
export type AgeEvidence =
  | { readonly level: 'confirmed' | 'birth_date' }
  | ProviderEvidence
  /** Staff looked; the actor is who says so. */
  | { readonly level: 'handover'; readonly isAdult: boolean; readonly actorId: number | undefined };

/** In years: nobody is older. */
const oldestBuyer = 120;

export type AgeErrorCode = { readonly error: FieldErrorCode };

/**
 * Assures the age of who orders, at the level that the goods ask for. A provider's word is enough for all of them; else
 * a birth date is looked at where it is asked for, and forgotten.
 * @param today ISO date where the shop is
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

/** The same day of another year; ISO dates, compared as texts. */
function yearsAfter(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** Writes down how the age behind an order was assured. What a provider calls its answer stands in the order's history. */
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
