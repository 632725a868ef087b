import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import type { adminAccountsContract } from '#shared/accounts/admin-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin/admin-frame.tsx';
import { changedQuery } from '#web/features/admin/list-query.ts';
import { Pager } from '#web/features/admin/pager.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { SelectField } from '#web/ui/select-field.tsx';

type Choice = CallInput<(typeof adminAccountsContract)['audit']>['query'];
type Audit = CallAnswer<(typeof adminAccountsContract)['audit']>;

/** Every change by an administrator: who, when, what before and after. */
export const screen = defineScreen<{ readonly choice: Choice; readonly audit: Audit }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = Object.fromEntries(query) as Choice;
    return { choice, audit: await api.adminAccounts.audit({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Záznam změn`),
    alternates: pathsInAllLocales('admin-audit'),
    isIndexed: false,
  }),
  Page: function AdminAuditPage({ data: { choice, audit } }) {
    const { t } = useLingui();
    const { locale, path, search } = usePage();
    const { navigate } = useNavigation();
    return (
      <AdminFrame title={<Trans>Záznam změn</Trans>}>
        <div className="mb-4 max-w-60">
          <SelectField
            label={t`Čeho se týká`}
            defaultValue={choice.entity ?? ''}
            onChange={(event) => navigate(`${path}${changedQuery(search, { entity: event.target.value })}`)}
          >
            <option value="">{t`všeho`}</option>
            <option value="account">{t`uživatelů`}</option>
            <option value="advert">{t`inzerátů`}</option>
            <option value="advert_revision">{t`změn inzerátů`}</option>
            <option value="brand">{t`značek`}</option>
            <option value="rejection_reason">{t`důvodů zamítnutí`}</option>
            <option value="mail">{t`e-mailů`}</option>
          </SelectField>
        </div>
        {audit.entries.length === 0 ? (
          <p className="py-10 text-center text-muted">
            <Trans>Zatím tu žádná změna není.</Trans>
          </p>
        ) : (
          // Focusable: nothing in it is, so that only this way the keyboard scrolls it.
          <div
            role="region"
            aria-label={t`Záznam změn`}
            tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
            className="overflow-x-auto rounded border border-line bg-surface"
          >
            <table className="w-full text-sm">
              <thead className="border-b border-line text-left">
                <tr>
                  {[t`Kdy`, t`Kdo`, t`Co`, t`Před změnou`, t`Po změně`].map((title) => (
                    <th key={title} scope="col" className="px-3 py-2 font-semibold">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {audit.entries.map((entry) => (
                  <tr key={entry.id} className="border-b border-line align-top last:border-b-0">
                    <td className="px-3 py-2 whitespace-nowrap tabular-nums">
                      {formatDateTime(entry.happened_at, locale)}
                    </td>
                    <td className="px-3 py-2">{entry.actor}</td>
                    <td className="px-3 py-2 whitespace-nowrap">
                      {entry.action} {entry.entity} {entry.entity_id}
                    </td>
                    <td className="px-3 py-2 font-mono text-xs break-all">{shortJson(entry.before)}</td>
                    <td className="px-3 py-2 font-mono text-xs break-all">{shortJson(entry.after)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <Pager page={audit.page} hasMore={audit.has_more} />
      </AdminFrame>
    );
  },
});

function shortJson(value: unknown): string {
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
