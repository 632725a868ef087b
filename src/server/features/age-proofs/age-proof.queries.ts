import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { AgeRequest } from '#server/platform/db/schema.ts';

/** Whose age is proven: an account's, or that of a guest in a browser. */
export interface AgeProofOwner {
  readonly accountId: number | undefined;
  readonly browserHash: Buffer | undefined;
}

export interface AgeProof {
  readonly provider: string;
  /** By which the provider finds the verification. */
  readonly reference: string;
  readonly verified_at: Date;
}

export async function insertAgeRequest(db: Queryable, row: Insertable<AgeRequest>): Promise<void> {
  await db.insertInto('age_request').values(row).execute();
}

export interface AgeRequestRow {
  readonly account_id: number | null;
  readonly browser_hash: Buffer;
  readonly provider: string;
  readonly nonce: string;
  readonly code_verifier: string;
  readonly back_to: string;
  readonly locale: string;
  readonly expires_at: Date;
}

/** Takes a request out of the database: nobody else can use its answer any more. */
export async function takeAgeRequest(
  db: Queryable,
  request: { readonly stateHash: Buffer; readonly browserHash: Buffer },
): Promise<AgeRequestRow | undefined> {
  return db
    .deleteFrom('age_request')
    .where('state_hash', '=', request.stateHash)
    .where('browser_hash', '=', request.browserHash)
    .returning(['account_id', 'browser_hash', 'provider', 'nonce', 'code_verifier', 'back_to', 'locale', 'expires_at'])
    .executeTakeFirst();
}

/** Replaces the owner's earlier proof. */
export async function saveAgeProof(
  tx: Tx,
  { owner, proof, until }: { readonly owner: AgeProofOwner; readonly proof: AgeProof; readonly until: Date },
): Promise<void> {
  const { accountId, browserHash } = owner;
  const values = { ...proof, expires_at: until };
  await tx
    .insertInto('age_proof')
    .values({
      ...values,
      account_id: accountId ?? null,
      browser_hash: accountId === undefined ? (browserHash ?? null) : null,
    })
    .onConflict((conflict) =>
      (accountId === undefined ? conflict.column('browser_hash') : conflict.column('account_id')).doUpdateSet(values),
    )
    .execute();
}

/** The newest proof of the account or of the browser. */
export async function findAgeProof(
  db: Queryable,
  { accountId, browserHash }: AgeProofOwner,
  at: Date,
): Promise<AgeProof | undefined> {
  if (accountId === undefined && browserHash === undefined) return undefined;
  const { rows } = await sql<AgeProof>`
    select provider, reference, verified_at from age_proof
    where (account_id = ${accountId ?? null}::bigint or browser_hash = ${browserHash ?? null}::bytea) and expires_at > ${at}
    order by verified_at desc limit 1`.execute(db);
  return rows[0];
}

export async function deleteAgeProofs(db: Queryable, { accountId, browserHash }: AgeProofOwner): Promise<void> {
  await sql`
    delete from age_proof
    where account_id = ${accountId ?? null}::bigint or browser_hash = ${browserHash ?? null}::bytea`.execute(db);
}

/** Deletes what has expired. */
export async function deleteEndedAgeProofs(db: Queryable, at: Date): Promise<number> {
  const first = await db.deleteFrom('age_request').where('expires_at', '<=', at).executeTakeFirst();
  const second = await db.deleteFrom('age_proof').where('expires_at', '<=', at).executeTakeFirst();
  return Number(first.numDeletedRows + second.numDeletedRows);
}
