import { msg } from '@lingui/core/macro';
import type { Updateable } from 'kysely';
import { CodedError, fieldError, notFound } from '#shared/errors.ts';
import type { Deal as ShownDeal, MeetingInput } from '#shared/deals/contract.ts';
import {
  dealActionsOf,
  otherRole,
  stateAfter,
  type DealAction,
  type DealEventKind,
  type DealRole,
} from '#shared/deals/lifecycle.ts';
import { daysAfterMeeting, dealStepsPerHour, meetingDays } from '#shared/deals/limits.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { lockDealtAdvert, moveAdvert, type LockedOwnAdvert } from '#server/features/adverts/index.ts';
import { addEvent, findClosedReason, lockConversation, userSide } from '#server/features/messages/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { Deal } from '#server/platform/db/schema.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { dealEventOf } from './deal-event.ts';
import { isDealable } from './deal-policy.ts';
import { findOwnDeal, findReserving, lockDeal, updateDeal, type DealRow } from './deal.queries.ts';
import { queueReviewInvitations } from './mails.ts';
import { readDeal, roleIn, situationOf } from './present-deal.ts';

const dayMs = 86_400_000;

interface Step {
  readonly action: DealAction;
  readonly event: DealEventKind;
  readonly change?: Updateable<Deal>;
  /** What its author writes: the entry's text. */
  readonly text?: string;
  /** It has been taken before: repeating it changes nothing. */
  readonly isTaken: (deal: DealRow, role: DealRole) => boolean;
  /** @throws when the deal is not as it was shown */
  readonly check?: (deal: DealRow) => void;
}

export const acceptDeal = (context: Context, accountId: number, id: number) =>
  takeStep(context, accountId, id, {
    action: 'accept',
    event: 'accepted',
    isTaken: ({ state }) => state === 'accepted' || state === 'agreed',
  });

export const declineDeal = (context: Context, accountId: number, id: number, reason: string) =>
  takeStep(context, accountId, id, {
    action: 'decline',
    event: 'declined',
    change: { end_reason: reason || null },
    text: reason,
    isTaken: ({ state }) => state === 'declined',
  });

export const withdrawDeal = (context: Context, accountId: number, id: number, reason: string) =>
  takeStep(context, accountId, id, {
    action: 'withdraw',
    event: 'withdrawn',
    change: { end_reason: reason },
    text: reason,
    isTaken: ({ state, ended_by: by }, role) => state === 'withdrawn' && by === role,
  });

/** @throws FieldError (422) for a time that is over or too far away */
export async function proposeMeeting(context: Context, accountId: number, id: number, input: MeetingInput) {
  const { place } = input;
  const at = new Date(input.at);
  const now = context.now().getTime();
  if (at.getTime() <= now) throw fieldError('at', 'in_past');
  if (at.getTime() > now + meetingDays * dayMs) throw fieldError('at', 'too_far');
  return takeStep(context, accountId, id, {
    action: 'propose_meeting',
    event: 'meeting_proposed',
    change: { meeting_at: at, meeting_place: place },
    text: place,
    isTaken: (deal, role) => deal.meeting_by === role && isMeeting(deal, input) && deal.ended_at === null,
  });
}

/** @throws deal_moved (409) when another time or place has been proposed since */
export const confirmMeeting = (context: Context, accountId: number, id: number, shown: MeetingInput) =>
  takeStep(context, accountId, id, {
    action: 'confirm_meeting',
    event: 'meeting_confirmed',
    isTaken: (deal, role) => deal.state === 'agreed' && deal.meeting_by !== role && isMeeting(deal, shown),
    check: (deal) => {
      if (!isMeeting(deal, shown)) throw new CodedError('deal_moved');
    },
  });

export const handOver = (context: Context, accountId: number, id: number) =>
  takeStep(context, accountId, id, {
    action: 'hand_over',
    event: 'handover_confirmed',
    isTaken: (deal, role) => confirmedAt(deal, role) !== null,
  });

function isMeeting({ meeting_at: at, meeting_place: place }: DealRow, shown: MeetingInput): boolean {
  return at?.getTime() === Date.parse(shown.at) && place === shown.place;
}

const confirmedAt = (deal: DealRow, role: DealRole) =>
  role === 'seller' ? deal.seller_confirmed_at : deal.buyer_confirmed_at;

