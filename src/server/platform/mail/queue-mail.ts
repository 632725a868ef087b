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
  /** Deduplicates mails, e.g. 'order.paid:1234': a key is written at most once. */
  readonly dedupeKey?: string;
  /** The mail lets its reader take over the account, so its bodies are deleted once it has been sent. */
  readonly isSecret?: boolean;
  /** Where one request ends such mails (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Attachments that `Mailing.makeFile` renders when the mail is sent, e.g. 'invoice:12'. */
  readonly attachments?: readonly string[];
}

/**
 * Queues a mail in the caller's transaction: it is sent after the commit, and never when the transaction is rolled
 * back.
 * @returns the mail's id; undefined when its dedupe key exists
 * @throws an Error for an invalid address: input is validated earlier, so this is a bug of the caller
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
    unsubscribe_url: message.unsubscribeUrl ?? null,
    is_secret: message.isSecret ?? false,
    attachments: [...(message.attachments ?? [])],
  });
}
