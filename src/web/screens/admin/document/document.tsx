import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminDocument, DocumentReference, DocumentVersion } from '#shared/content/documents-contract.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { DocumentEditForm } from './document-edit-form.tsx';
import { RemoveDocument } from './remove-document.tsx';
import { DocumentVersions } from './document-versions.tsx';

interface Data {
  readonly document: AdminDocument;
  readonly versions: readonly DocumentVersion[];
  readonly references: readonly DocumentReference[];
}

/** A document to download, and every file that it has had. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, locale, params }) => {
    const id = { id: Number(params.id) };
    const [document, versions, references] = await Promise.all([
      api.adminDocuments.get({ params: id }),
      api.adminDocuments.versions({ params: id }),
      api.adminDocuments.references({ params: id, query: { lang: locale } }),
    ]);
    return { document, versions, references };
  },
  head: ({ document }, { i18n, locale }) => ({
    title: titleOf(document, locale) || i18n._(msg`Dokument`),
    alternates: mapLocales((each) => routePath('admin-document', each, { id: document.id })),
    isIndexed: false,
  }),
  Page: function AdminDocumentPage({ data: { document, versions, references } }) {
    const { locale } = usePage();
    return (
      <AdminFrame title={titleOf(document, locale) || <Trans>Dokument</Trans>}>
        <p className="mb-4">
          <BackToList href={routePath('admin-documents', locale)}>
            <Trans>Zpět na dokumenty</Trans>
          </BackToList>
        </p>
        <DocumentEditForm document={document} />
        <DocumentVersions versions={versions} />
        <RemoveDocument id={document.id} title={titleOf(document, locale)} references={references} />
      </AdminFrame>
    );
  },
});

/** In the language, or in the first one that the document has. */
function titleOf({ texts }: AdminDocument, locale: Locale): string {
  return [locale, ...locales].map((each) => texts[each].title).find((title) => title !== '') ?? '';
}
