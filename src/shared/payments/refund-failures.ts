/**
 * Why a gateway did not send a refund: it is not configured (any more); it was asked, but its answer was lost; it
 * could not be reached; it refused.
 */
export const refundFailures = ['not_configured', 'answer_unknown', 'not_reached', 'refused'] as const;

export type RefundFailure = (typeof refundFailures)[number];
