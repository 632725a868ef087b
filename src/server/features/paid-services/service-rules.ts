import type { I18n } from '@lingui/core';
import type { ServiceKind } from '#shared/paid-services/services.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { ServiceRow } from './service.queries.ts';

/** What a user learns by mail about the money of a service. */
export type ServiceNews =
  | { readonly step: 'paid' }
  | { readonly step: 'payment_failed' }
  | { readonly step: 'overpayment' }
  /** `isOverpayment`: the refund of money that nothing was invoiced for, which ends nothing. */
  | { readonly step: 'refunded'; readonly reason: string; readonly isOverpayment: boolean; readonly hasEnded: boolean };

export interface Writing {
  readonly i18n: I18n;
  readonly number: string;
  /** The price with its currency. */
  readonly sum: string;
}

export interface ServiceMail {
  readonly subject: string;
  /** `notice` for the notice within the portal, which has no attachments. */
  readonly paragraphs: readonly (string | { readonly text: string; readonly notice: string })[];
  /** Of the button that leads to the page of the service. */
  readonly button: string;
}

/** A request in words. */
export interface DescribedService {
  /** The page to which a buyer returns from the gateway and to which mails lead. */
  readonly page: (locale: Locale) => string;
  /** What the invoice charges for. */
  readonly name: (i18n: I18n) => string;
  readonly write: (news: ServiceNews, writing: Writing) => ServiceMail;
}

/**
 * What a service adds to the request, the payment and the documents that all services share. Its functions are called
 * in the transaction of their cause, with the account of the request locked.
 */
export interface ServiceRules {
  readonly kind: ServiceKind;
  describe(db: Queryable, row: ServiceRow): Promise<DescribedService>;
  /** The money has arrived. @returns false when nothing is due any more */
  provide(tx: Tx, row: ServiceRow, at: Date): Promise<boolean>;
  /** The refund has been sent. @returns whether something has ended by it */
  end(tx: Tx, row: ServiceRow, refund: { readonly at: Date; readonly actorId: number | null }): Promise<boolean>;
  /** Whether an administrator may refund a paid request; otherwise another way leads there. */
  mayRefund(tx: Tx, row: ServiceRow): Promise<boolean>;
  /** Whether a refund that was requested must be sent: its service was refused or given up. */
  isRefundDue(tx: Tx, row: ServiceRow): Promise<boolean>;
}

/** The rules of every service. */
export type AllServiceRules = Readonly<Record<ServiceKind, ServiceRules>>;
