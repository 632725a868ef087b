import { fieldError } from '#shared/errors.ts';
import type { ClerkOrderForm } from '#shared/orders/clerk-contract.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { findAgeProof } from '#server/features/age-proofs/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { commitWithLast, type SendLast } from '#server/platform/db/together.ts';
import { findByClerkKey, lockClerkKey, type PlacedOrder } from '../order.queries.ts';
import { checkOrder, type CheckedOrder } from '../placing/check-order.ts';
import { listPassedLimits, readFactsOf } from '../placing/limit-unpaid.ts';
import { writeOrder } from '../placing/write-order.ts';
import { priceDraft, refuseUnavailable } from './price-draft.ts';
import { findBuyer } from './search.queries.ts';

/**
 * Places an order that a clerk takes on the phone or at a counter, like a buyer's own. The limits against reserving
 * without paying do not hold, because the clerk knows the buyer; the audit names those that it passes.
 * @throws cart_changed (409) when the total is not what the clerk saw; FieldError (422)
 */
export async function placeByClerk(context: Context, form: ClerkOrderForm, clerkId: number): Promise<PlacedOrder> {
  return commitWithLast(context.db, async (tx, sendLast) => {
    await lockClerkKey(tx, form.client_key);
    const repeated = await findByClerkKey(tx, clerkId, form.client_key);
    return repeated ?? placeNew(context, tx, { form, clerkId, sendLast });
  });
}

interface Placing {
  readonly form: ClerkOrderForm;
  readonly clerkId: number;
  readonly sendLast: SendLast;
}

async function placeNew(context: Context, tx: Tx, { form, clerkId, sendLast }: Placing): Promise<PlacedOrder> {
  const at = context.now();
  const { account_id: account, channel, locale } = form;
  if (account !== null && !(await findBuyer(tx, account))) throw fieldError('account_id', 'account_unknown');
  const accountId = account ?? undefined;
  const wish = await priceDraft(context, tx, form, { locale, at });
  refuseUnavailable(form, wish);
  const ageProof =
    accountId === undefined ? undefined : await findAgeProof(tx, { accountId, browserHash: undefined }, at);
  const buyer = { owner: { accountId, tokenHash: undefined }, locale, ageProof };
  const clerk = { id: clerkId, channel };
  const order = await checkOrder(context, tx, { buyer, cart: undefined, clerk, form, at }, wish.priced);
  // There is nowhere to send the link to the payment.
  if (order.payment.code === 'card' && form.email === '') throw fieldError('email', 'required');
  const facts = await readFactsOf(tx, order);
  const passed = listPassedLimits(order, facts);
  const placed = await writeOrder(context, tx, order, { ...facts, sendLast });
  await recordAudit(
    tx,
    [
      {
        actorId: clerkId,
        action: 'add',
        entity: 'order',
        entityId: placed.id,
        after: auditedOf(placed, order, passed),
      },
    ],
    at,
  );
  return placed;
}

function auditedOf({ number }: PlacedOrder, order: CheckedOrder, passed: readonly string[]) {
  return {
    number,
    channel: order.clerk?.channel,
    amount: `${plainAmount(order.totals.total)} ${order.currency}`,
    age_check: order.age.level,
    ...(passed.length > 0 && { passed_limits: passed }),
  };
}
