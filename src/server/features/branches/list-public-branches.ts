import type { PublicBranch } from '#shared/delivery/contract.ts';
import { notFound } from '#shared/errors.ts';
import { slugOf } from '#shared/i18n/slugs.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Context } from '#server/context.ts';
import { listClosedDays, listPublicBranchRows, type ClosureRow, type PublicBranchRow } from './branch.queries.ts';
import { closedDaysOf, openingAt } from './opening.ts';
import { dayIn, shopCalendar } from './shop-calendar.ts';
import { shownClosures } from './shown-closures.ts';

interface Answer {
  /** ISO date in the shop's time zone. */
  readonly today: string;
  readonly branches: PublicBranch[];
}

/** The active stores, each with its closures of the next weeks and whether it is open now. */
export function listPublicBranches(context: Context): Promise<Answer> {
  return readBranches(context);
}

/** @throws not_found (404), also for an inactive store and for the warehouse */
export async function getPublicBranch(
  context: Context,
  id: number,
): Promise<{ readonly today: string; readonly branch: PublicBranch }> {
  const { today, branches } = await readBranches(context, id);
  const [branch] = branches;
  if (!branch) throw notFound();
  return { today, branch };
}

async function readBranches({ db, config, now }: Context, id?: number): Promise<Answer> {
  const at = now();
  const today = dayIn(config.shop.timeZone, at);
  const [rows, closed] = await Promise.all([listPublicBranchRows(db, id), listClosedDays(db, today)]);
  return { today, branches: rows.map((row) => presentBranch(row, closed, { shop: config.shop, at })) };
}

function presentBranch(
  { country_code: country, is_in_prague: _isInPrague, ...row }: PublicBranchRow,
  closed: readonly ClosureRow[],
  { shop, at }: { readonly shop: Shop; readonly at: Date },
): PublicBranch {
  return {
    ...row,
    country,
    slug: slugOf(row.town),
    closures: shownClosures(row, closed, { shop, at }),
    opening: openingAt(shopCalendar(shop, at, closedDaysOf(row.id, closed)), row.opening_hours),
  };
}
