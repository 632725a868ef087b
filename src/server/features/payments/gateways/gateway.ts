import type { PaymentState } from '#shared/payments/payments.ts';
import type { PaymentRow } from '../payment.queries.ts';
import type { SubjectDescription } from '../subject.ts';

export interface StartedPayment {
  /** The gateway's own name for it. */
  readonly providerId: string;
  /** Where to send the buyer. */
  readonly redirectUrl: string;
}

/** A payment as its gateway says that it stands. */
export interface GatewayAnswer {
  readonly state: Exclude<PaymentState, 'created'>;
  /** In the gateway's words. */
  readonly providerState: string;
  readonly amount: number;
  readonly currency: string;
  /** What we told it as ours. */
  readonly reference: string;
}

/** A gateway that takes payments: Comgate, the test gateway; others have the same four calls. */
export interface Gateway {
  /** @throws GatewayFailure, as the others */
  start(payment: PaymentRow, buyer: SubjectDescription): Promise<StartedPayment>;
  ask(providerId: string): Promise<GatewayAnswer>;
  /** Takes no payment any more. */
  cancel(providerId: string): Promise<void>;
  /** Sends money back, in whole or in part. Asked twice it may send it twice. */
  refund(refund: {
    readonly refundId: number;
    readonly providerId: string;
    readonly amount: number;
    readonly currency: string;
  }): Promise<void>;
}

/**
 * Why a gateway did not do what it was asked for: it said no; it certainly knows nothing of it; or nobody knows whether
 * it has done it.
 */
export type FailureKind = 'refused' | 'unreached' | 'unclear';

export class GatewayFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'GatewayFailure';
    this.kind = kind;
  }
}

/** By it a payment is found in the gateway's portal, and a gateway's answer is known to be about ours. */
export function referenceOf({ variable_symbol, key }: PaymentRow): string {
  return variable_symbol ?? key;
}
