import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { usePage } from '#web/page/page-context.tsx';
import type { ErrorData } from '#web/page/page-state.ts';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** What administrators see where the administration has no page. Everybody else gets the portal's 404 page. */
export const screen = defineScreen<Pick<ErrorData, 'firstPage'>>({
  layout: 'bare',
  status: 404,
  load: async ({ api }) => {
    const scopes = await api.accounts.me().then(
      ({ data }) => data.scopes,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return [];
        throw error;
      },
    );
    if (scopes.length === 0) throw notFound();
    return {};
  },
  head: (_data, { i18n }) => ({ title: i18n._(msg`Stránka nebyla nalezena`), isIndexed: false }),
  Page: function AdminMissingPage({ data: { firstPage } }) {
    const { locale } = usePage();
    return (
      <AdminFrame title={<Trans>Stránka nebyla nalezena</Trans>}>
        <p className="max-w-[60ch]">
          {firstPage ? (
            <Trans>
              Seznam už tolik stránek nemá, jeho obsah se průběžně mění. Pokračujte prosím na jeho první stránce.
            </Trans>
          ) : (
            <Trans>Adresa možná obsahuje překlep, nebo záznam mezitím někdo smazal.</Trans>
          )}
        </p>
        <p className="mt-4">
          {firstPage ? (
            <LinkButton href={firstPage}>
              <Trans>Na první stránku seznamu</Trans>
            </LinkButton>
          ) : (
            <LinkButton href={routePath('admin', locale)}>
              <Trans>K vyřízení</Trans>
            </LinkButton>
          )}
        </p>
      </AdminFrame>
    );
  },
});
