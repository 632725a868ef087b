import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { InfoPage } from '#shared/content/contract.ts';
import { TextWithContents } from '#web/features/prose/text-with-contents.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { trailOf } from './info-trail.ts';

export function Page({ data: page }: { data: InfoPage }) {
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
}
