import { z } from 'zod';
import { locales } from '#shared/i18n/locales.ts';
import { returnPurposes } from '#shared/returns/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { addressKey, countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { queueReturnLink } from './mails.ts';
import { findOrderOfBuyer } from './returned-order.queries.ts';

const limitOfAddress = { max: 20, windowSeconds: 60 * 60 };
const limitOfEmail = { max: 5, windowSeconds: 60 * 60 };

export const returnLinkJob = {
  task: 'returns.send-link',
  payload: z.object({
    purpose: z.enum(returnPurposes),
    order_number: z.string(),
    email: z.string(),
    lang: z.enum(locales),
  }),
} as const;

type LinkRequest = z.output<typeof returnLinkJob.payload>;

/**
 * Requests the link to a guest's order. The worker looks the order up, so that neither the answer nor its timing
 * reveals whether it exists.
 * @throws too_many_requests (429)
 */
export async function requestReturnLink(context: Context, request: LinkRequest, address: string): Promise<void> {
  const now = context.now();
  await countAgainstLimit(context.db, addressKey('returns', address), limitOfAddress, now);
  await countAgainstLimit(context.db, `returns:email:${request.email}`, limitOfEmail, now);
  await addJob(context.db, returnLinkJob.task, { ...request });
}

/** Sends the link if there is an order with this number and address. Run by the worker. */
export async function sendReturnLink(context: Context, request: LinkRequest): Promise<void> {
  const { order_number: number, email, purpose, lang } = request;
  const order = await findOrderOfBuyer(context.db, number, email);
  if (!order) return;
  await context.db
    .transaction()
    .execute((tx) => queueReturnLink(context, tx, { ...order, number, email, locale: lang }, purpose));
}
