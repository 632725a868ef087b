import type { OrderState } from '../orders/lifecycle.ts';

export const returnPurposes = ['withdrawal', 'complaint'] as const;
export type ReturnPurpose = (typeof returnPurposes)[number];

/** The states of withdrawals and complaints (requirement ), and the transitions between them. */
export const withdrawalStates = ['received', 'accepted', 'refused', 'settled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const complaintStates = ['received', 'being_examined', 'accepted', 'refused', 'closed'] as const;
export type ComplaintState = (typeof complaintStates)[number];

export const returnStates = [...new Set([...withdrawalStates, ...complaintStates])] as const;

/**
 * States in which a withdrawal or a complaint needs an administrator. Pieces under such a complaint can't be
 * complained about again. Once it is refused or closed they can: repaired goods can break again, and the buyer may
 * find another defect.
 */
export const openReturnStates = ['received', 'being_examined', 'accepted'] as const satisfies readonly (
  WithdrawalState | ComplaintState
)[];

export const wishedSolutions = ['repair', 'replacement', 'discount', 'refund'] as const;
export type WishedSolution = (typeof wishedSolutions)[number];

/** By state: the states that a complaint may move to. */
export const complaintSteps: Readonly<Record<ComplaintState, readonly ComplaintState[]>> = {
  received: ['being_examined', 'accepted', 'refused'],
  being_examined: ['accepted', 'refused'],
  accepted: ['closed'],
  refused: ['closed'],
  closed: [],
};

/** States of an order whose buyer may withdraw. An unpaid order is cancelled instead. */
export const withdrawableOrders: readonly OrderState[] = [
  'paid',
  'being_prepared',
  'ready_for_pickup',
  'sent',
  'delivered',
];
