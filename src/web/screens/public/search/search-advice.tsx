import { Trans } from '@lingui/react/macro';
import { CategoryTiles } from '#web/features/category-links/category-tiles.tsx';
import { usePage } from '#web/page/page-context.tsx';
import type { CategoryLink } from '#web/page/shell-data.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Verbatim } from '#web/ui/verbatim.tsx';

import type { SearchAdviceProps } from './search-part-props.ts';

/** Shorter words alone match too much. */
const shortestWord = 3;
const mostWords = 4;

/** Shown instead of results. */
export function Advice({ q, popular }: SearchAdviceProps) {
  return q === '' ? <WhatToSearch popular={popular} /> : <NothingFound q={q} popular={popular} />;
}

/** Shown before the first search. */
function WhatToSearch({ popular }: Pick<SearchAdviceProps, 'popular'>) {
  return (
    <>
      <EmptyState pictogram="corkscrew" title={<Trans>Napište, co hledáte</Trans>}>
        <p>
          <Trans>
            Stačí začátek slova a na háčky a čárky nehledíme: „becher“ najde Becherovku, „diplomatico“ rum Diplomático.
          </Trans>
        </p>
      </EmptyState>
      <PopularCategories categories={popular} />
    </>
  );
}

/** Shown when the search has no results: other queries to try and places to browse. */
function NothingFound({ q, popular }: SearchAdviceProps) {
  return (
    <>
      <EmptyState
        pictogram="glass"
        title={
          <Trans>
            Pro „<Verbatim text={q} />“ jsme nic nenašli
          </Trans>
        }
      >
        <ul className="list-disc pl-5 text-left">
          <li>
            <Trans>Zkuste méně slov nebo jen jejich začátek.</Trans>
          </li>
          <li>
            <Trans>Hledejte značku nebo druh místo celého názvu.</Trans>
          </li>
          <li>
            <Trans>Ověřte, zda ve slově není překlep.</Trans>
          </li>
        </ul>
        <WordsAlone q={q} />
      </EmptyState>
      <PopularCategories categories={popular} />
    </>
  );
}

/** Links that search for each of several words separately. */
function WordsAlone({ q }: { q: string }) {
  const { path } = usePage();
  const words = [...new Set(q.split(' '))];
  const offered = words.filter(({ length }) => length >= shortestWord).slice(0, mostWords);
  if (words.length === 1 || offered.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-2">
      <Trans>Hledat samostatně:</Trans>
      {offered.map((word) => (
        <LinkButton key={word} look="secondary" href={`${path}?q=${encodeURIComponent(word)}`}>
          <Verbatim text={word} />
        </LinkButton>
      ))}
    </p>
  );
}

function PopularCategories({ categories }: { categories: readonly CategoryLink[] }) {
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="popular-categories" className="flex flex-col gap-3">
      <h2 id="popular-categories" className="text-xl">
        <Trans>Oblíbené kategorie</Trans>
      </h2>
      <CategoryTiles categories={categories} />
    </section>
  );
}
