import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { InfoPage } from '#shared/content/contract.ts';
import { TextWithContents } from '#web/features/prose/text-with-contents.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, ensureCanonicalPath } from '#web/page/screen.ts';
import { Breadcrumb, breadcrumbData, type BreadcrumbLink } from '#web/ui/breadcrumb.tsx';
import { faqData } from './faq.ts';

const pathOf = ({ id, slugs }: InfoPage, locale: Locale) => routePath('info', locale, { id, slug: slugs[locale] });

const trailOf = (page: InfoPage, locale: Locale, home: string): BreadcrumbLink[] => [
  { name: home, href: routePath('home', locale) },
  { name: page.title, href: pathOf(page, locale) },
];

export const screen = defineScreen<InfoPage>({
  load: async (context) => {
    const { api, locale, params } = context;
    const page = await api.content.infoPage({ params: { id: Number(params.id) }, query: { lang: locale } });
    ensureCanonicalPath(context, pathOf(page, locale));
    return page;
  },
  head: (page, { i18n, locale, origin }) => {
    const structuredData = () => {
      const faq = faqData(page.html);
      return [breadcrumbData(trailOf(page, locale, i18n._(msg`Úvod`)), origin), ...(faq ? [faq] : [])];
    };
    return {
      title: page.title,
      description: page.perex,
      alternates: mapLocales((locale) => pathOf(page, locale)),
      structuredData: import.meta.env.SSR ? structuredData() : [],
    };
  },
  Page: function InfoPage({ data: page }) {
    const { t } = useLingui();
    const { locale } = usePage();
    return (
      <article className="pb-12">
        <Breadcrumb items={trailOf(page, locale, t`Úvod`)} className="mb-4 print:hidden" />
        <header className="mb-8 max-w-[70ch]">
          <h1 className="text-[1.65rem] hyphens-auto tablet:text-4xl">{page.title}</h1>
          {page.perex && <p className="mt-3 text-lg text-muted">{page.perex}</p>}
          <p className="mt-3 text-sm text-muted">
            <Trans>
              Naposledy upraveno <time dateTime={page.updated_at}>{formatDate(page.updated_at, locale)}</time>
            </Trans>
          </p>
        </header>
        <TextWithContents html={page.html} headings={page.headings} />
      </article>
    );
  },
});
