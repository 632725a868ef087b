import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminToppingContract } from '#shared/topping/contract.ts';
import { toppingDays } from '#shared/topping/topping.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { moneyInput } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useShopMoney } from '#web/features/form/shop-money.ts';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

type Prices = CallAnswer<(typeof adminToppingContract)['prices']>;

/** The prices of the settings, in a dialog. */
export function PricesButton() {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const [prices, setPrices] = useState<Prices>();
  const open = () => run(async () => setPrices(await browserApi.adminTopping.prices()));
  const close = () => setPrices(undefined);
  return (
    <>
      <Button look="secondary" size="small" disabled={isRunning} onClick={() => void open()}>
        <Trans>Změnit ceny</Trans>
      </Button>
      <FormDialog isOpen={prices !== undefined} onClose={close} title={t`Ceny topování`}>
        {prices && <PricesForm prices={prices} onDone={close} />}
      </FormDialog>
    </>
  );
}

function PricesForm({ prices, onDone }: { prices: Prices; onDone: () => void }) {
  const { t } = useLingui();
  const money = useShopMoney();
  const edited = useEditedVersion(prices);
  const form = useSavingForm((values) => {
    const read = (name: keyof Prices) => money.read(String(values.get(name) ?? ''));
    return edited.watch(
      browserApi.adminTopping.changePrices({
        body: {
          price_7: read('price_7'),
          price_14: read('price_14'),
          price_30: read('price_30'),
          version: edited.version,
        },
      }),
    );
  }, onDone);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <PricesForm prices={row} onDone={() => undefined} />}
      />
      <p className="text-muted">
        <Trans>Ceny jsou včetně DPH a platí pro nové žádosti. Kdo už žádost podal, zaplatí částku, kterou viděl.</Trans>
      </p>
      {toppingDays.map((days) => {
        const name = `price_${days}` as const;
        return (
          <TextField
            key={days}
            name={name}
            label={t`Za ${plural(days, { one: '# den', few: '# dny', other: '# dní' })}`}
            {...moneyInput(money.currency)}
            defaultValue={money.write(prices[name])}
            errors={form.errorsOf(name)}
            maxLength={12}
            required
          />
        );
      })}
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
