import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import type { ServiceKind } from '#shared/paid-services/services.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** What a payment is for. */
export interface Subject {
  readonly kind: 'order' | ServiceKind;
  readonly id: number;
}

/** The buyer's data for a gateway and its page. */
export interface SubjectDescription {
  /** The number of the order or of the request. */
  readonly label: string;
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The path of this site to which the buyer returns. */
  readonly returnPath: string;
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
}

/**
 * The feature whose subjects are paid. Payments call it within their own transactions and know nothing else about it.
 */
export interface PaidSubject {
  /**
   * Locks the subject until the transaction ends. Call it before locking any payment row: the subject's use cases
   * lock the subject first as well, and the opposite order would deadlock.
   */
  lock(tx: Tx, id: number): Promise<void>;
  describe(db: Queryable, id: number): Promise<SubjectDescription | undefined>;
  /**
   * The money has arrived. `actorId` is the administrator who recorded a transfer or cash, `paidAt` a time on the
   * earlier day on which it arrived. Returns `overpayment` when the subject no longer expects a payment. The subject
   * may expect another method or sum by now than this payment was made for.
   */
  settled(
    tx: Tx,
    id: number,
    payment: {
      readonly paymentId: number;
      readonly method: PaymentMethodCode;
      /** Minor units. */
      readonly amount: number;
      readonly at: Date;
      readonly paidAt?: Date | undefined;
      readonly actorId?: number | undefined;
    },
  ): Promise<'settled' | 'overpayment'>;
  /**
   * Money arrived that pays for nothing and must be refunded: nothing was due, or the sum differs. Called once per
   * payment.
   */
  overpayment(tx: Tx, id: number, payment: { readonly paymentId: number; readonly at: Date }): Promise<void>;
  /**
   * An online attempt has ended without money: refused, cancelled or expired at its gateway. Called once per attempt,
   * but not for attempts that were cancelled because the subject no longer expects a payment.
   */
  failed(tx: Tx, id: number, payment: { readonly paymentId: number; readonly at: Date }): Promise<void>;
  /**
   * The refund has been sent. `isWhole`: everything that was paid is now refunded. `isOverpayment`: the money paid
   * for nothing, so the refund changes nothing else about the subject.
   */
  refunded(
    tx: Tx,
    id: number,
    refund: {
      readonly refundId: number;
      readonly amount: number;
      readonly isWhole: boolean;
      readonly isOverpayment: boolean;
      readonly at: Date;
      readonly actorId?: number | undefined;
    },
  ): Promise<void>;
  /**
   * An administrator cancels a refund that was not sent.
   * @returns false when the refund is mandatory and stays
   */
  refundCancelled(
    tx: Tx,
    id: number,
    refund: { readonly refundId: number; readonly amount: number; readonly at: Date; readonly actorId: number },
  ): Promise<boolean>;
  /** An administrator deletes an overpayment that was recorded by mistake. */
  overpaymentCancelled(
    tx: Tx,
    id: number,
    overpayment: { readonly amount: number; readonly at: Date; readonly actorId: number },
  ): Promise<void>;
}

/** Everything that can be paid for. Built once, where features are mounted and where jobs start. */
export type PaymentSubjects = Readonly<Record<Subject['kind'], PaidSubject>>;
