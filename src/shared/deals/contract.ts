import { z } from 'zod';
import { listingCard } from '../catalog/contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { amountField, idField, langField, money, plainLine, plainText } from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { dealActions, dealEndCauses, dealEventKinds, dealRoles, dealStates } from './lifecycle.ts';
import { dealFolders, dealsPerPage, placeLength, reasonLength, reservationDays } from './limits.ts';

const account = 'account' as const;
const one = z.object({ id: idField });
const nothing = z.object({});

/** A step of a deal as its entry in the thread tells it. What its author wrote is the text of the entry. */
export const dealEvent = z
  .object({
    kind: z.enum(dealEventKinds),
    price: money.nullable().describe('Of an offer'),
    at: z.iso.datetime().nullable().describe('The end of the reservation with an offer, the time of a meeting'),
    place: z.string().nullable().describe('Of a confirmed meeting; of a proposed one it is the text'),
    cause: z.enum(dealEndCauses).nullable().describe('Why the portal has ended the deal'),
  })
  .meta({ id: 'DealEvent' });
export type DealEvent = z.infer<typeof dealEvent>;

const meeting = z.object({
  at: z.iso.datetime(),
  place: z.string(),
  is_own: z.boolean().describe('Proposed by the caller'),
  is_agreed: z.boolean(),
});

export const deal = z
  .object({
    id: z.int(),
    state: z.enum(dealStates),
    role: z.enum(dealRoles).describe("The caller's"),
    price: money,
    offered_at: z.iso.datetime(),
    reserved_until: z.iso.datetime(),
    meeting: meeting.nullable(),
    handed_over: z.object({ by_me: z.boolean(), by_partner: z.boolean() }),
    ended_at: z.iso.datetime().nullable(),
    is_ended_by_me: z.boolean().nullable().describe('Null: by the portal, by the handover, or not at all'),
    end_reason: z.string().nullable().describe('Of the side that has withdrawn or declined'),
    actions: z.array(z.enum(dealActions)).describe('What the caller can do, what ends the deal last'),
  })
  .meta({ id: 'Deal' });
export type Deal = z.infer<typeof deal>;

/** Why no offer can be made. */
export const offerObstacles = [
  'not_an_advert',
  'not_seller',
  'deal_open',
  'reserved',
  'advert_closed',
  'closed',
] as const;
export type OfferObstacle = (typeof offerObstacles)[number];

const dealOfThread = z
  .object({
    deal: deal.nullable().describe('The open one, otherwise the latest'),
    obstacle: z.enum(offerObstacles).nullable().describe('Why the caller can make no offer; null: it can'),
    suggestion: money.nullable().describe("The advert's price and currency; null without an advert"),
    is_reserved_for_other: z.boolean(),
    is_waiting: z.boolean().describe('The caller is on the waiting list'),
    has_reviewed: z.boolean().describe('The caller has written a review of the other side, which can be changed'),
  })
  .meta({ id: 'DealOfThread' });
export type DealOfThread = z.infer<typeof dealOfThread>;

export const offerInput = z
  .object({
    price: amountField({ min: 1, max: mostAmount }),
    days: z.coerce
      .number()
      .int()
      .min(reservationDays[0])
      .max(reservationDays.at(-1)!)
      .describe('For how many days the goods are reserved'),
  })
  .meta({ id: 'DealOffer' });
export type OfferInput = z.output<typeof offerInput>;

export const meetingInput = z
  .object({ at: z.iso.datetime().min(1), place: plainLine({ min: 2, max: placeLength }).min(1) })
  .meta({ id: 'DealMeeting' });
export type MeetingInput = z.output<typeof meetingInput>;

const optionalReason = z.object({ reason: plainText({ min: 0, max: reasonLength }).default('') });
const neededReason = z.object({ reason: plainText({ min: 1, max: reasonLength }) });

const dealSummary = deal
  .extend({
    conversation_id: z.int(),
    subject: z.string().describe("The advert's name when the conversation began"),
    partner: z.object({ id: z.int(), username: z.string() }),
    listing: listingCard.nullable().describe('Null: not public any more'),
  })
  .meta({ id: 'DealSummary' });
export type DealSummary = z.infer<typeof dealSummary>;

