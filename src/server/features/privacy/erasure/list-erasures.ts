import { notFound } from '#shared/errors.ts';
import type { ErasureRow } from '#shared/privacy/admin-contract.ts';
import { requestDays, type ErasureState } from '#shared/privacy/limits.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import type { Db } from '#server/platform/db/db.ts';
import { erasuresPerPage, findErasure, listErasures } from './account-erasure.queries.ts';
import { listObstacles } from './obstacles.queries.ts';

const day = 86_400_000;

type Row = Awaited<ReturnType<typeof listErasures>>[number];

export async function listErasurePage(
  db: Db,
  { show, page }: { readonly show: 'open' | 'ended'; readonly page: number },
) {
  const { rows, has_more } = adminPage(
    await listErasures(db, { isOpen: show === 'open', page }),
    page,
    erasuresPerPage,
  );
  const erasures: ErasureRow[] = [];
  for (const row of rows) erasures.push(await present(db, row));
  return { erasures, page, has_more };
}

/** The latest erasure of an account. @throws not_found (404) */
export async function getErasure(db: Db, accountId: number): Promise<ErasureRow> {
  const row = await findErasure(db, accountId);
  if (!row) throw notFound();
  return present(db, row);
}

async function present(db: Db, row: Row): Promise<ErasureRow> {
  const isOpen = row.state === 'waiting' || row.state === 'closing';
  return {
    id: row.id,
    account_id: row.account_id,
    username: row.username,
    state: row.state as ErasureState,
    requested_at: row.requested_at.toISOString(),
    requested_by: row.requested_by,
    due_at: row.due_at?.toISOString() ?? null,
    term_at: new Date(row.requested_at.getTime() + requestDays * day).toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    obstacles: isOpen ? await listObstacles(db, row.account_id) : [],
  };
}
