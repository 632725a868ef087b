import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { AdminDocument } from '#shared/content/documents-contract.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { SortedList } from '#web/features/sorted-list/sorted-list.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { DocumentRow } from './document-row.tsx';

/** The documents in their order, which is saved at once for all. */
export function DocumentList({ documents }: { documents: readonly AdminDocument[] }) {
  const { locale } = usePage();
  const [order, setOrder] = useState<readonly number[]>();
  const stored = documents.map(({ id }) => id);
  // Documents that came meanwhile make a new order meaningless.
  const isNew = order !== undefined && order.toSorted().join() === stored.toSorted().join();
  const ids = isNew ? order : stored;
  const isChanged = isNew && order.join() !== stored.join();
  const form = useSavingForm(
    () => browserApi.adminDocuments.order({ body: { ids: [...ids] } }),
    () => undefined,
    ids,
  );
  return (
    <form {...form.props}>
      <FormFailures form={form} />
      <SortedList
        items={ids.map((id) => ({ id: String(id), document: documents.find((each) => each.id === id)! }))}
        nameOf={({ document }) => titleOf(document, locale)}
        onSort={(items) => setOrder(items.map(({ document }) => document.id))}
        renderItem={({ document }) => <DocumentRow document={document} title={titleOf(document, locale)} />}
      />
      {isChanged && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" disabled={form.isSending}>
            <Trans>Uložit pořadí</Trans>
          </Button>
          <Button look="quiet" onClick={() => setOrder(undefined)}>
            <Trans>Vrátit zpět</Trans>
          </Button>
        </p>
      )}
    </form>
  );
}

/** In the language, or in the first one that the document has. */
function titleOf({ texts }: AdminDocument, locale: Locale): string {
  return [locale, ...locales].map((each) => texts[each].title).find((title) => title !== '') ?? '';
}
