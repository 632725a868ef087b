import { notFound } from '#shared/errors.ts';
import type { TextMailKind } from '#shared/mails/kinds.ts';
import type { MailTexts } from '#shared/mails/text-contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { findRevisions, insertRevision } from '#server/features/revisions/index.ts';
import { checkMailTexts } from './check-mail-texts.ts';
import { inOrder, lockMailText, saveMailText } from './mail-text.queries.ts';

/** @throws conflict when somebody else changed them meanwhile; FieldError (422) as `checkMailTexts` */
export async function changeMailTexts(
  context: Context,
  actorId: number,
  kind: TextMailKind,
  { texts, version }: { readonly texts: MailTexts; readonly version: string },
): Promise<void> {
  checkMailTexts(kind, texts);
  await change(context, actorId, { kind, version }, async () => inOrder(texts));
}

/**
 * Saves earlier texts again. They may use variables that their kind no longer has.
 * @throws not_found; otherwise as `changeMailTexts`
 */
export async function restoreMailTexts(
  context: Context,
  actorId: number,
  kind: TextMailKind,
  { revision, version }: { readonly revision: number; readonly version: string },
): Promise<void> {
  await change(context, actorId, { kind, version }, async (tx, id) => {
    const [restored] = await findRevisions<MailTexts>(tx, 'mail_text', id, revision);
    if (!restored) throw notFound();
    checkMailTexts(kind, restored.texts);
    return inOrder(restored.texts);
  });
}

async function change(
  { db, now }: Context,
  actorId: number,
  { kind, version }: { readonly kind: TextMailKind; readonly version: string },
  textsOf: (tx: Tx, id: number) => Promise<MailTexts>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = now();
    const { id, texts: before } = await lockMailText(tx, kind, at);
    ensureVersion(before, version);
    const after = await textsOf(tx, id);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await saveMailText(tx, id, after, at);
    await insertRevision(tx, 'mail_text', { ownerId: id, savedAt: at, savedBy: actorId, texts: after });
    const [old, changed] = [
      { mail_kind: kind, ...before },
      { mail_kind: kind, ...after },
    ];
    const entry = {
      actorId,
      action: 'change',
      entity: 'mail_text',
      entityId: id,
      before: old,
      after: changed,
    } as const;
    await recordAudit(tx, [entry], at);
  });
}
