import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPaymentMethod } from '#shared/delivery/admin-contract.ts';
import { mayHaveFee } from '#shared/delivery/payment-fees.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { moneyInput, useFigures } from '#web/features/form/figures.ts';
import { LocalisedTexts, readTexts } from '#web/features/localised-texts/localised-texts.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';

export function PaymentMethodForm({ method, onDone }: { method: AdminPaymentMethod; onDone: () => void }) {
  const { t } = useLingui();
  const money = useShopMoney();
  const figures = useFigures();
  const symbol = money.currency.symbol_after || money.currency.symbol_before;
  const isFree = !mayHaveFee(method.code, money.currency.code);
  const edited = useEditedVersion(method);
  const form = useSavingForm(
    (values) =>
      edited.watch(
        browserApi.adminDelivery.changePaymentMethod({
          params: { id: method.id },
          body: {
            fee: isFree ? 0 : money.read(String(values.get('fee') ?? '')),
            is_active: values.has('is_active'),
            position: figures.required(String(values.get('position') ?? '')),
            texts: readTexts(values),
            version: edited.version,
          },
        }),
      ),
    onDone,
  );
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <PaymentMethodForm method={row} onDone={() => undefined} />}
      />
      <LocalisedTexts texts={method.texts} form={form} />
      <div className="grid grid-cols-2 gap-3">
        {!isFree && (
          <TextField
            label={t`Poplatek ${symbol}`}
            name="fee"
            {...moneyInput(money.currency)}
            defaultValue={money.write(method.fee)}
            errors={form.errorsOf('fee')}
            maxLength={20}
            required
          />
        )}
        <TextField
          label={t`Pořadí`}
          name="position"
          inputMode="numeric"
          defaultValue={method.position}
          errors={form.errorsOf('position')}
          required
        />
      </div>
      <Checkbox name="is_active" label={t`Nabízet zákazníkům`} defaultChecked={method.is_active} />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
