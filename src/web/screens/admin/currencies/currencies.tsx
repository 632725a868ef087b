import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCurrency } from '#shared/reference-data/admin-contract.ts';
import type { ExchangeRates } from '#shared/reference-data/rates-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { useFigures } from '#web/features/form/figures.ts';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { CurrencyForm } from './currency-form.tsx';
import { DailyRates } from './daily-rates.tsx';

interface Currencies {
  readonly currencies: readonly AdminCurrency[];
  readonly rates: ExchangeRates;
}

/** Display currencies and their rates. The list always contains the default one. */
export const screen = defineScreen<Currencies>({
  layout: 'bare',
  load: async ({ api }) => {
    const [currencies, rates] = await Promise.all([api.adminCurrencies.list(), api.adminRates.get()]);
    return { currencies, rates };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Měny a kurzy`),
    alternates: pathsInAllLocales('admin-currencies'),
    isIndexed: false,
  }),
  Page: function AdminCurrenciesPage({ data: { currencies, rates } }) {
    const { t } = useLingui();
    const [edited, setEdited] = useState<AdminCurrency | 'new'>();
    const close = () => setEdited(undefined);
    return (
      <AdminFrame
        title={<Trans>Měny a kurzy</Trans>}
        aside={
          <Button onClick={() => setEdited('new')}>
            <Trans>Přidat měnu</Trans>
          </Button>
        }
      >
        <DailyRates rates={rates} />
        <CurrencyTable currencies={currencies} onEdit={setEdited} />
        <FormDialog
          isOpen={edited !== undefined}
          onClose={close}
          title={edited === 'new' ? t`Nová měna` : t`Upravit měnu`}
        >
          <CurrencyForm currency={edited === 'new' ? undefined : edited} onDone={close} />
        </FormDialog>
      </AdminFrame>
    );
  },
});

interface CurrencyTableProps {
  readonly currencies: readonly AdminCurrency[];
  readonly onEdit: (currency: AdminCurrency) => void;
}

function CurrencyTable({ currencies, onEdit }: CurrencyTableProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const { currency: own } = useShopMoney();
  const ownCode = own.code;
  return (
    <div className="relative overflow-x-auto rounded border border-line bg-surface">
      <table className="w-full text-left">
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="px-4 py-2 font-semibold">
              <Trans>Měna</Trans>
            </th>
            <th scope="col" className="px-4 py-2 text-right font-semibold">
              <Trans>Kurz v {ownCode}</Trans>
            </th>
            <th scope="col" className="px-4 py-2 text-right font-semibold">
              <Trans>Úprava</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {currencies.map((currency) => {
            const { code } = currency;
            return (
              <tr key={currency.id} className="border-b border-line last:border-b-0">
                <th scope="row" className="px-4 py-2 font-semibold">
                  {code}{' '}
                  <span className="font-normal text-muted">
                    {currency.symbol_before}
                    {currency.symbol_after}
                    {currency.is_default && (
                      <>
                        {' '}
                        <Trans>(výchozí)</Trans>
                      </>
                    )}
                  </span>
                </th>
                <td className="px-4 py-2 text-right tabular-nums">{figures.text(currency.rate)}</td>
                <td className="px-4 py-2 text-right">
                  <Button
                    size="small"
                    look="secondary"
                    aria-label={t`Upravit ${code}`}
                    onClick={() => onEdit(currency)}
                  >
                    <Trans>Upravit</Trans>
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
