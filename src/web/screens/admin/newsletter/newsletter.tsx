import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { copyStates } from '#shared/newsletters/issues.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { IssueStateMark } from '#web/features/newsletter-issue/issue-state.tsx';
import { subjectOf } from '#web/features/newsletter-issue/subject-of.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { DraftEditor } from './draft-editor.tsx';
import type { IssueData } from './issue-data.ts';
import { IssueView } from './issue-view.tsx';

/** An issue of the newsletter: written, sent, counted. */
export const screen = defineScreen<IssueData>({
  layout: 'bare',
  load: async ({ api, locale, params, query }) => {
    const which = { params: { id: Number(params.id) } };
    const [issue, tree] = await Promise.all([
      api.adminIssues.get({ ...which, query: { lang: locale } }),
      api.newsletters.categories({ query: { lang: locale } }),
    ]);
    if (issue.started_at === null) return { issue, tree, copies: undefined };
    const state = copyStates.find((each) => each === query.get('state'));
    const list = await api.adminIssues.copies({ ...which, query: { ...chosenFilters(query), state } });
    return { issue, tree, copies: { ...list, state } };
  },
  head: ({ issue: { id, subjects } }, { i18n, locale }) => ({
    title: subjectOf(subjects, locale) || i18n._(msg`Newsletter č. ${id}`),
    alternates: mapLocales((each) => routePath('admin-newsletter', each, { id })),
    isIndexed: false,
  }),
  Page: function AdminNewsletterPage({ data: { issue, tree, copies } }) {
    const { locale } = usePage();
    const { id, state, subjects } = issue;
    return (
      <AdminFrame
        title={subjectOf(subjects, locale) || <Trans>Nový newsletter</Trans>}
        aside={<IssueStateMark issue={issue} />}
      >
        <p className="mb-4">
          <BackToList href={routePath('admin-newsletters', locale)}>
            <Trans>Zpět na newslettery</Trans>
          </BackToList>
        </p>
        {state === 'draft' ? (
          <DraftEditor key={`${id} ${locale}`} issue={issue} tree={tree} />
        ) : (
          <IssueView key={`${id} ${locale}`} issue={issue} tree={tree} copies={copies} />
        )}
      </AdminFrame>
    );
  },
});
