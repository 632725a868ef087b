import type { adminAdvertsContract } from '#shared/adverts/admin-contract.ts';
import { waitingBrandsPerPage } from '#shared/adverts/limits.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { countWaitingBrands, listWaitingBrands } from './proposed-brand.queries.ts';

/** A page of the brands that users proposed. A page beyond the last answers the last: deciding empties pages. */
export async function listProposedBrands(
  { db }: Context,
  asked: number,
): Promise<CallAnswer<(typeof adminAdvertsContract)['waitingBrands']>> {
  const total = await countWaitingBrands(db);
  const pages = Math.max(1, Math.ceil(total / waitingBrandsPerPage));
  const page = Math.min(asked, pages);
  const rows = await listWaitingBrands(db, page);
  const brands = rows.map(({ suggested_at, suggested_by, username, ...brand }) => ({
    ...brand,
    suggested_by: suggested_by !== null && username !== null ? { id: suggested_by, username } : null,
    suggested_at: suggested_at?.toISOString() ?? null,
  }));
  return { brands, total, page, pages };
}
