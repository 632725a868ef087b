import { useImperativeHandle, useLayoutEffect, useMemo, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Suggestions } from '#shared/catalog/contract.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { Price, UnitPriceText } from '#web/features/price/price.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { nextOption } from '#web/ui/listbox.ts';
import { countText } from '#web/ui/numbers.ts';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import { Verbatim } from '#web/ui/verbatim.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import type { ListboxState } from './listbox-state.ts';
import { suggestionOptions, type SuggestionOption } from './suggestion-options.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchSuggestionsProps {
  readonly listId: string;
  /** The typed words; empty text closes the list. */
  readonly query: string;
  /** Set to the field's key handler while the list is open. */
  readonly keys: Ref<(event: KeyboardEvent) => void>;
  readonly onListbox: (state: ListboxState) => void;
  readonly onClose: () => void;
}

/** The list below the search field: categories, brands and listings, chosen by arrow keys or pointer. */
export function SearchSuggestions({ listId, query, keys, onListbox, onClose }: SearchSuggestionsProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const found = useSuggestions(query, locale);
  const options = useMemo(() => (found && query ? suggestionOptions(found, locale) : []), [found, query, locale]);
  const count = options.length;
  const isExpanded = count > 0;
  // Identified by its URL, so that a later response for the same words keeps the active option.
  const [activeHref, setActiveHref] = useKeyedState<string | undefined>(query, () => undefined);
  const marked = options.findIndex(({ href }) => href === activeHref);
  const active = marked < 0 ? undefined : marked;
  const setActive = (index: number | undefined) =>
    setActiveHref(index === undefined ? undefined : options[index]?.href);
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = active === undefined ? undefined : idOf(active);

  // A layout effect: a key pressed right away must find the list open.
  useLayoutEffect(() => {
    onListbox({ isExpanded, activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [isExpanded, activeId, onListbox]);

  useImperativeHandle(keys, () => (event) => {
    const chosen = active === undefined ? undefined : options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setActive(nextOption(count, active, event.key));
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && chosen) {
      onClose();
      navigate(chosen.href);
    } else return;
    event.preventDefault();
  });

  const groups = [
    { kind: 'category', title: t`Kategorie` },
    { kind: 'brand', title: t`Značky` },
    { kind: 'listing', title: t`Zboží a inzeráty` },
    { kind: 'page', title: t`Nápověda, blog a prodejny` },
  ] as const;

  return (
    <>
      <p role="status" className="sr-only">
        {isExpanded && (
          <Plural
            value={count}
            one="# návrh, vybírejte šipkami."
            few="# návrhy, vybírejte šipkami."
            other="# návrhů, vybírejte šipkami."
          />
        )}
        {found && query && !isExpanded && <Trans>Žádné návrhy.</Trans>}
      </p>
      {isExpanded && (
        <div
          // Keeps the focus in the field: pressing an option must not blur it.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-[min(36rem,70dvh)] overflow-y-auto rounded border border-line bg-surface py-2 text-ink shadow-xl shadow-ink/20"
        >
          <div id={listId} role="listbox" aria-label={t`Návrhy`}>
            {groups.map(({ kind, title }) => {
              const own = options
                .map((option, index) => ({ option, index }))
                .filter(({ option }) => option.kind === kind);
              return (
                own.length > 0 && (
                  <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className="pb-1">
                    <p
                      id={`${listId}-${kind}`}
                      className="px-4 pt-2 pb-1 text-xs font-semibold tracking-wide text-muted uppercase"
                    >
                      {title}
                    </p>
                    {own.map(({ option, index }) => (
                      <a
                        key={option.href}
                        id={idOf(index)}
                        role="option"
                        aria-selected={index === active}
                        tabIndex={-1}
                        href={option.href}
                        onClick={onClose}
                        onPointerMove={() => setActive(index)}
                        className={classes(
                          'flex min-h-11 items-center gap-3 border-l-3 px-4 py-1.5 no-underline',
                          index === active ? 'border-amber bg-sunken' : 'border-transparent',
                        )}
                      >
                        <OptionContent option={option} />
                      </a>
                    ))}
                  </div>
                )
              );
            })}
          </div>
          <button
            type="submit"
            className="mt-1 flex min-h-11 w-full items-center justify-between gap-3 border-t border-line px-5 pt-1 text-left font-semibold text-link hover:underline"
          >
            <span className="truncate">
              <Trans>
                Všechny výsledky pro „<Verbatim text={query} />“
              </Trans>
            </span>
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </>
  );
}

function OptionContent({ option }: { option: SuggestionOption }): ReactNode {
  const { locale } = usePage();
  switch (option.kind) {
    case 'category':
      return (
        <>
          <span className="truncate">{option.item.name}</span>
          {option.item.parent && <span className="truncate text-sm text-muted">{option.item.parent}</span>}
        </>
      );
    case 'brand':
      return (
        <>
          <span className="grow truncate">{option.item.name}</span>
          <span className="shrink-0 text-sm text-muted tabular-nums">{countText(option.item.results, locale)}</span>
        </>
      );
    case 'listing':
      return <ListingOption listing={option.item} />;
    case 'page':
      return <span className="truncate">{option.item.title}</span>;
  }
}

function ListingOption({
  listing: { name, text_locale, offer_type, picture, price, unit_price },
}: {
  listing: Suggestions['listings'][number];
}) {
  const { locale } = usePage();
  return (
    <>
      <span className="h-12 w-9.5 shrink-0 overflow-hidden rounded-sm bg-sunken">
        {picture && (
          <img
            src={pictureAddress(picture.key, 160, 'webp')}
            alt=""
            width={38}
            height={48}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="grow leading-snug">
        <span lang={text_locale === locale ? undefined : text_locale} className="line-clamp-2">
          {name}
        </span>
        {offer_type === 'demand' && (
          <span className="block text-sm text-muted">
            <Trans>Poptávka</Trans>
          </span>
        )}
      </span>
      {price && (
        <span className="shrink-0 text-right">
          <Price money={price} className="block font-semibold" />
          {unit_price && <UnitPriceText unitPrice={unit_price} className="block text-xs text-muted" />}
        </span>
      )}
    </>
  );
}
