import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingPage } from '#shared/catalog/contract.ts';
import { matchPath } from '#shared/i18n/paths.ts';
import { watchdogNameLength } from '#shared/watchdogs/limits.ts';
import { useListChips } from '#web/features/listing-list/filter-chips.ts';
import { apiQuery, type ListingChoice } from '#web/features/listing-list/listing-address.ts';
import { usePage } from '#web/page/page-context.tsx';
import { WatchDialog } from './watch-dialog.tsx';

interface WatchSearchDialogProps {
  readonly choice: ListingChoice;
  readonly result: Omit<ListingPage, 'listings'>;
  readonly onClose: () => void;
}

/** Saves the search of a list as a watchdog. */
export function WatchSearchDialog({ choice, result, onClose }: WatchSearchDialogProps) {
  const { t } = useLingui();
  const { path } = usePage();
  const chips = useListChips(choice, result.facets);
  const q = wordsOf(choice.q, result.corrected_query);
  const heading = document.querySelector('h1')?.textContent ?? '';
  return (
    <WatchDialog
      title={t`Hlídat toto hledání`}
      query={{ ...placeOf(path), ...apiQuery({ ...choice, q, sort: undefined }) }}
      name={[q || heading, ...chips.map(({ label }) => label)].join(', ').slice(0, watchdogNameLength).trim()}
      onClose={onClose}
    >
      <Trans>Napíšeme vám, když se objeví nový inzerát nebo zboží podle tohoto výpisu.</Trans>
    </WatchDialog>
  );
}

/** A corrected typing mistake is watched as corrected. Words that the list has dropped are waited for. */
function wordsOf(q: string, corrected: string | null): string {
  const count = (text: string) => text.trim().split(/\s+/).length;
  return corrected !== null && count(corrected) === count(q) ? corrected : q;
}

/** The category or scope of the list at an address. */
function placeOf(path: string): { category?: number; scope?: 'new' | 'sale' } {
  const { route, params } = matchPath(path);
  if (route === 'category') return { category: Number(params.id) };
  if (route === 'products-new') return { scope: 'new' };
  return route === 'products-sale' ? { scope: 'sale' } : {};
}
