import { Trans, useLingui } from '@lingui/react/macro';
import type { Watchdog } from '#shared/watchdogs/contract.ts';
import { useChips } from '#web/features/listing-list/filter-chips.ts';
import { nothingChosen } from '#web/features/listing-list/choice-rules.ts';
import { readChoice, type ListingChoice } from '#web/features/listing-list/listing-address.ts';

/** What a saved search looks for: its words or seller, its category and filters. */
export function WatchedFilters({ watchdog: { query, names } }: { watchdog: Watchdog }) {
  const { t } = useLingui();
  const chips = useChips(query ? choiceOf(query) : nothingChosen, names);
  if (!query) return null;
  const { seller } = names;
  const sellerLabel = seller === null ? t`Uživatel, který tu už není` : t`Uživatel ${seller}`;
  const labels = query.seller === undefined ? [] : [sellerLabel];
  return (
    <ul className="flex flex-wrap gap-1.5">
      {query.scope !== 'all' && (
        <Chip>{query.scope === 'new' ? <Trans>Novinky e-shopu</Trans> : <Trans>Akce</Trans>}</Chip>
      )}
      {query.q && <Chip isTyped>{t`„${query.q}“`}</Chip>}
      {[...labels, ...chips.map(({ label }) => label)].map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
    </ul>
  );
}

/** @param isTyped what somebody has typed, in whatever language */
function Chip({ isTyped = false, children }: { isTyped?: boolean; children: React.ReactNode }) {
  return (
    <li
      translate={isTyped ? 'no' : undefined}
      className="rounded border border-line-strong bg-paper px-2 py-0.5 text-sm break-words"
    >
      {children}
    </li>
  );
}

export function choiceOf(query: NonNullable<Watchdog['query']>): ListingChoice {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return readChoice(new URLSearchParams(parameters), { isSearch: true });
}
