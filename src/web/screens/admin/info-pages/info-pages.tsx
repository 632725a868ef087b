import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { adminInfoPagesContract } from '#shared/content/info-pages-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The info pages: terms, privacy, how the portal works and others. */
export const screen = defineScreen<CallAnswer<(typeof adminInfoPagesContract)['list']>>({
  layout: 'bare',
  load: ({ api, locale, query }) =>
    api.adminInfoPages.list({ query: { lang: locale, page: query.get('page') ?? undefined } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Informační stránky`),
    alternates: pathsInAllLocales('admin-info-pages'),
    isIndexed: false,
  }),
  Page: function AdminInfoPagesPage({ data: { pages, page, has_more: hasMore } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    return (
      <AdminFrame
        title={<Trans>Informační stránky</Trans>}
        aside={
          <LinkButton href={routePath('admin-info-page-add', locale)}>
            <Trans>Přidat stránku</Trans>
          </LinkButton>
        }
      >
        {pages.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádná stránka</Trans>}>
            <p>
              <Trans>Obchodní podmínky, ochrana údajů a další texty, na které odkazuje menu webu.</Trans>
            </p>
          </EmptyState>
        ) : (
          <DataTable
            isList
            label={t`Informační stránky`}
            columns={[
              { title: <Trans>Nadpis</Trans> },
              { title: <Trans>Naposledy upraveno</Trans> },
              { title: <Trans>Kdo</Trans> },
              { title: <Trans>Na portálu</Trans> },
            ]}
          >
            {pages.map(({ id, title, slug, updated_at: updatedAt, saved_by: savedBy }) => (
              <DataRow key={id}>
                <RowHead>
                  <a href={routePath('admin-info-page', locale, { id })} className="font-semibold">
                    {title}
                  </a>
                </RowHead>
                <Cell>
                  <span className="whitespace-nowrap tabular-nums">{formatDateTime(updatedAt, locale)}</span>
                </Cell>
                <Cell>{savedBy?.username ?? '–'}</Cell>
                <Cell>
                  <a href={routePath('info', locale, { id, slug })} aria-label={t`Otevřít stránku ${title}`}>
                    <Trans>Otevřít</Trans>
                  </a>
                </Cell>
              </DataRow>
            ))}
          </DataTable>
        )}
        <Pager page={page} hasMore={hasMore} />
      </AdminFrame>
    );
  },
});