/**
 * Takes a step of one side. Withdrawing and declining are possible even if nothing else is.
 * @throws not_found for everybody but the two sides; deal_moved (409) when the state does not allow it; advert_closed,
 *   advert_reserved, conversation_closed (409); too_many_requests (429)
 */
async function takeStep(context: Context, accountId: number, id: number, step: Step): Promise<ShownDeal> {
  const at = context.now();
  const side = userSide(accountId);
  return context.db.transaction().execute(async (tx) => {
    const known = await findOwnDeal(tx, accountId, id);
    const conversation = known && (await lockConversation(tx, side, known.conversation_id));
    if (!conversation) throw notFound();
    const advert = known.listing_id === null ? undefined : await lockDealtAdvert(tx, known.listing_id);
    const deal = await lockDeal(tx, id);
    if (!deal) throw notFound();
    const role = roleIn(deal, accountId);
    if (step.isTaken(deal, role)) return readDeal(tx, deal, accountId);
    if (!dealActionsOf(situationOf(deal), role).includes(step.action)) throw new CodedError('deal_moved');
    const isEnding = step.action === 'withdraw' || step.action === 'decline';
    if (!isEnding) await ensureGoesOn(context, tx, { deal, role, advert, step });
    step.check?.(deal);
    await countAgainstLimit(tx, `deal_step:account:${accountId}`, { max: dealStepsPerHour, windowSeconds: 3600 }, at);
    const moved = await updateDeal(tx, id, { ...step.change, ...changeOf(deal, role, step.action, at) });
    const event = moved.state === 'done' ? 'done' : step.event;
    await addEvent(tx, conversation, {
      authorId: accountId,
      event: dealEventOf(event, moved),
      text: step.text ?? '',
      at,
    });
    if (moved.state === 'done') await complete(context, tx, moved, advert!, { accountId, at });
    return readDeal(tx, moved, accountId);
  });
}

interface Going {
  readonly deal: DealRow;
  readonly role: DealRole;
  readonly advert: LockedOwnAdvert | undefined;
  readonly step: Step;
}

async function ensureGoesOn({ now }: Context, tx: Tx, { deal, role, advert, step }: Going): Promise<void> {
  const [accountId, otherId] = role === 'seller' ? [deal.seller_id, deal.buyer_id] : [deal.buyer_id, deal.seller_id];
  if (await findClosedReason(tx, userSide(accountId), otherId)) throw new CodedError('conversation_closed');
  if (!isDealable(advert)) throw new CodedError('advert_closed');
  // The job that ends it is a minute late at most.
  if (deal.reserved_until <= now()) throw new CodedError('deal_moved');
  if (step.action !== 'accept') return;
  const reserving = await findReserving(tx, advert!.listing_id);
  if (reserving && reserving.conversation_id !== deal.conversation_id) throw new CodedError('advert_reserved');
}

function changeOf(deal: DealRow, role: DealRole, action: DealAction, at: Date): Updateable<Deal> {
  const isLast = confirmedAt(deal, otherRole(role)) !== null;
  const state = stateAfter(action, deal.state, isLast);
  const after = (time: Date) =>
    new Date(Math.max(deal.reserved_until.getTime(), time.getTime() + daysAfterMeeting * dayMs));
  return {
    state,
    ...(action === 'propose_meeting' && { meeting_by: role }),
    ...(action === 'confirm_meeting' && { reserved_until: after(deal.meeting_at!) }),
    ...(action === 'hand_over' && {
      [role === 'seller' ? 'seller_confirmed_at' : 'buyer_confirmed_at']: at,
      reserved_until: after(at),
    }),
    ...((action === 'decline' || action === 'withdraw') && { ended_at: at, ended_by: role }),
    ...(state === 'done' && { ended_at: at }),
  };
}

/** Both have confirmed the handover. */
async function complete(
  context: Context,
  tx: Tx,
  deal: DealRow,
  advert: LockedOwnAdvert,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  // Administrators read it in the advert's history.
  const reason = serverI18n(defaultLocale)._(msg`Předání potvrdily obě strany obchodu č. ${{ number: deal.id }}.`);
  await moveAdvert(tx, advert, 'sell', { actorId: accountId, at, reason });
  await queueReviewInvitations(context, tx, deal);
}
