import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TextMailKind } from '#shared/mails/kinds.ts';
import type { AdminMailText } from '#shared/mails/text-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { useMailKindText } from '#web/features/mail-kind/mail-kind.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { MailTextForm } from './mail-text-form.tsx';

/** What is changed in the mails of a kind, in every language. */
export const screen = defineScreen<AdminMailText>({
  layout: 'bare',
  load: ({ api, params }) => api.adminMailTexts.get({ params: { kind: params.kind as TextMailKind } }),
  head: ({ kind }, { i18n }) => ({
    title: i18n._(msg`Text e-mailu`),
    alternates: mapLocales((each) => routePath('admin-mail-text', each, { kind })),
    isIndexed: false,
  }),
  Page: function AdminMailTextPage({ data: mail }) {
    const { locale } = usePage();
    const kindText = useMailKindText();
    const time = mail.updated_at && formatDateTime(mail.updated_at, locale);
    return (
      <AdminFrame title={kindText(mail.kind)}>
        <p className="mb-4 flex flex-wrap items-center gap-x-5">
          <BackToList href={routePath('admin-mail-texts', locale)}>
            <Trans>Zpět na texty e-mailů</Trans>
          </BackToList>
          <a href={`${routePath('admin-mail', locale)}?kind=${mail.kind}`} className="underline">
            <Trans>Odeslané e-maily</Trans>
          </a>
          {time && (
            <>
              <a href={routePath('admin-mail-text-history', locale, { kind: mail.kind })} className="underline">
                <Trans>Historie</Trans>
              </a>
              <span className="text-muted">
                <Trans>Naposledy upraveno {time}</Trans>
              </span>
            </>
          )}
        </p>
        <MailTextForm mail={mail} />
      </AdminFrame>
    );
  },
});
