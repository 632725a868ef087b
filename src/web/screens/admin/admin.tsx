import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { ApiError } from '#web/api/client.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';

interface Waiting {
  /** Missing where the administrator's scopes don't reach. */
  readonly accounts?: number;
}

/** What waits for an administrator. */
export const screen = defineScreen<Waiting>({
  layout: 'bare',
  load: async ({ api }) => {
    const { data: me } = await api.accounts.me();
    // The administration doesn't tell that it exists.
    if (me.scopes.length === 0) throw notFound();
    const accounts = me.scopes.includes('users')
      ? await api.adminAccounts.list({ query: { state: 'waiting' } }).catch(ignoreForbidden)
      : undefined;
    return { ...(accounts && { accounts: accounts.waiting }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Správa portálu`),
    alternates: pathsInAllLocales('admin'),
    isIndexed: false,
  }),
  Page: function AdminPage({ data: { accounts } }) {
    const { locale } = usePage();
    return (
      <AdminFrame title={<Trans>Co čeká</Trans>}>
        <ul className="grid gap-4 tablet:grid-cols-3">
          {accounts !== undefined && (
            <Tile count={accounts} href={`${routePath('admin-accounts', locale)}?state=waiting&sort=oldest`}>
              <Trans>registrace ke schválení</Trans>
            </Tile>
          )}
        </ul>
      </AdminFrame>
    );
  },
});

function Tile({ count, href, children }: { count: number; href: string; children: ReactNode }) {
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
