import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { languages } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { DocumentFile } from '#shared/content/contract.ts';
import type { DocumentsData } from './documents-data.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { formatFileSize } from '#web/ui/file-size.ts';

export function Page({ data: { documents } }: { data: DocumentsData }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <div className="pb-12">
      <Breadcrumb
        items={[
          { name: t`Úvod`, href: routePath('home', locale) },
          { name: t`Dokumenty ke stažení`, href: routePath('documents', locale) },
        ]}
        className="mb-4"
      />
      <header className="mb-8 max-w-[70ch]">
        <h1 className="text-3xl tablet:text-4xl">
          <Trans>Dokumenty ke stažení</Trans>
        </h1>
        <p className="mt-3 text-lg text-muted">
          <Trans>Podmínky, řády a formuláře k vytištění nebo uložení.</Trans>
        </p>
      </header>
      {documents.length === 0 ? (
        <EmptyState pictogram="book" title={<Trans>V tomto jazyce zatím žádné dokumenty nemáme</Trans>}>
          <p>
            <Trans>Napište nám a pošleme vám, co potřebujete. Kontakt najdete v patičce.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ul className="max-w-[60rem] divide-y divide-line border-y border-line">
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
      <p className="mt-6">
        <a href={routePath('moderation', locale)} className="text-link underline underline-offset-4">
          <Trans>Přehled moderování: co uživatelé nahlásili a jak jsme rozhodli</Trans>
        </a>
      </p>
    </div>
  );
}

function DocumentLine({ document }: { document: DocumentFile }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const size = formatFileSize(document.bytes, locale);
  return (
    <li className="flex flex-col gap-4 py-5 tablet:flex-row tablet:items-center tablet:gap-6">
      <Icon name="document" size={32} className="hidden shrink-0 text-amber-text tablet:block" />
      <div className="grow">
        <h2 className="text-lg">
          <a href={document.url} className="no-underline hover:text-link hover:underline">
            {document.title}
          </a>
        </h2>
        {document.description && <p className="mt-1 max-w-[70ch] text-muted">{document.description}</p>}
        <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
          <span>
            <Trans>PDF, {size}</Trans>
          </span>
          <span>{languages[locale].name}</span>
          <time dateTime={document.updated_at}>{formatDate(document.updated_at, locale)}</time>
        </p>
      </div>
      <LinkButton
        look="secondary"
        href={document.url}
        download
        aria-label={t`Stáhnout: ${document.title}`}
        className="shrink-0 self-start tablet:self-center"
      >
        <Icon name="download" />
        <Trans>Stáhnout</Trans>
      </LinkButton>
    </li>
  );
}
