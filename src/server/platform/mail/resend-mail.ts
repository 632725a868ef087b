import { notFound } from '#shared/errors.ts';
import type { Tx } from '../db/db.ts';
import { addMailJob } from './mail-job.ts';
import { setWaitingAgain } from './mail.queries.ts';

/**
 * Sends a failed, stored or sent mail again, with all attempts available.
 * @throws not_found when there is no such mail, it is already in progress, or it was secret and sent
 */
export async function resendMail(tx: Tx, id: number): Promise<void> {
  if (!(await setWaitingAgain(tx, id))) throw notFound();
  await addMailJob(tx, id);
}
