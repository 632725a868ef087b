import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminMailTextsContract } from '#shared/mails/text-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { useMailKindText } from '#web/features/mail-kind/mail-kind.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';

/** The mails of the portal, and which have changed texts. */
export const screen = defineScreen<CallAnswer<(typeof adminMailTextsContract)['list']>>({
  layout: 'bare',
  load: ({ api }) => api.adminMailTexts.list(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Texty e-mailů`),
    alternates: pathsInAllLocales('admin-mail-texts'),
    isIndexed: false,
  }),
  Page: function AdminMailTextsPage({ data: mails }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const kindText = useMailKindText();
    return (
      <AdminFrame title={<Trans>Texty e-mailů</Trans>}>
        <p className="mb-4 max-w-[75ch] text-muted">
          <Trans>
            U každého e-mailu můžete změnit předmět a úvodní odstavec. Tabulky, tlačítka a odkazy doplňuje portál.
          </Trans>
        </p>
        <DataTable
          isList
          label={t`Texty e-mailů`}
          columns={[
            { title: <Trans>E-mail</Trans> },
            { title: <Trans>Text</Trans> },
            { title: <Trans>Naposledy upraveno</Trans> },
            { title: <Trans>Odeslané</Trans> },
          ]}
        >
          {mails.map(({ kind, languages, updated_at: updatedAt, saved_by: savedBy }) => {
            const name = kindText(kind);
            return (
              <DataRow key={kind}>
                <RowHead>
                  <a href={routePath('admin-mail-text', locale, { kind })} className="font-semibold">
                    {name}
                  </a>
                </RowHead>
                <Cell>
                  {languages.length === 0 ? (
                    <span className="text-muted">
                      <Trans>výchozí</Trans>
                    </span>
                  ) : (
                    <StateMark tone="good">
                      <Trans>upravený</Trans> <span className="uppercase">{languages.join(' ')}</span>
                    </StateMark>
                  )}
                </Cell>
                <Cell>
                  {updatedAt === null ? (
                    '–'
                  ) : (
                    <span className="tabular-nums">
                      {formatDateTime(updatedAt, locale)}
                      {savedBy && <span className="block text-muted">{savedBy.username}</span>}
                    </span>
                  )}
                </Cell>
                <Cell>
                  <a
                    href={`${routePath('admin-mail', locale)}?kind=${kind}`}
                    className="inline-flex min-h-9 items-center underline"
                    aria-label={t`Odeslané e-maily: ${name}`}
                  >
                    <Trans>Zobrazit</Trans>
                  </a>
                </Cell>
              </DataRow>
            );
          })}
        </DataTable>
      </AdminFrame>
    );
  },
});
