import { useEffect, useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { FavouritePage, FavouriteQuery } from '#shared/favourites/contract.ts';
import { favouriteSorts } from '#shared/favourites/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { readKept } from '#web/features/favourites/kept-favourites.ts';
import { hasLogin } from '#web/features/session/session.ts';
import { loadListPage } from '#web/page/list-page.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { FavouriteGrid } from './favourite-grid.tsx';
import { FavouriteSorts } from './favourite-sorts.tsx';

interface FavouritesData {
  readonly query: FavouriteQuery;
  /** Undefined on the server for a guest, whose favourites are in the browser. */
  readonly page: FavouritePage | undefined;
  readonly isGuest: boolean;
}

/** What somebody has marked with the heart: a guest in this browser, a user in the account. */
export const screen = defineScreen<FavouritesData>({
  hasSidebar: false,
  load: async ({ api, locale, path, query: parameters }) => {
    const asked = parameters.get('page') ?? '1';
    if (!/^[1-9]\d{0,2}$/.test(asked)) throw notFound();
    const sort = favouriteSorts.find((each) => each === parameters.get('sort')) ?? 'newest';
    const query = { lang: locale, sort, page: Number(asked) };
    const page = await loadListPage(query.page, addressOf(path, { sort, page: 1 }), (at) =>
      loadOwn(api, { ...query, page: at }),
    );
    if (page) return { query, page, isGuest: false };
    return { query, page: import.meta.env.SSR ? undefined : await loadGuests(query), isGuest: true };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Oblíbené`),
    alternates: pathsInAllLocales('favourites'),
    isIndexed: false,
  }),
  Page: ({ data }) => <FavouritesPage key={JSON.stringify(data.query)} data={data} />,
});

/** The favourites of the account; undefined for a guest. */
async function loadOwn(api: ApiClient, query: FavouriteQuery): Promise<FavouritePage | undefined> {
  // The browser knows guests without a request.
  if (!import.meta.env.SSR && !hasLogin()) return undefined;
  try {
    return await api.favourites.mine({ query });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

/** The first page instead of one that the guest's list no longer has. */
function loadGuests(query: FavouriteQuery): Promise<FavouritePage> {
  const ask = (page: number) =>
    browserApi.favourites.list({ query: { ...query, page }, body: { favourites: readKept() } });
  return ask(query.page).catch((error: unknown) => {
    if (query.page > 1 && error instanceof ApiError && error.status === 404) return ask(1);
    throw error;
  });
}

function addressOf(path: string, { sort, page }: Pick<FavouriteQuery, 'sort' | 'page'>): string {
  const parameters = new URLSearchParams({
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

function FavouritesPage({ data: { query, page: known, isGuest } }: { data: FavouritesData }) {
  const { locale, path } = usePage();
  const [loaded, setLoaded] = useState<FavouritePage>();
  const [hasFailed, setHasFailed] = useState(false);
  const page = known ?? loaded;
  const isMissing = page === undefined;

  useEffect(() => {
    if (!isMissing) return;
    loadGuests(query).then(setLoaded, () => setHasFailed(true));
  }, [isMissing, query]);

  return (
    <>
      <h1 className="mb-2 text-3xl">
        <Trans>Oblíbené</Trans>
      </h1>
      {page && page.total > 0 && (
        <>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p>
              <Plural value={page.total} one="# nabídka" few="# nabídky" other="# nabídek" />
            </p>
            {page.total > 1 && (
              <FavouriteSorts current={query.sort} hrefOf={(sort) => addressOf(path, { sort, page: 1 })} />
            )}
          </div>
          <FavouriteGrid favourites={page.favourites} />
          <Pagination
            current={page.page}
            last={page.pages}
            hrefOf={(at) => addressOf(path, { sort: query.sort, page: at })}
          />
        </>
      )}
      {page?.total === 0 && (
        <EmptyState pictogram="carafe" title={<Trans>Zatím tu nic není</Trans>}>
          <p className="mb-4 max-w-prose">
            <Trans>Srdíčkem u nabídky si ji uložíte sem. Uvidíte, když ji prodejce zlevní nebo prodá.</Trans>
          </p>
          <LinkButton href={routePath('products-new', locale)}>
            <Trans>Prohlédnout novinky</Trans>
          </LinkButton>
        </EmptyState>
      )}
      {isMissing && (
        <p role="status" className="mt-6">
          {hasFailed ? (
            <Trans>Oblíbené se nepodařilo načíst. Zkuste to prosím za chvíli znovu.</Trans>
          ) : (
            <span className="hidden scripted:inline">
              <Trans>Načítáme vaše oblíbené…</Trans>
            </span>
          )}
        </p>
      )}
      {isMissing && (
        <noscript>
          {import.meta.env.SSR && (
            <p>
              <Trans>Oblíbené bez přihlášení vyžadují zapnutý JavaScript.</Trans>
            </p>
          )}
        </noscript>
      )}
      {isGuest && page && page.total > 0 && (
        <p className="mt-8 text-muted">
          <Trans>Oblíbené máte uložené jen v tomto prohlížeči. Po přihlášení je převedeme do vašeho účtu.</Trans>
        </p>
      )}
    </>
  );
}
