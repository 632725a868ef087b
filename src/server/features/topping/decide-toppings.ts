import type { ToppingLeft } from '#shared/topping/contract.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { findAccount, lockAccount } from '#server/features/accounts/index.ts';
import { topAdvert } from '#server/features/adverts/index.ts';
import { giveBackService } from '#server/features/paid-services/index.ts';
import { chooseReason, type ReasonFor, type ReasonWords } from '#server/features/reasons/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueApproved, queueRejected } from './mails.ts';
import { mayDecide, obstacleOf } from './topping-policy.ts';
import { findAdvert, findRunningEnd, findTopping, updateTopping, type ToppingRow } from './topping.queries.ts';

const day = 86_400_000;

interface Decision {
  readonly actorId: number;
  readonly ids: readonly number[];
}

interface Decided {
  readonly decided: number[];
  /** Without a decision, and why. */
  readonly left: ToppingLeft[];
}

/** Starts paid toppings now, or when the running one of the advert ends. */
export function approveToppings(context: Context, decision: Decision): Promise<Decided> {
  return decide(context, decision, (tx, row, at) => approve(context, tx, row, { ...decision, at }));
}

/**
 * Rejects paid toppings, whose whole price goes back the way it came.
 * @param words a prepared reason, sent to each owner in the account's language, the administrator's own words, or both
 * @throws FieldError (422) when both are missing
 */
export async function rejectToppings(context: Context, decision: Decision, words: ReasonWords): Promise<Decided> {
  const reasonFor = await chooseReason(context, 'topping', words);
  return decide(context, decision, (tx, row, at) => reject(context, tx, row, { ...decision, at, reasonFor }));
}

type Outcome = ToppingLeft['why'] | undefined;

/** Decides on all of them in one transaction. */
async function decide(
  { db, now }: Context,
  { actorId, ids }: Decision,
  decideOne: (tx: Tx, row: ToppingRow, at: Date) => Promise<Outcome>,
): Promise<Decided> {
  return db.transaction().execute(async (tx) => {
    const answer: Decided = { decided: [], left: [] };
    for (const row of await lockToppings(tx, ids)) {
      const { id, number } = row;
      const why: Outcome = !mayDecide(row, actorId)
        ? 'own'
        : row.topping_state === 'requested'
          ? await decideOne(tx, row, now())
          : 'decided';
      if (why === undefined) answer.decided.push(id);
      else answer.left.push({ id, number, why });
    }
    return answer;
  });
}

/** Locks the accounts in the order of their ids, as every change of a request does, and reads the toppings again. */
async function lockToppings(tx: Tx, ids: readonly number[]): Promise<ToppingRow[]> {
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b);
  const found = (await Promise.all(sorted.map((id) => findTopping(tx, id)))).filter((row) => row !== undefined);
  const accounts = [...new Set(found.map(({ account_id: id }) => id))].toSorted((a, b) => a - b);
  for (const id of accounts) await lockAccount(tx, id);
  const locked: ToppingRow[] = [];
  for (const { id } of found) locked.push((await findTopping(tx, id))!);
  return locked;
}

interface Approving {
  readonly actorId: number;
  readonly at: Date;
}

async function approve(context: Context, tx: Tx, row: ToppingRow, { actorId, at }: Approving): Promise<Outcome> {
  const { id, days, listing_id: advertId } = row;
  const advert = advertId === null ? undefined : await findAdvert(tx, advertId, defaultLocale);
  if (!advert || advert.advert_state === 'deleted') return 'deleted';
  const obstacle = obstacleOf(advert);
  if (obstacle) return obstacle;
  const runningUntil = await findRunningEnd(tx, advert.id, { at });
  const startsAt = runningUntil ?? at;
  const endsAt = new Date(startsAt.getTime() + days * day);
  const change = { decided_at: at, decided_by: actorId, starts_at: startsAt, ends_at: endsAt };
  await updateTopping(tx, id, { ...change, state: 'running' });
  await topAdvert(tx, advert.id, { at, until: endsAt });
  await queueApproved(context, tx, row, { startsAt, endsAt, isLater: runningUntil !== null });
  const after = { state: 'running', starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() };
  const before = { state: 'requested' };
  await recordAudit(tx, [{ actorId, action: 'approve', entity: 'topping', entityId: id, before, after }], at);
  return undefined;
}

async function reject(
  context: Context,
  tx: Tx,
  row: ToppingRow,
  { actorId, at, reasonFor }: Approving & { readonly reasonFor: ReasonFor },
): Promise<Outcome> {
  const { id, account_id: accountId } = row;
  const account = await findAccount(tx, accountId);
  const reason = reasonFor({ locale: account?.locale ?? row.locale });
  await updateTopping(tx, id, { state: 'rejected', decided_at: at, decided_by: actorId, reason });
  await giveBackService(tx, row, { reason, actorId, at });
  await queueRejected(context, tx, row, reason);
  const [before, after] = [{ state: 'requested' }, { state: 'rejected', reason }];
  await recordAudit(tx, [{ actorId, action: 'reject', entity: 'topping', entityId: id, before, after }], at);
  return undefined;
}
