import { useEffect } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { useIsNavigating, useNavigation, usePage } from '#web/page/page-context.tsx';
import type { ErrorData } from '#web/page/page-state.ts';
import { defineScreen } from '#web/page/screen.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PopularCategories } from './popular-categories.tsx';

/** A page that failed because the database is unavailable reloads automatically. */
const returnAfterSeconds = 5;

export const screen = defineScreen<ErrorData>({
  // The router creates this page itself, with its data, so `load` has nothing to do.
  load: async () => ({ status: 404, categories: [] }),
  head: ({ status }, { i18n }) => ({
    // What programs look for; people read the title in their language.
    ...(status === 404 && { description: 'This page could not be found' }),
    title: i18n._(status === 404 ? msg`Stránka nebyla nalezena` : msg`Něco se pokazilo`),
    isIndexed: false,
  }),
  Page: function ErrorPage({ data }) {
    return data.status === 404 ? <NotFoundPage data={data} /> : <FailurePage data={data} />;
  },
});

function NotFoundPage({ data: { firstPage, categories } }: { data: ErrorData }) {
  return (
    <>
      <Heading status={404}>
        <Trans>Stránka nebyla nalezena</Trans>
      </Heading>
      {firstPage ? (
        <>
          <p className="mt-5 max-w-[60ch]">
            <Trans>
              Seznam už tolik stránek nemá, jeho obsah se průběžně mění. Pokračujte prosím na jeho první stránce.
            </Trans>
          </p>
          <p className="mt-6">
            <LinkButton href={firstPage}>
              <Trans>Na první stránku seznamu</Trans>
            </LinkButton>
          </p>
        </>
      ) : (
        <p className="mt-5 max-w-[60ch]">
          <Trans>
            Adresa možná obsahuje překlep, nebo nabídka už skončila. Zkuste ji vyhledat, nebo začněte v některé z
            kategorií.
          </Trans>
        </p>
      )}
      <SearchAgain />
      <PopularCategories categories={categories} />
      <p className="mt-10">
        <HomeButton look={firstPage ? 'secondary' : 'primary'} />
      </p>
    </>
  );
}

function FailurePage({ data }: { data: ErrorData }) {
  const { path, search } = usePage();
  const { reload } = useNavigation();
  const isNavigating = useIsNavigating();
  const retriesAutomatically = data.status === 503;

  useEffect(() => {
    if (!retriesAutomatically || isNavigating) return undefined;
    const timer = setTimeout(reload, returnAfterSeconds * 1000);
    return () => clearTimeout(timer);
    // `isNavigating` restarts the timer after another failed attempt.
  }, [retriesAutomatically, reload, isNavigating]);

  return (
    <>
      {retriesAutomatically && (
        <noscript>
          <meta httpEquiv="refresh" content={String(returnAfterSeconds)} />
        </noscript>
      )}
      <Heading status={data.status}>
        <Trans>Něco se pokazilo</Trans>
      </Heading>
      <p className="mt-5 max-w-[60ch]">
        {data.message ?? <Trans>Při načítání nastala chyba. Zkuste to prosím později.</Trans>}{' '}
        {retriesAutomatically ? (
          <Trans>Za několik sekund zkusíme stránku automaticky načíst znovu.</Trans>
        ) : (
          <Trans>Pokud chyba trvá, vraťte se na úvodní stránku nebo nám napište.</Trans>
        )}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {data.status >= 500 && (
          <LinkButton
            href={`${path}${search}`}
            onClick={(event) => {
              event.preventDefault();
              reload();
            }}
          >
            <Icon name="refresh" />
            <Trans>Zkusit znovu</Trans>
          </LinkButton>
        )}
        <HomeButton look={data.status >= 500 ? 'secondary' : 'primary'} />
      </p>
      <PopularCategories categories={data.categories} />
    </>
  );
}

function Heading({ status, children }: { status: number; children: React.ReactNode }) {
  return (
    <>
      <p aria-hidden="true" className="font-heading text-4xl text-amber-text tabular-nums">
        {status}
      </p>
      <h1 className="mt-1 text-3xl tablet:text-4xl">{children}</h1>
    </>
  );
}

function HomeButton({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const { locale } = usePage();
  return (
    <LinkButton href={routePath('home', locale)} look={look}>
      <Trans>Na úvodní stránku</Trans>
    </LinkButton>
  );
}

function SearchAgain() {
  const { locale } = usePage();
  return (
    <form action={routePath('search', locale)} className="mt-6 flex max-w-xl items-end gap-2">
      <TextField name="q" type="search" required label={<Trans>Co jste hledali?</Trans>} className="grow" />
      <Button type="submit">
        <Trans>Hledat</Trans>
      </Button>
    </form>
  );
}
