import { sql } from 'kysely';
import type { z } from 'zod';
import type { verificationQuery } from '#shared/verification/contract.ts';
import { isRefundAsked, type ServiceRow } from '#server/features/paid-services/index.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export const rowsPerPage = 50;

export interface AdminVerificationRow extends ServiceRow {
  readonly username: string;
  readonly is_refund_asked: boolean;
  readonly keeps_verified: boolean;
}

export async function listVerifications(
  db: Queryable,
  { q, state, page }: z.output<typeof verificationQuery>,
): Promise<AdminVerificationRow[]> {
  const isLike =
    q === '' ? sql`true` : sql`(s.number like ${partPattern(q)} or lower(a.username) like lower(${partPattern(q)}))`;
  const { rows } = await sql<AdminVerificationRow>`
    select s.*, a.username, a.authorized and not a.is_verification_paid as keeps_verified,
      ${isRefundAsked(sql`s.id`, 'verification')} as is_refund_asked
    from paid_service s join account a on a.id = s.account_id
    where s.kind = 'verification' and ${state === undefined ? sql`true` : sql`s.state = ${state}`} and ${isLike}
    order by s.id desc limit ${rowsPerPage + 1} offset ${(page - 1) * rowsPerPage}`.execute(db);
  return rows;
}
