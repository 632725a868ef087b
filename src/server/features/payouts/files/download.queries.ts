import type { BankFile } from '#shared/payouts/payouts.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface DownloadRow {
  readonly file: BankFile;
  /** User name; null once the account is erased. */
  readonly by: string | null;
  readonly at: Date;
}

/** Who has downloaded the files of a batch for the bank, the first one first. */
export function listDownloads(db: Queryable, batchId: number): Promise<DownloadRow[]> {
  return db
    .selectFrom('payout_download as d')
    .leftJoin('account as a', 'a.id', 'd.actor_id')
    .where('d.batch_id', '=', batchId)
    .select(['d.file', 'a.username as by', 'd.downloaded_at as at'])
    .orderBy('d.id')
    .limit(100)
    .execute() as Promise<DownloadRow[]>;
}

export async function insertDownload(
  tx: Tx,
  download: { readonly batchId: number; readonly file: BankFile; readonly actorId: number; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('payout_download')
    .values({
      batch_id: download.batchId,
      file: download.file,
      actor_id: download.actorId,
      downloaded_at: download.at,
    })
    .execute();
}
