import { notFound } from '#shared/errors.ts';
import type { ConversationPage, ConversationQuery } from '#shared/messages/contract.ts';
import { conversationsPerPage } from '#shared/messages/limits.ts';
import type { Context } from '#server/context.ts';
import { listConversationRows } from './conversation-list.queries.ts';
import { presentSummary } from './present.ts';
import { findKnownFrauds, placeOf } from './protection/known-frauds.ts';
import type { Side } from './side.ts';

/** @throws not_found beyond the last page */
export async function listConversations(
  context: Pick<Context, 'config' | 'db'>,
  side: Side,
  { folder, q, page }: ConversationQuery,
): Promise<ConversationPage> {
  const { db } = context;
  const { rows, total } = await listConversationRows(db, side, { folder, q, page });
  if (page > 1 && rows.length === 0) throw notFound();
  const pages = Math.max(1, Math.ceil(total / conversationsPerPage));
  const place = placeOf(context);
  const frauds = await findKnownFrauds(
    db,
    rows.filter((row) => !row.is_own).map(({ text }) => text),
    place,
  );
  return { conversations: rows.map((row) => presentSummary(row, { place, frauds })), total, page, pages };
}
