import type { InfoPageRevision } from '#shared/content/info-pages-contract.ts';
import type { FullRevisionRow, RevisionRow } from './revision.queries.ts';

export function saverOf({ account_id: id, username }: Pick<RevisionRow, 'account_id' | 'username'>) {
  return id === null ? null : { id, username: username ?? '' };
}

export function presentRevisionRow(row: RevisionRow): Omit<InfoPageRevision, 'texts'> {
  return { id: row.id, saved_at: row.saved_at.toISOString(), saved_by: saverOf(row) };
}

export function presentRevision(row: FullRevisionRow): InfoPageRevision {
  return { ...presentRevisionRow(row), texts: row.texts };
}
