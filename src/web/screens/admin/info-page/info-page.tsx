import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminInfoPage } from '#shared/content/info-pages-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { InfoPageEditForm } from './info-page-edit-form.tsx';
import { RemoveInfoPage } from './remove-info-page.tsx';

/** The texts of an info page in every language. */
export const screen = defineScreen<AdminInfoPage>({
  layout: 'bare',
  load: ({ api, params }) => api.adminInfoPages.get({ params: { id: Number(params.id) } }),
  head: ({ id, texts }, { i18n, locale }) => ({
    title: texts[locale].title || i18n._(msg`Informační stránka`),
    alternates: mapLocales((each) => routePath('admin-info-page', each, { id })),
    isIndexed: false,
  }),
  Page: function AdminInfoPagePage({ data: page }) {
    const { locale } = usePage();
    const { id, texts, updated_at: updatedAt } = page;
    const time = formatDateTime(updatedAt, locale);
    return (
      <AdminFrame title={texts[locale].title || <Trans>Informační stránka</Trans>}>
        <p className="mb-4 flex flex-wrap items-center gap-x-5">
          <BackToList href={routePath('admin-info-pages', locale)}>
            <Trans>Zpět na stránky</Trans>
          </BackToList>
          <a href={routePath('info', locale, { id, slug: texts[locale].slug || '-' })} className="underline">
            <Trans>Otevřít na portálu</Trans>
          </a>
          <a href={routePath('admin-info-page-history', locale, { id })} className="underline">
            <Trans>Historie</Trans>
          </a>
          <span className="text-muted">
            <Trans>Naposledy upraveno {time}</Trans>
          </span>
        </p>
        <InfoPageEditForm page={page} />
        {!page.is_fixed && <RemoveInfoPage page={page} />}
      </AdminFrame>
    );
  },
});
