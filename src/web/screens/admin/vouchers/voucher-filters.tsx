import { useLingui } from '@lingui/react/macro';
import { voucherKinds, voucherStates } from '#shared/vouchers/vouchers.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { useVoucherKindTexts, useVoucherStateTexts } from '#web/features/voucher/voucher-texts.ts';
import type { VoucherChoice, VoucherList } from './voucher-list.ts';

/** Filters of the list of vouchers, stored in the URL. An influencer is chosen in the list of influencers. */
export function VoucherFilters({ choice, list }: { choice: VoucherChoice; list: VoucherList }) {
  const { t } = useLingui();
  const kinds = useVoucherKindTexts();
  const states = useVoucherStateTexts();
  const all = { value: '', text: t`všechny` };
  const id = String(choice.influencer);
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`kód, poznámka, influencer`}
      aside={
        <>
          <CsvLink list="vouchers" />
          <ResultCount total={list.total} />
        </>
      }
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [all, ...voucherStates.map((state) => ({ value: state, text: states[state] }))],
      }}
      filters={[
        {
          name: 'kind',
          label: t`Druh`,
          value: choice.kind,
          options: [all, ...voucherKinds.map((kind) => ({ value: kind, text: kinds[kind] }))],
        },
        {
          name: 'influencer',
          label: t`Influencer`,
          value: choice.influencer,
          text: list.vouchers[0]?.influencer?.username ?? t`č. ${id}`,
        },
      ]}
      sort={{
        name: 'sort',
        label: t`Řadit`,
        value: choice.sort,
        options: [
          { value: 'newest', text: t`od nejnovějších` },
          { value: 'code', text: t`podle kódu` },
          { value: 'uses', text: t`od nejpoužívanějších` },
          { value: 'ends', text: t`podle konce platnosti` },
        ],
      }}
    />
  );
}
