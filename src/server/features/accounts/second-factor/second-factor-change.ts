import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { recordEvent } from '../account.queries.ts';

/** Rate limit against guessing, shared by all processes; a correct code resets it. */
export const secondFactorLimit = { max: 10, windowSeconds: 15 * 60 };
export const rateLimitKey = (accountId: number) => `second-factor:${accountId}`;

const changes = {
  second_factor_on: { action: 'switch_on_second_factor', before: false, after: true },
  second_factor_off: { action: 'switch_off_second_factor', before: true, after: false },
  recovery_codes_renewed: { action: 'renew_recovery_codes', before: true, after: true },
} as const;

/** Records a change in the account's history and in the audit log. */
export async function recordSecondFactor(
  tx: Tx,
  kind: keyof typeof changes,
  { accountId, actorId, at }: { accountId: number; actorId: number; at: Date },
): Promise<void> {
  const { action, before, after } = changes[kind];
  await recordEvent(tx, { accountId, actorId, kind, at });
  const states = { before: { second_factor: before }, after: { second_factor: after } };
  await recordAudit(tx, [{ actorId, action, entity: 'account', entityId: accountId, ...states }], at);
}