const dealPage = z
  .object({ deals: z.array(dealSummary), total: z.int(), page: z.int(), pages: z.int() })
  .meta({ id: 'DealPage' });
export type DealPage = z.infer<typeof dealPage>;

export const dealQuery = z.object({
  lang: langField,
  folder: z.enum(dealFolders).default('open'),
  page: z.coerce.number().int().min(1).max(500).default(1),
});
export type DealQuery = z.output<typeof dealQuery>;

const waiting = z
  .object({
    listing: listingCard,
    is_waiting: z.boolean(),
    is_reserved: z.boolean(),
    is_own: z.boolean().describe('One does not wait for one’s own advert, nor for what is reserved for oneself'),
  })
  .meta({ id: 'ReservationWaiting' });
export type ReservationWaiting = z.infer<typeof waiting>;

export const dealsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/me/deals',
    summary: `A page of one's deals, ${dealsPerPage} a page, the latest first`,
    access: account,
    query: dealQuery,
    response: dealPage,
  }),
  ofThread: endpoint({
    method: 'GET',
    path: '/api/me/conversations/{id}/deal',
    summary: 'The deal of a conversation, and whether the caller can make an offer in it',
    access: account,
    params: one,
    response: dealOfThread,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/me/conversations/{id}/deal',
    summary: 'Offers a price. The offer of an advert reserves its goods, a demand is reserved once it is accepted',
    access: account,
    refusesSuspended: true,
    params: one,
    body: offerInput,
    response: deal,
    errors: ['advert_reserved', 'advert_closed', 'conversation_closed', 'deal_moved'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/me/deals/{id}/acceptance',
    summary: 'Accepts an offer',
    access: account,
    refusesSuspended: true,
    params: one,
    response: deal,
    errors: ['advert_reserved', 'advert_closed', 'conversation_closed', 'deal_moved'],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/me/deals/{id}/refusal',
    summary: 'Declines an offer',
    access: account,
    params: one,
    body: optionalReason,
    response: deal,
    errors: ['deal_moved'],
  }),
  propose: endpoint({
    method: 'PUT',
    path: '/api/me/deals/{id}/meeting',
    summary: 'Proposes time and place of the handover, which replaces what was agreed before',
    access: account,
    refusesSuspended: true,
    params: one,
    body: meetingInput,
    response: deal,
    errors: ['conversation_closed', 'deal_moved'],
  }),
  confirmMeeting: endpoint({
    method: 'POST',
    path: '/api/me/deals/{id}/meeting-confirmation',
    summary: "Agrees to the other side's proposal, which must be the one that was shown",
    access: account,
    params: one,
    body: z.object({ at: z.iso.datetime(), place: z.string().max(placeLength) }),
    response: deal,
    errors: ['conversation_closed', 'deal_moved'],
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/me/deals/{id}/handover',
    summary: 'Confirms the handover. Once both sides have done so, the advert is sold',
    access: account,
    params: one,
    response: deal,
    errors: ['advert_closed', 'conversation_closed', 'deal_moved'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/me/deals/{id}/withdrawal',
    summary: 'Withdraws from a deal or takes an offer back, with a reason',
    access: account,
    params: one,
    body: neededReason,
    response: deal,
    errors: ['deal_moved'],
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/me/waiting/{id}',
    summary: 'Whether one waits for an advert to be free again',
    access: account,
    params: one,
    query: z.object({ lang: langField }),
    response: waiting,
  }),
  waitingList: endpoint({
    method: 'GET',
    path: '/api/me/waiting',
    summary: 'The adverts that one waits for, the latest first',
    access: account,
    query: z.object({ lang: langField }),
    response: z.array(listingCard),
  }),
  wait: endpoint({
    method: 'PUT',
    path: '/api/me/waiting/{id}',
    summary: 'Joins the waiting list of a reserved advert',
    access: account,
    params: one,
    response: nothing,
    errors: ['not_reserved', 'too_many_waiting'],
  }),
  stopWaiting: endpoint({
    method: 'DELETE',
    path: '/api/me/waiting/{id}',
    summary: 'Leaves the waiting list of an advert',
    access: account,
    params: one,
    response: nothing,
  }),
};
