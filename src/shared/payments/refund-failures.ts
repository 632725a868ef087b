/** How `last_error` of a refund begins when its cause is known; the rest is what the gateway answered. */
export const refundFailures = {
  not_configured: 'The gateway is not configured',
  answer_unknown: 'The gateway was asked before, its answer is not known',
  not_reached: 'Comgate did not answer',
} as const;

export type RefundFailure = keyof typeof refundFailures;

/** The cause by which people understand why a refund failed; undefined: only the gateway's words tell. */
export function refundFailureOf(error: string): RefundFailure | undefined {
  const causes = Object.keys(refundFailures) as RefundFailure[];
  return causes.find((cause) => error.startsWith(refundFailures[cause]));
}
