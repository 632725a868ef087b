import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IssueFilters } from './issue-filters.tsx';
import type { IssueChoice, IssueList } from './issue-list.ts';
import { IssueTable } from './issue-table.tsx';

/** Issues of the newsletter. */
export const screen = defineScreen<{ readonly choice: IssueChoice; readonly list: IssueList }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as IssueChoice;
    return { choice, list: await api.adminIssues.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Newslettery`),
    alternates: pathsInAllLocales('admin-newsletters'),
    isIndexed: false,
  }),
  Page: function AdminNewslettersPage({ data: { choice, list } }) {
    const { locale, search } = usePage();
    return (
      <AdminFrame
        title={<Trans>Newslettery</Trans>}
        aside={
          <LinkButton href={routePath('admin-newsletter-add', locale)}>
            <Trans>Napsat newsletter</Trans>
          </LinkButton>
        }
      >
        <IssueFilters choice={choice} total={list.total} />
        {list.issues.length > 0 && <IssueTable issues={list.issues} />}
        {list.issues.length === 0 && search === '' && (
          <EmptyState pictogram="carafe" title={<Trans>Zatím tu není žádný newsletter</Trans>}>
            <p>
              <Trans>Napište první a pošlete ho odběratelům kategorií, o kterých je.</Trans>
            </p>
          </EmptyState>
        )}
        {list.issues.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Takový newsletter jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
