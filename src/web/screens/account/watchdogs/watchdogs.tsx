import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { WatchdogPage } from '#shared/watchdogs/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { WatchdogRow } from './watchdog-row.tsx';

/** What the user wants to be told of. */
export const screen = defineScreen<WatchdogPage>({
  load: ({ api, locale, query }) => {
    const page = query.get('page') ?? '1';
    if (!/^[1-9]\d?$/.test(page)) throw notFound();
    return api.watchdogs.list({ query: { lang: locale, page } });
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Hlídací psi`),
    alternates: pathsInAllLocales('account-watchdogs'),
    isIndexed: false,
  }),
  Page: function WatchdogsPage({ data: { watchdogs, total, limit, page, pages } }) {
    const { path } = usePage();
    return (
      <>
        <header className="mb-4">
          <h1 className="text-3xl">
            <Trans>Hlídací psi</Trans>
          </h1>
          {total > 0 && (
            <p className="text-muted tabular-nums">
              <Plural value={total} one="# hlídací pes" few="# hlídací psi" other="# hlídacích psů" />
              {' · '}
              <Trans>můžete jich mít {limit}</Trans>
            </p>
          )}
        </header>
        {watchdogs.length === 0 ? (
          <NoWatchdogs />
        ) : (
          <ul className="divide-y divide-line rounded border border-line bg-surface">
            {watchdogs.map((watchdog) => (
              <WatchdogRow key={watchdog.id} watchdog={watchdog} />
            ))}
          </ul>
        )}
        <Pagination current={page} last={pages} hrefOf={(at) => (at > 1 ? `${path}?page=${at}` : path)} />
      </>
    );
  },
});

function NoWatchdogs() {
  const { locale } = usePage();
  return (
    <EmptyState pictogram="carafe" title={<Trans>Zatím nic nehlídáte</Trans>}>
      <p>
        <Trans>
          V kategorii nebo ve výsledcích hledání zvolte filtry a stiskněte „Hlídat“. U vyprodaného zboží najdete
          tlačítko „Hlídat dostupnost“. Pak vám napíšeme.
        </Trans>
      </p>
      <LinkButton href={routePath('search', locale)}>
        <Trans>Začít hledat</Trans>
      </LinkButton>
    </EmptyState>
  );
}
