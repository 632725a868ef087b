import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminVoucherRow } from '#shared/vouchers/admin-contract.ts';
import { voucherKinds, voucherStates } from '#shared/vouchers/vouchers.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { useVoucherKindTexts, useVoucherStateTexts } from '#web/features/voucher/voucher-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { VoucherChoice } from './voucher-list.ts';

interface VoucherFiltersProps {
  readonly choice: VoucherChoice;
  readonly list: { readonly vouchers: readonly AdminVoucherRow[]; readonly total: number };
}

/** Filters of the list of vouchers, stored in the URL. */
export function VoucherFilters({ choice, list }: VoucherFiltersProps) {
  const { t } = useLingui();
  const { path, search } = usePage();
  const kinds = useVoucherKindTexts();
  const states = useVoucherStateTexts();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`kód, poznámka, influencer`}
      aside={
        <>
          <CsvLink list="vouchers" />
          {choice.influencer !== undefined && (
            <LinkButton look="quiet" href={`${path}${changedQuery(search, { influencer: undefined })}`}>
              <Trans>Vouchery všech influencerů</Trans>
            </LinkButton>
          )}
          <ResultCount total={list.total} />
        </>
      }
    >
      <SelectField label={t`Druh`} name="kind" defaultValue={choice.kind ?? ''}>
        <option value="">{t`všechny`}</option>
        {voucherKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Stav`} name="state" defaultValue={choice.state ?? ''}>
        <option value="">{t`všechny`}</option>
        {voucherStates.map((state) => (
          <option key={state} value={state}>
            {states[state]}
          </option>
        ))}
      </SelectField>
      <SelectField label={t`Řadit`} name="sort" defaultValue={choice.sort ?? 'newest'}>
        <option value="newest">{t`od nejnovějších`}</option>
        <option value="code">{t`podle kódu`}</option>
        <option value="uses">{t`od nejpoužívanějších`}</option>
        <option value="ends">{t`podle konce platnosti`}</option>
      </SelectField>
    </FilterForm>
  );
}
