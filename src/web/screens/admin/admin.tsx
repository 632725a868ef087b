import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scope } from '#shared/accounts/limits.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { ApiError } from '#web/api/client.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';

/** Counts; missing where the administrator's scopes don't reach. */
interface Waiting {
  readonly accounts?: number | undefined;
  readonly adverts?: number | undefined;
  readonly changes?: number | undefined;
  readonly brands?: number | undefined;
  readonly failedMails?: number | undefined;
}

/** What waits for an administrator. */
export const screen = defineScreen<Waiting>({
  layout: 'bare',
  load: async ({ api }) => {
    const { data: me } = await api.accounts.me();
    // The administration doesn't tell that it exists.
    if (me.scopes.length === 0) throw notFound();
    const countIn = async (scope: Scope, count: () => Promise<number>) =>
      me.scopes.includes(scope) ? count().catch(ignoreForbidden) : undefined;
    const queueTotal = async (kind: 'new' | 'change') => (await api.adminAdverts.queue({ query: { kind } })).total;
    const [accounts, adverts, changes, brands, failedMails] = await Promise.all([
      countIn('users', async () => (await api.adminAccounts.list({ query: { state: 'waiting' } })).waiting),
      countIn('adverts', () => queueTotal('new')),
      countIn('adverts', () => queueTotal('change')),
      countIn('adverts', async () => (await api.adminAdverts.waitingBrands({ query: {} })).total),
      countIn('settings', async () => (await api.adminMails.list({ query: { state: 'failed' } })).total),
    ]);
    return { accounts, adverts, changes, brands, failedMails };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Správa portálu`),
    alternates: pathsInAllLocales('admin'),
    isIndexed: false,
  }),
  Page: function AdminPage({ data: { accounts, adverts, changes, brands, failedMails } }) {
    const { locale, services } = usePage();
    return (
      <AdminFrame title={<Trans>Co čeká</Trans>}>
        <ul className="grid gap-4 tablet:grid-cols-3">
          <Tile count={accounts} href={`${routePath('admin-accounts', locale)}?state=waiting&sort=oldest`}>
            <Trans>registrace ke schválení</Trans>
          </Tile>
          <Tile count={adverts} href={`${routePath('admin-adverts', locale)}?kind=new`}>
            <Trans>nové inzeráty ke schválení</Trans>
          </Tile>
          <Tile count={changes} href={`${routePath('admin-adverts', locale)}?kind=change`}>
            <Trans>změny inzerátů ke schválení</Trans>
          </Tile>
          <Tile count={brands} href={routePath('admin-brands', locale)}>
            <Trans>navržené značky</Trans>
          </Tile>
          <Tile count={failedMails} href={`${routePath('admin-mail', locale)}?state=failed`}>
            <Trans>neodeslané e-maily</Trans>
          </Tile>
        </ul>
        <p className="mt-6 text-sm text-muted">
          {services.botCheck ? (
            <Trans>Ochrana proti robotům: zapnutá (reCAPTCHA)</Trans>
          ) : (
            <Trans>Ochrana proti robotům: vypnutá</Trans>
          )}
        </p>
      </AdminFrame>
    );
  },
});

function Tile({ count, href, children }: { count: number | undefined; href: string; children: ReactNode }) {
  if (count === undefined) return null;
  return (
    <li>
      <a
        href={href}
        className="block rounded border border-line bg-surface p-5 no-underline hover:border-line-strong hover:bg-sunken"
      >
        <span className="block font-heading text-4xl font-semibold tabular-nums">{count}</span>
        {children}
      </a>
    </li>
  );
}

function ignoreForbidden(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 403) return undefined;
  throw error;
}
