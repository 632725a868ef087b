import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { adminPrivacyContract, ErasureRow } from '#shared/privacy/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { ErasureState } from '#web/features/erasure/erasure-state.tsx';
import { useObstacleTexts } from '#web/features/erasure/obstacle-texts.ts';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { StateChips } from '#web/features/filtered-list/state-chips.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';

type Choice = CallInput<(typeof adminPrivacyContract)['erasures']>['query'];
type List = CallAnswer<(typeof adminPrivacyContract)['erasures']>;

/** Accounts that are being closed, with the legal term, and erased ones. */
export const screen = defineScreen<{ readonly choice: Choice; readonly list: List }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as Choice;
    return { choice, list: await api.adminPrivacy.erasures({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Rušení účtů`),
    alternates: pathsInAllLocales('admin-erasures'),
    isIndexed: false,
  }),
  Page: function ErasuresPage({ data: { choice, list } }) {
    const { t } = useLingui();
    return (
      <AdminFrame title={<Trans>Rušení účtů</Trans>}>
        <StateChips
          filter={{
            name: 'show',
            label: t`Stav`,
            value: choice.show,
            options: [
              { value: 'open', text: t`probíhající` },
              { value: 'ended', text: t`ukončené` },
            ],
          }}
          resetParams={['page']}
        />
        {list.erasures.length === 0 ? (
          <p className="py-10 text-center text-muted">
            <Trans>Žádné takové účty tu nejsou. Žádost zapíšete v detailu uživatele.</Trans>
          </p>
        ) : (
          <DataTable
            isList
            label={t`Rušení účtů`}
            columns={[
              { title: <Trans>Uživatel</Trans> },
              { title: <Trans>Stav</Trans> },
              { title: <Trans>Požádal</Trans> },
              { title: <Trans>Smazání</Trans> },
              { title: <Trans>Zákonná lhůta</Trans> },
            ]}
          >
            {list.erasures.map((erasure) => (
              <ErasureItem key={erasure.id} erasure={erasure} />
            ))}
          </DataTable>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});

function ErasureItem({ erasure }: { erasure: ErasureRow }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const texts = useObstacleTexts();
  const { account_id: id, username, state, requested_at, requested_by, due_at, term_at, ended_at, obstacles } = erasure;
  const endText = ended_at ? formatDate(ended_at, locale) : due_at ? formatDate(due_at, locale) : '–';
  return (
    <DataRow>
      <RowHead>
        <a href={routePath('admin-account', locale, { id })}>{state === 'erased' ? t`smazaný uživatel` : username}</a>
        <span className="block font-normal text-muted">{obstacles.map((obstacle) => texts[obstacle]).join(', ')}</span>
      </RowHead>
      <Cell>
        <ErasureState state={state} />
      </Cell>
      <Cell label={<Trans>Požádal</Trans>}>
        {formatDate(requested_at, locale)}
        <span className="block text-muted">{requested_by === null ? t`uživatel sám` : t`zapsal ${requested_by}`}</span>
      </Cell>
      <Cell label={<Trans>Smazání</Trans>}>{endText}</Cell>
      <Cell label={<Trans>Zákonná lhůta</Trans>}>{formatDate(term_at, locale)}</Cell>
    </DataRow>
  );
}
