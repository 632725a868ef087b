import type { Locale } from '#shared/i18n/locales.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { Tx } from '../db/db.ts';
import type { ComposedMail } from './compose-mail.ts';
import { isMailAddress, singleLine, type Mailbox } from './mail-address.ts';
import { insertMail } from './mail.queries.ts';

export interface MailMessage extends ComposedMail {
  readonly kind: MailKind;
  readonly to: Mailbox;
  readonly locale: Locale;
  readonly accountId?: number;
  /** A mail of the same key is written once, however often it is asked for, e.g. 'order.paid:1234'. */
  readonly dedupeKey?: string;
  /** Whoever reads it takes over the account: its body is deleted once it has been sent. */
  readonly isSecret?: boolean;
  /** Files that are made when it is sent, by what `Mailing.makeFile` knows them by, e.g. 'invoice:12'. */
  readonly attachments?: readonly string[];
}

/**
 * Writes a mail and the job that sends it in the caller's transaction: it leaves after the commit, and never when the
 * transaction is rolled back.
 * @returns the mail's id; undefined when a mail of its dedupe key was there
 * @throws an Error for what is no address: input is checked at the door, so that is an error of the caller
 */
export async function queueMail(tx: Tx, message: MailMessage): Promise<number | undefined> {
  if (!isMailAddress(message.to.address)) throw new Error(`A mail of kind ${message.kind} has no usable address`);
  return insertMail(tx, {
    kind: message.kind,
    recipient_address: message.to.address,
    recipient_name: singleLine(message.to.name ?? '') || null,
    locale: message.locale,
    subject: singleLine(message.subject),
    html: message.html,
    text: message.text,
    account_id: message.accountId ?? null,
    dedupe_key: message.dedupeKey ?? null,
    is_secret: message.isSecret ?? false,
    attachments: [...(message.attachments ?? [])],
  });
}
