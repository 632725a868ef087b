import { useLingui } from '@lingui/react/macro';
import { gatewayNames } from '#shared/payments/gateways.ts';
import { webhookOutcomes } from '#shared/payments/payments.ts';
import { ColumnButton } from '#web/features/admin-lists/column-button.tsx';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import type { ChoiceFilter, ListFilter } from '#web/features/filtered-list/list-filter.ts';
import { useProviderTexts, useOutcomeTexts } from './payment-texts.ts';
import type { PaymentsData } from './payments-data.ts';

const files = { overpayment: 'overpayments', refunds: 'refunds', webhooks: 'payment-webhooks' } as const;

/** Filters of the current tab, stored in the URL. */
export function PaymentFilters({ data }: { data: PaymentsData }) {
  const { t } = useLingui();
  const { choice } = data;
  return (
    <FilterForm
      words={choice.q}
      otherParams={['view']}
      wordsHint={t`variabilní symbol nebo číslo u brány`}
      aside={
        <>
          <CsvLink list={files[data.view]} leftOut="view" />
          {data.view !== 'webhooks' && <ColumnButton state={data.state} />}
        </>
      }
      states={useStates(data)}
      filters={[
        ...useGatewayFilter(data),
        { name: 'from', label: t`Od`, value: choice.from, isDate: true },
        { name: 'to', label: t`Do`, value: choice.to, isDate: true },
      ]}
    />
  );
}

function useStates({ view, choice }: PaymentsData): ChoiceFilter {
  const { t } = useLingui();
  const outcomes = useOutcomeTexts();
  if (view === 'overpayment')
    return {
      name: 'state',
      label: t`Stav`,
      value: choice.state,
      options: [
        { value: 'waiting', text: t`k vrácení` },
        { value: 'settled', text: t`vrácené` },
      ],
    };
  if (view === 'refunds')
    return {
      name: 'state',
      label: t`Stav`,
      value: choice.state,
      options: [
        { value: 'open', text: t`nevyřízené` },
        { value: 'unapproved', text: t`ke schválení` },
        { value: 'for_people', text: t`čekají na vás` },
        { value: 'done', text: t`vyřízené` },
      ],
    };
  return {
    name: 'outcome',
    label: t`Výsledek`,
    value: choice.outcome,
    options: [
      { value: '', text: t`všechny` },
      ...webhookOutcomes.map((outcome) => ({ value: outcome, text: outcomes[outcome] })),
    ],
  };
}

function useGatewayFilter({ view, choice }: PaymentsData): ListFilter[] {
  const { t } = useLingui();
  const providers = useProviderTexts();
  if (view !== 'webhooks') return [];
  return [
    {
      name: 'provider',
      label: t`Brána`,
      value: choice.provider,
      options: [
        { value: '', text: t`všechny` },
        ...gatewayNames.map((name) => ({ value: name, text: providers[name] })),
      ],
    },
  ];
}
