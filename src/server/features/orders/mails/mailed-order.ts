import type { I18n } from '@lingui/core';
import type { PickupStore } from '#shared/delivery/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { BankAccount } from '#server/features/payments/index.ts';
import type { MailedOrderRow } from './order-mail.queries.ts';

/** The mails of an order. */
export type OrderMail = Extract<MailKind, `order.${string}`>;

/** The data for the texts of an order's mails. */
export interface MailedOrder {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly row: MailedOrderRow;
  /** The pickup store. */
  readonly pickup: PickupStore | null;
  /** When the goods arrive after the awaited payment; null when none is awaited. */
  readonly afterPayment: string | null;
  /** The account for the bank transfer; undefined for other payments. */
  readonly account: BankAccount | undefined;
  readonly money: (amount: number) => string;
  /** The last refunded sum; before any refund, the order's. */
  readonly refund: string;
  /** The last overpayment that is not sent back yet. */
  readonly overpayment: string | null;
  /** Absolute URLs. */
  readonly links: {
    readonly order: string;
    readonly invoice: string;
    readonly creditNote: string;
    readonly terms: string;
    readonly withdrawal: string;
    readonly complaint: string;
  };
}
