import { useLingui } from '@lingui/react/macro';
import { gatewayNames } from '#shared/payments/gateways.ts';
import { webhookOutcomes } from '#shared/payments/payments.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useProviderTexts, useOutcomeTexts } from './payment-texts.ts';
import type { PaymentsData } from './payments-data.ts';

const files = { overpayment: 'overpayments', refunds: 'refunds', webhooks: 'payment-webhooks' } as const;

/** Filters of the current tab, stored in the URL. */
export function PaymentFilters({ data }: { data: PaymentsData }) {
  const { t } = useLingui();
  return (
    <FilterForm
      words={data.choice.q}
      otherParams={['view']}
      wordsHint={t`variabilní symbol nebo číslo u brány`}
      aside={<CsvLink list={files[data.view]} leftOut="view" />}
    >
      {data.view === 'overpayment' && (
        <SelectField label={t`Stav`} name="state" defaultValue={data.choice.state ?? 'waiting'}>
          <option value="waiting">{t`k vrácení`}</option>
          <option value="settled">{t`vrácené`}</option>
        </SelectField>
      )}
      {data.view === 'refunds' && (
        <SelectField label={t`Stav`} name="state" defaultValue={data.choice.state ?? 'open'}>
          <option value="open">{t`nevyřízené`}</option>
          <option value="for_people">{t`čekají na vás`}</option>
          <option value="done">{t`vyřízené`}</option>
        </SelectField>
      )}
      {data.view === 'webhooks' && <WebhookFilters choice={data.choice} />}
      <TextField label={t`Od`} name="from" type="date" defaultValue={data.choice.from} />
      <TextField label={t`Do`} name="to" type="date" defaultValue={data.choice.to} />
    </FilterForm>
  );
}

function WebhookFilters({ choice }: { choice: Extract<PaymentsData, { view: 'webhooks' }>['choice'] }) {
  const { t } = useLingui();
  const outcomes = useOutcomeTexts();
  const providers = useProviderTexts();
  return (
    <>
      <SelectField label={t`Výsledek`} name="outcome" defaultValue={choice.outcome ?? ''}>
        <option value="">{t`všechny`}</option>
        {webhookOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {outcomes[outcome]}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Brána`} name="provider" defaultValue={choice.provider ?? ''}>
        <option value="">{t`všechny`}</option>
        {gatewayNames.map((name) => (
          <option key={name} value={name}>
            {providers[name]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
