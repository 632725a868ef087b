import { Trans } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { MailWithBody } from '#shared/mails/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { MailStateMark } from './mail-state.tsx';

/**
 * A mail as plain text, equivalent to its HTML. The HTML needs inline styles, which the portal's content security
 * policy blocks everywhere, even in a frame.
 */
export function MailView({ mail }: { mail: MailWithBody }) {
  const { locale, path, search } = usePage();
  const { isDeciding, decide } = useDecision();
  const isOnItsWay = mail.state === 'waiting' || mail.state === 'sending';
  const resend = async () => {
    await browserApi.adminMails.resend({ params: { id: mail.id } });
    return { decided: [mail.id] };
  };
  return (
    <section aria-labelledby="mail-subject" className="mb-6 rounded border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="mail-subject" lang={mail.locale} className="text-xl">
            {mail.subject}
          </h2>
          <p className="mt-1 text-sm text-muted">
            {mail.recipient_name} {mail.recipient_address} · {formatDateTime(mail.sent_at ?? mail.created_at, locale)}{' '}
            <MailStateMark state={mail.state} />
          </p>
        </div>
        <p className="flex gap-2">
          <Button size="small" look="secondary" disabled={isDeciding || isOnItsWay} onClick={() => void decide(resend)}>
            <Trans>Odeslat znovu</Trans>
          </Button>
          <LinkButton
            size="small"
            look="quiet"
            href={`${path}${changedQuery(search, {
              mail: undefined,
              page: new URLSearchParams(search).get('page') ?? undefined,
            })}`}
          >
            <Trans>Zavřít</Trans>
          </LinkButton>
        </p>
      </div>
      {mail.text === null ? (
        <p className="mt-4 text-muted">
          <Trans>Obsah smí číst jen adresát.</Trans>
        </p>
      ) : (
        <pre
          lang={mail.locale}
          className="mt-4 rounded bg-sunken p-4 font-mono text-sm break-words whitespace-pre-wrap"
        >
          {mail.text}
        </pre>
      )}
    </section>
  );
}
