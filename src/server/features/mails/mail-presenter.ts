import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminMailsContract, MailWithBody } from '#shared/mails/admin-contract.ts';
import type { findMail, listMails, MailState } from '#server/platform/mail/index.ts';

type MailRow = Awaited<ReturnType<typeof listMails>>['mails'][number];
type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;
type PresentedMail = CallAnswer<(typeof adminMailsContract)['list']>['mails'][number];

export function presentMail(mail: MailRow): PresentedMail {
  return {
    id: mail.id,
    kind: mail.kind,
    recipient_address: mail.recipient_address,
    recipient_name: mail.recipient_name,
    locale: mail.locale,
    subject: mail.subject,
    account_id: mail.account_id,
    state: mail.state as MailState,
    attempts: mail.attempts,
    resends: mail.resends,
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
    next_attempt_at: mail.next_attempt_at?.toISOString() ?? null,
    last_error: mail.last_error,
  };
}

/** Secret mails are shown only where nothing sends them: then the portal is the only place to read them. */
export function presentMailWithBody(mail: FoundMail): MailWithBody {
  const isHidden = mail.is_secret && mail.state !== 'kept';
  return { ...presentMail(mail), text: isHidden ? null : mail.text, html: isHidden ? null : mail.html };
}
