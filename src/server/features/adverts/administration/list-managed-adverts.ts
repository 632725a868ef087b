import type { managedAdvertsContract } from '#shared/adverts/managed-contract.ts';
import { managedAdvertsPerPage } from '#shared/adverts/limits.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { listManagedAdverts, type ManagedAdvertQuery } from './managed-advert.queries.ts';

type Answer = CallAnswer<(typeof managedAdvertsContract)['list']>;

/** A page of all adverts, or of those that an administrator has yet to see. */
export async function listAllAdverts({ db }: Context, query: ManagedAdvertQuery): Promise<Answer> {
  const { adverts, total } = await listManagedAdverts(db, query);
  const { rows: shown, has_more } = adminPage(adverts, query.page, managedAdvertsPerPage);
  return {
    adverts: shown.map(({ price_minor, currency, seller_id, username, created_at, expires_at, ...row }) => ({
      ...row,
      price: price_minor === null ? null : { amount: price_minor, currency },
      seller: { id: seller_id, username },
      created_at: created_at.toISOString(),
      expires_at: expires_at?.toISOString() ?? null,
    })),
    total,
    page: query.page,
    has_more,
  };
}
