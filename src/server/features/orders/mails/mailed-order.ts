import type { I18n } from '@lingui/core';
import type { PickupStore } from '#shared/delivery/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { BankAccount } from '#server/features/payments/index.ts';
import type { MailedOrderRow } from './order-mail.queries.ts';

/** The mails that an order sends. */
export type OrderMail = Extract<MailKind, `order.${string}`>;

/** What the texts of an order's mails are written from. */
export interface MailedOrder {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly row: MailedOrderRow;
  /** The store at which it is picked up. */
  readonly pickup: PickupStore | null;
  /** Days after the money that is waited for, in words, in place of dates. */
  readonly afterPayment: string | null;
  /** To which it is paid by bank transfer; undefined where it isn't paid so. */
  readonly account: BankAccount | undefined;
  readonly money: (amount: number) => string;
  /** The sum that was sent back last; before any was, the order's. */
  readonly refund: string;
  /** The sum that came for nothing last and isn't back yet. */
  readonly overpayment: string | null;
  /** Whole addresses. */
  readonly links: {
    readonly order: string;
    readonly invoice: string;
    readonly creditNote: string;
    readonly terms: string;
    readonly withdrawal: string;
    readonly complaint: string;
  };
}
