import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Suggestions } from '#shared/catalog/contract.ts';
import { issueLimits } from '#shared/newsletters/issues.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Price } from '#web/features/price/price.tsx';
import { RemovedNote } from '#web/features/sorted-list/removed-note.tsx';
import { SortedList } from '#web/features/sorted-list/sorted-list.tsx';
import { useRemoval } from '#web/features/sorted-list/use-removal.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { SuggestionField } from '#web/ui/suggestion-field.tsx';

const pauseMs = 250;
const shortestQuery = 2;

interface ListingsFieldProps {
  readonly field: string;
  readonly listings: readonly number[];
  /** Names that are known already; null: gone. */
  readonly names: ReadonlyMap<number, string | null>;
  readonly errors: readonly string[];
  readonly onName: (id: number, name: string) => void;
  readonly onChange: (listings: number[]) => void;
}

/** Adverts and goods, found by words; the price tells those of the same name apart. Their price and picture are read when the issue is sent. */
export function ListingsField({ field, listings, names, errors, onName, onChange }: ListingsFieldProps) {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const found = useFound(q);
  const items = listings.map((id) => ({ id: String(id), listing: id }));
  const change = (next: readonly { readonly listing: number }[]) => onChange(next.map(({ listing }) => listing));
  const removal = useRemoval(items, change);
  const nameOf = ({ listing }: { readonly listing: number }) => {
    const name = names.get(listing);
    return name ?? t`č. ${String(listing)}`;
  };
  const isFull = listings.length >= issueLimits.listings;
  return (
    <div data-field={field}>
      <SortedList
        items={items}
        nameOf={nameOf}
        onSort={change}
        renderItem={(item) => (
          <div className="flex flex-wrap items-center gap-x-3 px-1">
            <span className="min-w-0 grow break-words">
              {nameOf(item)}
              {names.get(item.listing) === null && (
                <span className="ml-2 font-semibold text-burgundy-text">
                  <Trans>už není veřejná</Trans>
                </span>
              )}
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={t`Odebrat nabídku ${nameOf(item)}`}
              onClick={() => removal.remove(item)}
            >
              <Trans>Odebrat</Trans>
            </Button>
          </div>
        )}
      />
      <RemovedNote removal={removal} nameOf={nameOf} />
      {errors.length > 0 && <FieldErrors id={`${field}-errors`} errors={errors} />}
      {isFull ? (
        <p className="mt-2 text-sm text-muted">
          <Trans>Víc nabídek se do jednoho bloku nevejde.</Trans>
        </p>
      ) : (
        <div className="mt-2">
          <SuggestionField
            name={`${field}.q`}
            label={t`Přidat nabídku`}
            help={t`Zboží e-shopu i inzeráty. Cena a obrázek se načtou při odeslání.`}
            value={q}
            maxLength={100}
            onType={setQ}
            suggestions={found
              .filter(({ id }) => !listings.includes(id))
              .map(({ id, name, price }) => ({
                key: String(id),
                text: (
                  <>
                    <span className="block">{name}</span>
                    {price !== null && <Price money={price} className="block text-sm text-muted" />}
                  </>
                ),
                onChoose: () => {
                  onName(id, name);
                  onChange([...listings, id]);
                  setQ('');
                },
              }))}
          />
        </div>
      )}
    </div>
  );
}

function useFound(q: string): Suggestions['listings'] {
  const { locale } = usePage();
  const [found, setFound] = useState<{ q: string; listings: Suggestions['listings'] }>();
  const words = q.trim();
  useEffect(() => {
    if (words.length < shortestQuery) return undefined;
    const call = new AbortController();
    const timer = setTimeout(() => {
      browserApi.catalog.suggestions({ query: { lang: locale, q: words } }, { signal: call.signal }).then(
        ({ listings }) => !call.signal.aborted && setFound({ q: words, listings }),
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [words, locale]);
  return found?.q === words ? found.listings : [];
}
