import type { OrderState } from '../orders/lifecycle.ts';

export const returnPurposes = ['withdrawal', 'complaint'] as const;
export type ReturnPurpose = (typeof returnPurposes)[number];

/** States of what buyers send back or complain of (requirement ), and the ways between them. */
export const withdrawalStates = ['received', 'accepted', 'refused', 'settled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const complaintStates = ['received', 'being_examined', 'accepted', 'refused', 'closed'] as const;
export type ComplaintState = (typeof complaintStates)[number];

export const returnStates = [...new Set([...withdrawalStates, ...complaintStates])] as const;

/**
 * Somebody has to do something with a withdrawal or a complaint in these. Pieces under such a complaint are not
 * complained of again; once it is refused or closed they may be, for what was repaired can break again, and who was
 * refused may have found another error.
 */
export const openReturnStates = ['received', 'being_examined', 'accepted'] as const satisfies readonly (
  WithdrawalState | ComplaintState
)[];

export const wishedSolutions = ['repair', 'replacement', 'discount', 'refund'] as const;
export type WishedSolution = (typeof wishedSolutions)[number];

/** By state: what a complaint may become. */
export const complaintSteps: Readonly<Record<ComplaintState, readonly ComplaintState[]>> = {
  received: ['being_examined', 'accepted', 'refused'],
  being_examined: ['accepted', 'refused'],
  accepted: ['closed'],
  refused: ['closed'],
  closed: [],
};

/** States of an order whose buyer may withdraw; what isn't paid yet is cancelled instead. */
export const withdrawableOrders: readonly OrderState[] = [
  'paid',
  'being_prepared',
  'ready_for_pickup',
  'sent',
  'delivered',
];
