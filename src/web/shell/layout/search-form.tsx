import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import type { ListboxState } from './listbox-state.ts';

const closed: ListboxState = { isExpanded: false, activeId: undefined };
const loadSuggestions = lazyPart(() => import('./search-suggestions.tsx'));

/** A plain form that works without script; the suggestions load with the first focus. */
export function SearchForm() {
  const { t } = useLingui();
  const { locale, route, path, search } = usePage();
  const { navigate } = useNavigation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const onSuggestionKey = useRef<(event: KeyboardEvent) => void>(null);
  const [isUsed, setIsUsed] = useState(false);
  const [listbox, setListbox] = useState(closed);
  const suggestions = useChunk(loadSuggestions, isUsed, () => setIsUsed(false));
  const searched = route === 'search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const shown = path + searched;
  const [typed, setTyped] = useKeyedState(shown, () => '');

  const close = () => setTyped('');

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' && !listbox.isExpanded) setTyped(event.currentTarget.value);
    else if (listbox.isExpanded) onSuggestionKey.current?.(event);
  };

  return (
    <form
      role="search"
      action={routePath('search', locale)}
      onSubmit={(event) => {
        event.preventDefault();
        close();
        navigate(`${routePath('search', locale)}?q=${encodeURIComponent(input.current!.value.trim())}`);
      }}
      onFocus={() => setIsUsed(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      className="relative"
    >
      <div className="search-box">
        <input
          // Another page has its own words. The first one keeps what was typed before the application ran.
          key={shown}
          ref={input}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={searched}
          placeholder={t`Třeba rum nebo humidor`}
          aria-label={t`Hledat na Karafě`}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listbox.isExpanded}
          aria-controls={listbox.isExpanded ? listId : undefined}
          aria-activedescendant={listbox.activeId}
          onChange={(event) => {
            // Focused before the application ran.
            setIsUsed(true);
            setTyped(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit">
          <Icon name="search" size={22} />
          <span className="sr-only">
            <Trans>Hledat</Trans>
          </span>
        </button>
      </div>
      {suggestions && (
        <suggestions.SearchSuggestions
          listId={listId}
          query={typed.trim()}
          keys={onSuggestionKey}
          onListbox={setListbox}
          onClose={close}
        />
      )}
    </form>
  );
}
