/**
 * The states of a deal and the steps between them. `accepted`: time and place are still to be agreed; `ended`: by the
 * portal, because the deal can't go on.
 */
export const dealStates = [
  'offered',
  'accepted',
  'agreed',
  'done',
  'declined',
  'withdrawn',
  'expired',
  'ended',
] as const;
export type DealState = (typeof dealStates)[number];

export const dealRoles = ['seller', 'buyer'] as const;
export type DealRole = (typeof dealRoles)[number];

/** Why the portal ends a deal before its time. */
export const dealEndCauses = ['advert_gone', 'account_closed', 'blocked'] as const;
export type DealEndCause = (typeof dealEndCauses)[number];

/** What a side can do; whatever ends the deal is last. */
export const dealActions = [
  'accept',
  'confirm_meeting',
  'propose_meeting',
  'hand_over',
  'decline',
  'withdraw',
] as const;
export type DealAction = (typeof dealActions)[number];

/** What the steps depend on. */
export interface DealSituation {
  readonly state: DealState;
  /** Who proposed the time and place; null: nobody yet. */
  readonly meetingBy: DealRole | null;
  /** Who has confirmed the handover. */
  readonly handedOverBy: readonly DealRole[];
}

/** The seller makes the offer, in an answer to a demand, too. */
const offering: DealRole = 'seller';

/** What a side can do now. */
export function dealActionsOf({ state, meetingBy, handedOverBy }: DealSituation, role: DealRole): DealAction[] {
  const isUnderWay = state === 'accepted' || state === 'agreed';
  const isBegun = handedOverBy.length > 0;
  const allowed: Record<DealAction, boolean> = {
    accept: state === 'offered' && role !== offering,
    confirm_meeting: state === 'accepted' && meetingBy !== null && meetingBy !== role && !isBegun,
    propose_meeting: isUnderWay && !isBegun,
    hand_over: isUnderWay && !handedOverBy.includes(role),
    decline: state === 'offered' && role !== offering,
    withdraw: isUnderWay || (state === 'offered' && role === offering),
  };
  return dealActions.filter((action) => allowed[action]);
}

/** The one step that a side is expected to take; undefined: it waits for the other. */
export function primaryActionOf(situation: DealSituation, role: DealRole): DealAction | undefined {
  const [first] = dealActionsOf(situation, role);
  const { state, meetingBy } = situation;
  if (first === 'decline' || first === 'withdraw') return undefined;
  if (state === 'agreed') return situation.handedOverBy.includes(role) ? undefined : 'hand_over';
  // The other side answers the proposal first.
  if (first === 'propose_meeting' && meetingBy === role) return undefined;
  return first;
}

/** The state after an action. @param isLast the other side has already confirmed the handover */
export function stateAfter(action: DealAction, from: DealState, isLast: boolean): DealState {
  if (action === 'hand_over') return isLast ? 'done' : from;
  return (
    {
      accept: 'accepted',
      confirm_meeting: 'agreed',
      propose_meeting: 'accepted',
      decline: 'declined',
      withdraw: 'withdrawn',
    } as const
  )[action];
}

export const isOpenDeal = (state: DealState): boolean =>
  state === 'offered' || state === 'accepted' || state === 'agreed';

export const otherRole = (role: DealRole): DealRole => (role === 'seller' ? 'buyer' : 'seller');

/** Entries in the thread. */
export const dealEventKinds = [
  'offered',
  'accepted',
  'declined',
  'meeting_proposed',
  'meeting_confirmed',
  'handover_confirmed',
  'done',
  'withdrawn',
  'expired',
  'ended',
] as const;
export type DealEventKind = (typeof dealEventKinds)[number];
