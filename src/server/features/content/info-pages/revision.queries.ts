import type { InfoPageTexts } from '#shared/content/info-pages-contract.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { revisionsPerList } from './admin-info-page.queries.ts';

export interface RevisionRow {
  readonly id: number;
  readonly saved_at: Date;
  readonly account_id: number | null;
  readonly username: string | null;
}

export type FullRevisionRow = RevisionRow & { readonly texts: InfoPageTexts };

function selectRevisions(db: Queryable, pageId: number) {
  return db
    .selectFrom('info_page_revision as revision')
    .leftJoin('account', 'account.id', 'revision.saved_by')
    .where('revision.info_page_id', '=', pageId)
    .select(['revision.id', 'revision.saved_at', 'account.id as account_id', 'account.username']);
}

/** The newest first; one row more than a page. */
export function listRevisions(db: Queryable, pageId: number, page: number): Promise<RevisionRow[]> {
  return selectRevisions(db, pageId)
    .orderBy('revision.id', 'desc')
    .limit(revisionsPerList + 1)
    .offset((page - 1) * revisionsPerList)
    .execute();
}

/** A version and the one saved before it. */
export async function findRevisions(db: Queryable, pageId: number, id: number): Promise<FullRevisionRow[]> {
  const rows = await selectRevisions(db, pageId)
    .where('revision.id', '<=', id)
    .select('revision.texts')
    .orderBy('revision.id', 'desc')
    .limit(2)
    .execute();
  return rows[0]?.id === id ? rows.map((row) => ({ ...row, texts: row.texts as InfoPageTexts })) : [];
}

export async function hasRevisions(db: Queryable, pageId: number): Promise<boolean> {
  const row = await db
    .selectFrom('info_page_revision')
    .where('info_page_id', '=', pageId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRevision(
  tx: Tx,
  revision: {
    readonly pageId: number;
    readonly savedAt: Date;
    readonly savedBy: number | null;
    readonly texts: InfoPageTexts;
  },
): Promise<void> {
  const { pageId, savedAt, savedBy, texts } = revision;
  await tx
    .insertInto('info_page_revision')
    .values({ info_page_id: pageId, saved_at: savedAt, saved_by: savedBy, texts: JSON.stringify(texts) })
    .execute();
}
