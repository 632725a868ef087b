import type { Context } from '#server/context.ts';
import { deleteFraudIdentifier } from '#server/features/messages/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';

/** Messages with a bank account or phone number are not flagged any more. Repeating it does nothing. */
export async function forgetFraud({ db, now }: Context, value: string, actorId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deleteFraudIdentifier(tx, value))) return;
    const before = { values: [value] };
    await recordAudit(tx, [{ actorId, action: 'delete', entity: 'fraud_identifier', entityId: null, before }], now());
  });
}
