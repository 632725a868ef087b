import type { FastifyInstance } from 'fastify';
import type { GatewayName } from '#shared/payments/gateways.ts';
import type { PaymentState, WebhookOutcome } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import type { PaymentRow } from '../payment.queries.ts';
import type { PaymentSubjects, SubjectDescription } from '../subject.ts';

/** A gateway as registered in `gateways.ts`. Each has a folder beside this file. */
export interface GatewayModule {
  readonly name: GatewayName;
  /** Goods are alcohol and tobacco, which some gateways forbid. */
  readonly takes: 'everything' | 'services';
  readonly isConfigured: (config: Context['config']) => boolean;
  /** Call it only if the gateway is configured. */
  readonly create: (context: Context) => Gateway;
  /** Mounts the gateway's own calls: its webhook and the calls of its pages. Called only if the gateway is usable. */
  readonly mount: (app: FastifyInstance, payments: MountedPayments) => void;
}

/** Dependencies of a gateway's calls. */
export interface MountedPayments {
  readonly context: Context;
  readonly subjects: PaymentSubjects;
  /** @throws when the gateway cannot be queried or the answer cannot be stored: then it must send the webhook again */
  readonly applyWebhook: (webhook: SentWebhook) => Promise<WebhookOutcome>;
}

/** A webhook as received. It may be forged, so nothing in it is trusted. */
export interface SentWebhook {
  readonly provider: GatewayName;
  readonly providerId: string;
  /** The state that it claims, if any. */
  readonly claimed?: GatewayAnswer['state'] | undefined;
  /** Stored for administrators, so without secrets and buyers' data. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** A gateway that takes payments. All calls throw GatewayFailure. */
export interface Gateway {
  /** Creates a payment there. */
  create(payment: PaymentRow, buyer: SubjectDescription): Promise<CreatedPayment>;
  query(providerId: string): Promise<GatewayAnswer>;
  /**
   * Cancels a payment at the gateway, which then accepts no money for it. Undefined: the gateway cannot do that, and the
   * payment expires there.
   */
  readonly cancel: ((providerId: string) => Promise<void>) | undefined;
  /**
   * Whether refunds with the same key are sent once within a day, so that an unclear one may be repeated. Otherwise a
   * second call may send the money twice.
   */
  readonly repeatsRefundsSafely?: boolean;
  /** Refunds a payment, in full or in part. */
  refund(refund: {
    readonly refundId: number;
    /** The same for repetitions of a refund, another one after a person has asked for it again. */
    readonly key: string;
    readonly providerId: string;
    readonly amount: number;
    readonly currency: string;
  }): Promise<void>;
}

export interface CreatedPayment {
  /** The gateway's own id of the payment. */
  readonly providerId: string;
  /** Where to send the buyer. */
  readonly redirectUrl: string;
}

/** The state of a payment at its gateway. */
export interface GatewayAnswer {
  readonly state: Exclude<PaymentState, 'created'>;
  /** The gateway's own name of the state. */
  readonly providerState: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Our reference, as stored by the gateway. */
  readonly reference: string;
}

/**
 * Why a call of a gateway failed. `refused`: the gateway rejected it; `unreached`: it certainly has not received it;
 * `unclear`: nobody knows whether it was executed.
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

/** Our reference of a payment at its gateway: for its portal, and to verify that an answer is about our payment. */
export function referenceOf({ variable_symbol, key }: PaymentRow): string {
  return variable_symbol ?? key;
}
