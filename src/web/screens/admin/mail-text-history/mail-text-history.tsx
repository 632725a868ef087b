import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { TextMailKind } from '#shared/mails/kinds.ts';
import type { AdminMailText, adminMailTextsContract } from '#shared/mails/text-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { useMailKindText } from '#web/features/mail-kind/mail-kind.ts';
import { RevisionChanges } from '#web/features/text-history/revision-changes.tsx';
import { TextHistory } from '#web/features/text-history/text-history.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';

interface Data {
  readonly mail: AdminMailText;
  readonly list: CallAnswer<(typeof adminMailTextsContract)['revisions']>;
  /** The chosen version, the newest if none is chosen; missing for a mail that was never changed. */
  readonly shown: CallAnswer<(typeof adminMailTextsContract)['revision']> | undefined;
}

/** Who changed the texts of a mail and when, and the way back. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, params, query }) => {
    const kind = params.kind as TextMailKind;
    const [mail, list] = await Promise.all([
      api.adminMailTexts.get({ params: { kind } }),
      api.adminMailTexts.revisions({ params: { kind }, query: { page: query.get('page') ?? undefined } }),
    ]);
    const revision = Number(query.get('revision') ?? list.revisions[0]?.id);
    const shown = revision ? await api.adminMailTexts.revision({ params: { kind, revision } }) : undefined;
    return { mail, list, shown };
  },
  head: ({ mail }, { i18n }) => ({
    title: i18n._(msg`Historie textu e-mailu`),
    alternates: mapLocales((each) => routePath('admin-mail-text-history', each, { kind: mail.kind })),
    isIndexed: false,
  }),
  Page: function AdminMailTextHistoryPage({ data: { mail, list, shown } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const name = useMailKindText()(mail.kind);
    return (
      <AdminFrame title={<Trans>Historie textu: {name}</Trans>}>
        <p className="mb-4">
          <BackToList href={routePath('admin-mail-text', locale, { kind: mail.kind })}>
            <Trans>Zpět na text e-mailu</Trans>
          </BackToList>
        </p>
        {shown === undefined ? (
          <p className="py-10 text-center text-muted">
            <Trans>Text tohoto e-mailu zatím nikdo neupravil.</Trans>
          </p>
        ) : (
          <TextHistory
            list={list}
            shown={shown.revision}
            restore={() =>
              browserApi.adminMailTexts.restore({
                params: { kind: mail.kind },
                body: { revision: shown.revision.id, version: mail.version },
              })
            }
            renderRestoreEffect={(time) => (
              <Trans>Texty budou ve všech jazycích znovu takové jako {time}. Nynější texty zůstanou v historii.</Trans>
            )}
          >
            <div data-variables>
              <RevisionChanges
                parts={[
                  { part: 'subject', label: t`Předmět` },
                  { part: 'intro', label: t`Úvodní odstavec` },
                ]}
                texts={shown.revision.texts}
                // The first change is compared with the texts of the portal.
                previous={shown.previous?.texts ?? mapLocales(() => ({ subject: '', intro: '' }))}
              />
            </div>
          </TextHistory>
        )}
      </AdminFrame>
    );
  },
});
