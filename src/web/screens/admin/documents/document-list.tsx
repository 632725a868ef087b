import type { AdminDocument } from '#shared/content/documents-contract.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { SavedOrderList } from '#web/features/sorted-list/saved-order-list.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { DocumentRow } from './document-row.tsx';

export function DocumentList({ documents }: { documents: readonly AdminDocument[] }) {
  const { locale } = usePage();
  return (
    <SavedOrderList
      items={documents}
      nameOf={(document) => titleOf(document, locale)}
      renderItem={(document) => <DocumentRow document={document} title={titleOf(document, locale)} />}
      save={(ids) => browserApi.adminDocuments.order({ body: { ids } })}
    />
  );
}

/** In the language, or in the first one that the document has. */
function titleOf({ texts }: AdminDocument, locale: Locale): string {
  return [locale, ...locales].map((each) => texts[each].title).find((title) => title !== '') ?? '';
}
