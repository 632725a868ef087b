import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import {
  deleteReasonRow,
  insertReason,
  listReasons,
  lockReason,
  replaceReasonTexts,
  type ReasonTexts,
} from './rejection-reason.queries.ts';

const entity = 'rejection_reason';

export async function addReason({ db, now }: Context, actorId: number, texts: ReasonTexts) {
  return db.transaction().execute(async (tx) => {
    const id = await insertReason(tx);
    await replaceReasonTexts(tx, id, texts);
    await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: id, after: texts }], now());
    return { id, texts };
  });
}

export async function changeReason({ db, now }: Context, actorId: number, id: number, texts: ReasonTexts) {
  return db.transaction().execute(async (tx) => {
    const before = await lockTexts(tx, id);
    await replaceReasonTexts(tx, id, texts);
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after: texts }], now());
    return { id, texts };
  });
}

export async function deleteReason({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockTexts(tx, id);
    await deleteReasonRow(tx, id);
    await recordAudit(tx, [{ actorId, action: 'delete', entity, entityId: id, before }], now());
  });
}

async function lockTexts(tx: Tx, id: number): Promise<ReasonTexts | undefined> {
  if (!(await lockReason(tx, id))) throw notFound();
  return (await listReasons(tx)).find((reason) => reason.id === id)?.texts;
}
