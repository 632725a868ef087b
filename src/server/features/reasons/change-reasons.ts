import { forbidden, notFound } from '#shared/errors.ts';
import type { ReasonKind } from '#shared/reasons/kinds.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
import { mayEdit } from './reason-policy.ts';
import {
  deleteReasonRow,
  insertReason,
  lockReason,
  replaceReasonTexts,
  type Reason,
  type ReasonTexts,
} from './rejection-reason.queries.ts';

const entity = 'rejection_reason';

/** @throws forbidden without the scope of the kind */
export async function addReason(
  { db, now }: Context,
  actor: Caller,
  { kind, texts }: { readonly kind: ReasonKind; readonly texts: ReasonTexts },
) {
  if (!mayEdit(kind, actor)) throw forbidden();
  const actorId = actor.accountId;
  return db.transaction().execute(async (tx) => {
    const id = await insertReason(tx, kind);
    await replaceReasonTexts(tx, id, texts);
    await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: id, after: texts }], now());
    return withVersion({ id, kind, texts });
  });
}

interface ReasonChange {
  readonly id: number;
  readonly actor: Caller;
  readonly input: { readonly texts: ReasonTexts; readonly version: string };
}

/** @throws not_found; forbidden; OutdatedVersion when somebody has changed the texts since they were shown */
export async function changeReason({ db, now }: Context, { id, actor, input }: ReasonChange) {
  const { texts, version } = input;
  const actorId = actor.accountId;
  return db.transaction().execute(async (tx) => {
    const reason = await lockEditable(tx, actor, id);
    ensureVersion(reason, version);
    await replaceReasonTexts(tx, id, texts);
    const before = reason.texts;
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after: texts }], now());
    return withVersion({ ...reason, texts });
  });
}

/** @throws not_found; forbidden */
export async function deleteReason({ db, now }: Context, actor: Caller, id: number): Promise<void> {
  const actorId = actor.accountId;
  await db.transaction().execute(async (tx) => {
    const { texts: before } = await lockEditable(tx, actor, id);
    await deleteReasonRow(tx, id);
    await recordAudit(tx, [{ actorId, action: 'delete', entity, entityId: id, before }], now());
  });
}

async function lockEditable(tx: Tx, actor: Caller, id: number): Promise<Reason> {
  const reason = await lockReason(tx, id);
  if (!reason) throw notFound();
  if (!mayEdit(reason.kind, actor)) throw forbidden();
  return reason;
}
