import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCurrency } from '#shared/reference-data/admin-contract.ts';
import { currencyCodePattern } from '#shared/money/money.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useConfirmation } from '#web/features/decisions/use-confirmation.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { useFigures } from '#web/features/form/figures.ts';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/** @param currency undefined for a new one */
export function CurrencyForm({ currency, onDone }: { currency: AdminCurrency | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const figures = useFigures();
  const { currency: own } = useShopMoney();
  const ownCode = own.code;
  const { question, confirmed } = useConfirmation('rate_unusual');
  const edited = useEditedVersion(currency);
  const form = useSavingForm((values) => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const body = {
      code: text('code').toUpperCase(),
      symbol_before: text('symbol_before'),
      symbol_after: text('symbol_after'),
      decimals: figures.optional(text('decimals')),
      rate: figures.required(text('rate')),
      position: figures.required(text('position')),
    };
    return currency
      ? edited.watch(
          confirmed((is_confirmed) =>
            browserApi.adminCurrencies.change({
              params: { id: currency.id },
              body: { ...body, version: edited.version, is_confirmed },
            }),
          ),
        )
      : browserApi.adminCurrencies.add({ body });
  }, onDone);
  const field = (name: string) => ({ name, errors: form.errorsOf(name), autoComplete: 'off' });
  const isDefault = currency?.is_default ?? false;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <CurrencyForm currency={row} onDone={() => undefined} />}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...field('code')}
          label={t`Kód`}
          help={t`Tři písmena, například EUR`}
          defaultValue={currency?.code}
          readOnly={isDefault}
          maxLength={3}
          data-pattern={currencyCodePattern.source}
          required
        />
        <TextField
          {...field('rate')}
          label={t`Kurz`}
          help={t`Kolik ${ownCode} stojí jedna jednotka`}
          inputMode="decimal"
          defaultValue={currency && figures.text(currency.rate)}
          readOnly={isDefault}
          required
        />
        <TextField
          {...field('symbol_before')}
          label={t`Znak před částkou`}
          defaultValue={currency?.symbol_before}
          maxLength={8}
        />
        <TextField
          {...field('symbol_after')}
          label={t`Znak za částkou`}
          defaultValue={currency?.symbol_after}
          maxLength={8}
        />
        <TextField
          {...field('decimals')}
          label={t`Desetinná místa`}
          inputMode="numeric"
          defaultValue={currency?.decimals ?? 2}
        />
        <TextField
          {...field('position')}
          label={t`Pořadí`}
          inputMode="numeric"
          defaultValue={currency?.position ?? 0}
          required
        />
      </div>
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
      <ConfirmDialog
        isOpen={question !== undefined}
        isBusy={false}
        title={t`Opravdu změnit kurz?`}
        action={t`Ano, změnit kurz`}
        onClose={() => question?.answer(false)}
        onConfirm={() => question?.answer(true)}
      >
        {question?.text}
      </ConfirmDialog>
    </form>
  );
}
