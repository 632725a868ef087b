import { useLingui } from '@lingui/react/macro';
import { ColumnButton } from '#web/features/admin-lists/column-button.tsx';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import type { AdvertChoice, AdvertList } from './advert-list.ts';

interface AdvertFiltersProps {
  readonly choice: AdvertChoice;
  readonly list: AdvertList;
  readonly state: ListState;
}

/** Filters of the list of adverts, stored in the URL. */
export function AdvertFilters({ choice, list, state }: AdvertFiltersProps) {
  const { t } = useLingui();
  const id = String(choice.seller);
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`číslo, název, prodejce, e-mail`}
      otherParams={['review']}
      aside={
        <>
          <ColumnButton state={state} />
          <ResultCount total={list.total} />
        </>
      }
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [
          { value: '', text: t`všechny` },
          { value: 'approved', text: t`veřejné` },
          { value: 'hidden', text: t`skryté správcem` },
          { value: 'waiting', text: t`čekající` },
          { value: 'paused', text: t`pozastavené` },
          { value: 'rejected', text: t`zamítnuté` },
          { value: 'expired', text: t`prošlé` },
          { value: 'sold', text: t`prodané` },
          { value: 'deleted', text: t`smazané` },
        ],
      }}
      filters={[
        {
          name: 'offer_type',
          label: t`Druh`,
          value: choice.offer_type,
          options: [
            { value: '', text: t`všechno` },
            { value: 'supply', text: t`nabídky` },
            { value: 'demand', text: t`poptávky` },
          ],
        },
        {
          name: 'seller',
          label: t`Prodejce`,
          value: choice.seller,
          text: list.adverts[0]?.seller.username ?? t`č. ${id}`,
        },
      ]}
    />
  );
}
