import type { adminAdvertsContract, QueueItem } from '#shared/adverts/admin-contract.ts';
import { queuePerPage } from '#shared/adverts/limits.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { findContentNames } from './content-names.queries.ts';
import { changedFields, presentContent } from './content-presenter.ts';
import { listContents } from './content.queries.ts';
import { listAuthorHistories, listQueueRows, type QueueChoice, type QueueRow } from './queue.queries.ts';
import { listRevisionContents } from './revision.queries.ts';

/** What waits for an administrator, whole: with what is public now and with the history of the author. */
export async function listQueue(
  { db }: Context,
  choice: QueueChoice & { lang: Locale },
  perPage = queuePerPage,
): Promise<CallAnswer<(typeof adminAdvertsContract)['queue']>> {
  const { rows, total } = await listQueueRows(db, choice, perPage);
  const changes = rows.filter(({ kind }) => kind === 'change').map(({ id }) => id);
  const [contents, revisions, histories] = await Promise.all([
    listContents(
      db,
      rows.map((row) => row.listing_id),
    ),
    listRevisionContents(db, changes),
    listAuthorHistories(
      db,
      rows.map((row) => row.seller_id),
    ),
  ]);
  const names = await findContentNames(db, [...contents.values(), ...revisions.values()], choice.lang);
  const items = rows.flatMap((row): QueueItem[] => {
    const public_ = contents.get(row.listing_id);
    const sent = row.kind === 'change' ? revisions.get(row.id) : public_;
    // Decided or sent anew between two of the reads above.
    if (!public_ || !sent) return [];
    const content = presentContent(sent, names, choice.lang);
    const before = row.kind === 'change' ? presentContent(public_, names, choice.lang) : null;
    return [{ ...presentRow(row), content, before, changed: before ? changedFields(before, content) : [] }];
  });
  return { items, total, page: choice.page, pages: Math.max(1, Math.ceil(total / perPage)) };

  function presentRow(row: QueueRow) {
    const history = histories.find(({ account_id }) => account_id === row.seller_id);
    return {
      kind: row.kind,
      id: row.id,
      version: row.submitted_at.toISOString(),
      advert_id: row.listing_id,
      state: row.state,
      previous_reason: row.kind === 'new' ? row.previous_reason : null,
      seller: {
        id: row.seller_id,
        username: row.username,
        is_business: row.is_business,
        is_verified: row.authorized,
        since: row.since.toISOString(),
        approved: history?.approved ?? 0,
        rejected: history?.rejected ?? 0,
      },
    };
  }
}
