import type { adminAdvertsContract, QueueItem } from '#shared/adverts/admin-contract.ts';
import type { AdvertContent } from '#shared/adverts/content-contract.ts';
import { queuePerPage } from '#shared/adverts/limits.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import { findListingNames } from '#server/features/listings/index.ts';
import { changedFields, presentContent } from '../content/content-presenter.ts';
import { listContents } from '../content/content.queries.ts';
import {
  listAuthorHistories,
  listQueueRows,
  type AuthorHistory,
  type QueueChoice,
  type QueueRow,
} from './queue.queries.ts';
import { listRevisionContents } from '../content/revision.queries.ts';

type Choice = QueueChoice & { lang: Locale };

/** A page of the queue for approval: full contents, the public versions of changed adverts, the authors' histories. */
export async function listQueue(
  { db }: Context,
  choice: Choice,
): Promise<CallAnswer<(typeof adminAdvertsContract)['queue']>> {
  const { rows, total } = await listQueueRows(db, choice, queuePerPage);
  const [contents, revisions, histories] = await Promise.all([
    listContents(db, rows.map(advertOf)),
    listRevisionContents(db, rows.filter(isChange).map(idOf)),
    listAuthorHistories(db, rows.map(sellerOf)),
  ]);
  const names = await findListingNames(db, [...contents.values(), ...revisions.values()], choice.lang);
  const items = rows.flatMap((row): QueueItem[] => {
    const public_ = contents.get(row.listing_id);
    const sent = isChange(row) ? revisions.get(row.id) : public_;
    // Decided or sent again between two of the reads above.
    if (!public_ || !sent) return [];
    const content = presentContent(sent, names, choice.lang);
    const before = isChange(row) ? presentContent(public_, names, choice.lang) : null;
    const changed = before ? changedFields(before, content) : [];
    return [{ ...presentRow(row, histories.get(row.seller_id)), content, before, changed }];
  });
  return { items, total, page: choice.page, pages: Math.max(1, Math.ceil(total / queuePerPage)) };
}

export type SavedItem = Pick<QueueItem, 'kind' | 'advert_id' | 'version' | 'seller'> & {
  /** Without description and pictures. */
  readonly content: AdvertContent;
};

/** The whole queue, for an export. */
export async function listQueueToSave({ db }: Context, choice: Omit<Choice, 'page'>): Promise<SavedItem[]> {
  const { rows } = await listQueueRows(db, { ...choice, page: 1 }, csvRows);
  const [adverts, changes] = [rows.filter((row) => !isChange(row)), rows.filter(isChange)];
  const [contents, revisions, histories] = await Promise.all([
    listContents(db, adverts.map(advertOf), 'facts'),
    listRevisionContents(db, changes.map(idOf), 'facts'),
    listAuthorHistories(db, rows.map(sellerOf)),
  ]);
  const names = await findListingNames(db, [...contents.values(), ...revisions.values()], choice.lang);
  return rows.flatMap((row): SavedItem[] => {
    const sent = isChange(row) ? revisions.get(row.id) : contents.get(row.listing_id);
    if (!sent) return [];
    return [{ ...presentRow(row, histories.get(row.seller_id)), content: presentContent(sent, names, choice.lang) }];
  });
}

const isChange = ({ kind }: QueueRow) => kind === 'change';
const idOf = ({ id }: QueueRow) => id;
const advertOf = (row: QueueRow) => row.listing_id;
const sellerOf = (row: QueueRow) => row.seller_id;

function presentRow(row: QueueRow, history: AuthorHistory | undefined) {
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
      locale: row.locale,
      since: row.since.toISOString(),
      approved: history?.approved ?? 0,
      rejected: history?.rejected ?? 0,
    },
  };
}
