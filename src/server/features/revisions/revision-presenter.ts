import type { RevisionRow as PresentedRow } from '#shared/contract/revisions.ts';
import type { FullRevisionRow, RevisionRow } from './revision.queries.ts';

export function saverOf({ account_id: id, username }: Pick<RevisionRow, 'account_id' | 'username'>) {
  return id === null ? null : { id, username: username ?? '' };
}

export function presentRevisionRow(row: RevisionRow): PresentedRow {
  return { id: row.id, saved_at: row.saved_at.toISOString(), saved_by: saverOf(row) };
}

export function presentRevision<Texts>(row: FullRevisionRow<Texts>): PresentedRow & { texts: Texts } {
  return { ...presentRevisionRow(row), texts: row.texts };
}
