import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { mailFailureOf, workerEnded, type MailFailure } from '#shared/mails/failures.ts';
import { FailureDetail } from '#web/ui/failure-detail.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { useMailKindText } from '#web/features/mail-kind/mail-kind.ts';
import type { ListedMail } from './mail-list.ts';
import { MailStateMark } from './mail-state.tsx';

/** The list; each subject opens the mail on the same page. */
export function MailTable({ mails, current }: { mails: readonly ListedMail[]; current: number | undefined }) {
  const { t } = useLingui();
  const { locale, path, search } = usePage();
  const kindText = useMailKindText();
  // Opening a mail must not change the page of the list.
  const page = Number(new URLSearchParams(search).get('page')) || 1;
  return (
    <DataTable
      isList
      label={t`E-maily`}
      columns={[t`Předmět`, t`Adresát`, t`Stav`, t`Vznikl`].map((title) => ({ title }))}
    >
      {mails.map((mail) => (
        <DataRow key={mail.id}>
          <RowHead>
            <a
              href={`${path}${changedQuery(search, { mail: mail.id, page })}`}
              aria-current={mail.id === current ? 'true' : undefined}
              lang={mail.locale}
              className="font-semibold"
            >
              {mail.subject}
            </a>
            <span className="block font-normal text-muted">{kindText(mail.kind)}</span>
          </RowHead>
          <Cell>
            {mail.recipient_name}
            <span className="block break-all text-muted">{mail.recipient_address}</span>
          </Cell>
          <Cell>
            <MailStateMark state={mail.state} />
            {mail.last_error && <MailFailureDetail error={mail.last_error} />}
          </Cell>
          <Cell>
            <span className="whitespace-nowrap tabular-nums">{formatDateTime(mail.created_at, locale)}</span>
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

function MailFailureDetail({ error }: { error: string }) {
  const { t } = useLingui();
  const texts: Record<MailFailure, string> = {
    worker_ended: t`Odesílání se přerušilo.`,
    not_reached: t`Poštovní server neodpověděl.`,
    login_refused: t`Poštovní server odmítl naše přihlášení.`,
    address_refused: t`Poštovní server adresáta odmítl.`,
  };
  const cause = mailFailureOf(error);
  return (
    <FailureDetail
      cause={cause && texts[cause]}
      heading={<Trans>Odpověď serveru:</Trans>}
      answer={error === workerEnded ? undefined : error}
    />
  );
}
