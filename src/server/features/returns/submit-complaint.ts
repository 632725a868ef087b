import { alreadyComplained, complaintOver, conflict, fieldError } from '#shared/errors.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { ComplaintForm } from '#shared/returns/contract.ts';
import { complaintDays } from '#shared/returns/limits.ts';
import type { Context } from '#server/context.ts';
import {
  countPieces,
  dayAfter,
  getReturnedGoods,
  mayComplain,
  recordOrderEvent,
} from '#server/features/orders/index.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { countUnderComplaint, findComplaint, insertComplaint, isKnownComplaint } from './complaint.queries.ts';
import { openFor } from './get-returns.ts';
import { queueComplaintReceived } from './mails.ts';
import { complainablePieces, piecesLeft } from './return-policy.ts';
import { listReturnableLines, lockReturnedOrder } from './returned-order.queries.ts';
import type { Opened } from './submit-withdrawal.ts';

const complaintsOfOrder = { max: 5, windowSeconds: 86_400 };

/**
 * Records a buyer's complaint and sends its confirmation. A complaint repeated under its key has no effect.
 * Pieces can be under one open complaint at a time; after a refused or closed one they can be complained of again.
 * @throws not_found (404), complaint_over, already_complained, conflict (409), too_many_requests (429) beyond five a
 *   day, FieldError on `order_line_id` or `quantity` (422)
 */
export async function submitComplaint(
  context: Context,
  { id, hash, locale }: Opened,
  form: ComplaintForm,
): Promise<void> {
  const { db, config, now } = context;
  await db.transaction().execute(async (tx) => {
    const order = await openFor(tx, await lockReturnedOrder(tx, id), { id, hash });
    if (await isKnownComplaint(tx, id, form.client_key)) return;
    const at = now();
    if (!mayComplain(order, config.shop, at)) throw complaintOver();
    const line = (await listReturnableLines(tx, id)).find((each) => each.id === form.order_line_id);
    if (!line) throw fieldError('order_line_id', 'goods_missing');
    const returned = countPieces(await getReturnedGoods(tx, id));
    const left = piecesLeft(line, returned);
    if (left === 0) throw fieldError('order_line_id', 'goods_missing');
    if (form.quantity > left) throw fieldError('quantity', 'invalid');
    const underComplaint = await countUnderComplaint(tx, id);
    if (form.quantity > complainablePieces(line, returned, underComplaint)) throw alreadyComplained();
    // Each complaint sends typed text to a typed address.
    await countAgainstLimit(tx, `complaint:order:${id}`, complaintsOfOrder, at);
    const dueOn = dayAfter(isoDay(at, config.shop.timeZone), complaintDays);
    const complaintId = await insertComplaint(tx, { form, orderId: id, locale, at, dueOn });
    // The key belongs to another order.
    if (complaintId === undefined) throw conflict();
    const { state } = order;
    await recordOrderEvent(tx, { orderId: id, kind: 'complain', from: state, to: state, detail: { complaintId }, at });
    await queueComplaintReceived(context, tx, (await findComplaint(tx, complaintId))!);
  });
}
