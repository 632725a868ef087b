import { notFound } from '#shared/errors.ts';
import type { Tx } from '../db/db.ts';
import { addMailJob } from './mail-job.ts';
import { setWaitingAgain } from './mail.queries.ts';

/**
 * Sends a failed, kept or sent mail anew, with all its attempts before it.
 * @throws not_found when there is no such mail, it is on its way already, or it was secret and sent
 */
export async function resendMail(tx: Tx, id: number): Promise<void> {
  if (!(await setWaitingAgain(tx, id))) throw notFound();
  await addMailJob(tx, id);
}
