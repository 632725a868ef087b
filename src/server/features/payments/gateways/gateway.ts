import type { FastifyInstance } from 'fastify';
import type { GatewayName } from '#shared/payments/gateways.ts';
import type { PaymentState, WebhookOutcome } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import type { PaymentRow } from '../payment.queries.ts';
import type { PaymentSubjects, SubjectDescription } from '../subject.ts';

/** What the registry (`gateways.ts`) knows of a gateway. Each has a folder beside this file. */
export interface GatewayModule {
  readonly name: GatewayName;
  readonly isConfigured: (config: Context['config']) => boolean;
  /** Call it only where the gateway is configured. */
  readonly create: (context: Context) => Gateway;
  /** Adds the gateway's own calls: the webhook that it sends, what its pages need. Called only where it is usable. */
  readonly mount: (app: FastifyInstance, payments: MountedPayments) => void;
}

/** What the calls of a gateway work with. */
export interface MountedPayments {
  readonly context: Context;
  readonly subjects: PaymentSubjects;
  /** @throws when the gateway cannot be queried or the answer cannot be stored: then it must send the webhook again */
  readonly applyWebhook: (webhook: SentWebhook) => Promise<WebhookOutcome>;
}

/** A webhook as a gateway, or somebody in its name, has sent it. Nothing in it is trusted. */
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
  /** Makes the gateway accept no payment any more. */
  cancel(providerId: string): Promise<void>;
  /** Sends money back, in whole or in part. Called twice, it may send the money twice. */
  refund(refund: {
    readonly refundId: number;
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
  /** The gateway's own word for the state. */
  readonly providerState: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Our reference, as the gateway has stored it. */
  readonly reference: string;
}

/**
 * Why a gateway did not do what it was asked: `refused`: it said no; `unreached`: it certainly has not received the
 * request; `unclear`: nobody knows whether it has done it.
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
