import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer, CallInput } from '#shared/contract/endpoint.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { adminToppingContract, ToppingLeft } from '#shared/topping/contract.ts';
import { toppingStates } from '#shared/topping/topping.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { LeftList } from '#web/features/decisions/left-list.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { useSession } from '#web/features/session/session.ts';
import { useToppingState } from '#web/features/topping-state/topping-state.ts';
import { defineScreen } from '#web/page/screen.ts';
import { PricesButton } from './prices-button.tsx';
import { ToppingTable } from './topping-table.tsx';
import { useObstacleTexts } from './obstacle-texts.ts';

type Choice = CallInput<(typeof adminToppingContract)['list']>['query'];
type List = CallAnswer<(typeof adminToppingContract)['list']>;

/** Paid toppings that wait for a decision, and the history of all. */
export const screen = defineScreen<{ readonly choice: Choice; readonly list: List }>({
  layout: 'bare',
  load: async ({ api, query, locale }) => {
    const choice = chosenFilters(query) as Choice;
    return { choice, list: await api.adminTopping.list({ query: { ...choice, lang: locale } }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Topování`),
    alternates: pathsInAllLocales('admin-toppings'),
    isIndexed: false,
  }),
  Page: function AdminToppingsPage({ data: { choice, list } }) {
    const { t } = useLingui();
    const { textOf } = useToppingState();
    const whyTexts = useObstacleTexts();
    const session = useSession();
    const [left, setLeft] = useState<readonly ToppingLeft[]>([]);
    const maySetPrices = session.status === 'in' && session.session.me.scopes.includes('settings');
    return (
      <AdminFrame title={<Trans>Topování</Trans>}>
        <FilterForm
          words={choice.q}
          wordsHint={t`číslo, uživatel`}
          aside={maySetPrices && <PricesButton />}
          states={{
            name: 'state',
            label: t`Stav`,
            value: choice.state ?? 'requested',
            options: [
              { value: 'requested', text: t`ke schválení` },
              ...toppingStates
                .filter((state) => state !== 'requested')
                .map((state) => ({ value: state, text: textOf[state] })),
              { value: 'all', text: t`všechny` },
            ],
          }}
        />
        <LeftList items={left.map(({ id, number, why }) => ({ id, name: number, why: whyTexts[why] }))} />
        {list.toppings.length > 0 ? (
          <ToppingTable rows={list.toppings} onLeft={setLeft} />
        ) : (
          <p className="py-10 text-center text-muted">
            {(choice.state ?? 'requested') === 'requested' && !choice.q ? (
              <Trans>Žádné topování nečeká na schválení.</Trans>
            ) : (
              <Trans>Žádné takové topování jsme nenašli.</Trans>
            )}
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
