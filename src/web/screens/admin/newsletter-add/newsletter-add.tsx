import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { NewIssueForm } from './new-issue-form.tsx';

/** A new newsletter: a draft only once it is saved. */
export const screen = defineScreen<OfferedCategory[]>({
  layout: 'bare',
  load: ({ api, locale }) => api.newsletters.categories({ query: { lang: locale } }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nový newsletter`),
    alternates: pathsInAllLocales('admin-newsletter-add'),
    isIndexed: false,
  }),
  Page: function AdminNewsletterAddPage({ data: tree }) {
    const { locale } = usePage();
    return (
      <AdminFrame title={<Trans>Nový newsletter</Trans>}>
        <p className="mb-4">
          <BackToList href={routePath('admin-newsletters', locale)}>
            <Trans>Zpět na newslettery</Trans>
          </BackToList>
        </p>
        <NewIssueForm key={locale} tree={tree} />
      </AdminFrame>
    );
  },
});
