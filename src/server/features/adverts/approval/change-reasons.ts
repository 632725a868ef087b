import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
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
    return withVersion({ id, texts });
  });
}

interface ReasonChange {
  readonly id: number;
  readonly actorId: number;
  readonly input: { readonly texts: ReasonTexts; readonly version: string };
}

/** @throws not_found; OutdatedVersion when somebody has changed the texts since they were shown */
export async function changeReason({ db, now }: Context, { id, actorId, input }: ReasonChange) {
  const { texts, version } = input;
  return db.transaction().execute(async (tx) => {
    const before = await lockTexts(tx, id);
    ensureVersion({ id, texts: before }, version);
    await replaceReasonTexts(tx, id, texts);
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after: texts }], now());
    return withVersion({ id, texts });
  });
}

export async function deleteReason({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockTexts(tx, id);
    await deleteReasonRow(tx, id);
    await recordAudit(tx, [{ actorId, action: 'delete', entity, entityId: id, before }], now());
  });
}

async function lockTexts(tx: Tx, id: number): Promise<ReasonTexts> {
  const isThere = await lockReason(tx, id);
  const reason = isThere && (await listReasons(tx)).find((each) => each.id === id);
  if (!reason) throw notFound();
  return reason.texts;
}
