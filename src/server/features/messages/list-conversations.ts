import { notFound } from '#shared/errors.ts';
import type { ConversationPage, ConversationQuery } from '#shared/messages/contract.ts';
import { conversationsPerPage } from '#shared/messages/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { listConversationRows } from './conversation-list.queries.ts';
import { presentSummary } from './present.ts';
import type { Side } from './side.ts';

/** @throws not_found beyond the last page */
export async function listConversations(
  db: Queryable,
  side: Side,
  { folder, q, page }: ConversationQuery,
): Promise<ConversationPage> {
  const { rows, total } = await listConversationRows(db, side, { folder, q, page });
  if (page > 1 && rows.length === 0) throw notFound();
  const pages = Math.max(1, Math.ceil(total / conversationsPerPage));
  return { conversations: rows.map(presentSummary), total, page, pages };
}
