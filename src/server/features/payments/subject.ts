import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** What a payment is for. */
export interface Subject {
  readonly kind: 'order';
  readonly id: number;
}

/** What a gateway and its page must know of the buyer. */
export interface SubjectDescription {
  /** The order's number. */
  readonly label: string;
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Where the buyer comes back to, on this site. */
  readonly returnPath: string;
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
}

/** The feature whose things are paid. Payments call it within their transactions and know nothing else of it. */
export interface PaidSubject {
  /**
   * Keeps others from the thing until the transaction ends. Called before any row of payments is locked: use cases of
   * the thing lock it first as well, and two that lock in another order would wait for each other.
   */
  lock(tx: Tx, id: number): Promise<void>;
  describe(db: Queryable, id: number): Promise<SubjectDescription | undefined>;
  /**
   * The money came; the actor is who says so of a transfer or cash, and on which earlier day it came (`paidAt` lies on it).
   * `overpayment`: nobody waits for it any more.
   */
  settled(
    tx: Tx,
    id: number,
    payment: {
      readonly paymentId: number;
      readonly at: Date;
      readonly paidAt?: Date | undefined;
      readonly actorId?: number | undefined;
    },
  ): Promise<'settled' | 'overpayment'>;
  /** Money came that pays for nothing and is to go back: nobody waits for it, or it is of another sum. Told once a payment. */
  overpayment(tx: Tx, id: number, payment: { readonly paymentId: number; readonly at: Date }): Promise<void>;
  /**
   * An attempt to pay online has ended without money: refused, cancelled or run out at its gateway. Told once an attempt;
   * one that was ended because the thing doesn't wait for it any more isn't told.
   */
  failed(tx: Tx, id: number, payment: { readonly paymentId: number; readonly at: Date }): Promise<void>;
  /**
   * The money has left. `isWhole`: with it everything that was paid. `isOverpayment`: money that paid for nothing, so it
   * changes nothing but that it is back with the buyer.
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
  /** Somebody takes back a refund that was not sent. @returns false where it has to go: then it stays */
  refundCancelled(
    tx: Tx,
    id: number,
    refund: { readonly refundId: number; readonly amount: number; readonly at: Date; readonly actorId: number },
  ): Promise<boolean>;
  /** Somebody takes back what was written down as come for nothing. */
  overpaymentCancelled(
    tx: Tx,
    id: number,
    overpayment: { readonly amount: number; readonly at: Date; readonly actorId: number },
  ): Promise<void>;
}

/** All that can be paid; built once where features are mounted and where jobs start. */
export type PaymentSubjects = Readonly<Record<Subject['kind'], PaidSubject>>;
