import { sql } from 'kysely';
import type { ErasureState } from '#shared/privacy/limits.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export const erasuresPerPage = 50;

export interface ErasureRecord {
  readonly id: number;
  readonly account_id: number;
  readonly state: ErasureState;
  readonly account_state: string | null;
  readonly requested_at: Date;
  readonly due_at: Date | null;
  readonly steps_done: number;
}

const open = ['waiting', 'closing', 'erasing'];

function select(db: Queryable) {
  return db
    .selectFrom('account_erasure')
    .select(['id', 'account_id', 'state', 'account_state', 'requested_at', 'due_at', 'steps_done'])
    .$narrowType<{ state: ErasureState }>();
}

/** The erasure of an account that has not ended, locked. */
export function lockOpenErasure(tx: Tx, accountId: number): Promise<ErasureRecord | undefined> {
  return select(tx).where('account_id', '=', accountId).where('state', 'in', open).forUpdate().executeTakeFirst();
}

export function findByToken(db: Queryable, hash: Buffer): Promise<ErasureRecord | undefined> {
  return select(db).where('token_hash', '=', hash).executeTakeFirst();
}

export function insertErasure(tx: Tx, erasure: { accountId: number; at: Date; by: number | null }) {
  return tx
    .insertInto('account_erasure')
    .values({ account_id: erasure.accountId, requested_at: erasure.at, requested_by: erasure.by, state: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function startClosing(
  tx: Tx,
  id: number,
  { dueAt, tokenHash, accountState }: { dueAt: Date; tokenHash: Buffer; accountState: string },
): Promise<void> {
  await tx
    .updateTable('account_erasure')
    .set({ state: 'closing', due_at: dueAt, token_hash: tokenHash, account_state: accountState })
    .where('id', '=', id)
    .execute();
}

export async function endErasure(tx: Tx, id: number, state: 'cancelled' | 'erased', at: Date): Promise<void> {
  // The hash of a cancelled one stays: its link answers the same when it is opened again.
  const forgotten = state === 'erased' ? { token_hash: null } : {};
  await tx
    .updateTable('account_erasure')
    .set({ state, ended_at: at, ...forgotten })
    .where('id', '=', id)
    .execute();
}

export async function postpone(tx: Tx, id: number, until: Date): Promise<void> {
  await tx.updateTable('account_erasure').set({ due_at: until }).where('id', '=', id).execute();
}

/** From now on the erasure cannot be stopped. */
export async function startErasing(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('account_erasure').set({ state: 'erasing', steps_done: 0 }).where('id', '=', id).execute();
}

export async function setStepsDone(db: Queryable, id: number, steps: number): Promise<void> {
  await db.updateTable('account_erasure').set({ steps_done: steps }).where('id', '=', id).execute();
}

/** Accounts whose time to change their mind is over, and those whose erasure was interrupted. */
export function listDue(db: Queryable, now: Date, limit: number): Promise<ErasureRecord[]> {
  return select(db)
    .where('state', 'in', ['closing', 'erasing'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

export function listWaiting(db: Queryable, limit: number): Promise<ErasureRecord[]> {
  return select(db).where('state', '=', 'waiting').orderBy('requested_at').limit(limit).execute();
}

function selectRows(db: Queryable) {
  return db
    .selectFrom('account_erasure as e')
    .innerJoin('account as a', 'a.id', 'e.account_id')
    .leftJoin('account as by', 'by.id', 'e.requested_by')
    .select(['e.id', 'e.account_id', 'e.state', 'e.requested_at', 'e.due_at', 'e.ended_at'])
    .select(['a.username', 'by.username as requested_by']);
}

export function listErasures(db: Queryable, { isOpen, page }: { isOpen: boolean; page: number }) {
  return selectRows(db)
    .where('e.state', isOpen ? 'in' : 'not in', open)
    .orderBy('e.requested_at', isOpen ? 'asc' : 'desc')
    .orderBy('e.id', isOpen ? 'asc' : 'desc')
    .limit(erasuresPerPage + 1)
    .offset((page - 1) * erasuresPerPage)
    .execute();
}

/** The latest one of an account. */
export function findErasure(db: Queryable, accountId: number) {
  return selectRows(db).where('e.account_id', '=', accountId).orderBy('e.id', 'desc').limit(1).executeTakeFirst();
}

/** Requests that users wrote to us and that are not carried out yet. */
export const openErasures: WaitingRows = {
  rows: sql`account_erasure where state in ('waiting', 'closing', 'erasing') and requested_by is not null`,
  since: sql`requested_at`,
};
