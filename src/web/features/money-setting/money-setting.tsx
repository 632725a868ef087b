import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
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

/** Amounts of the settings, in minor units of the shop's currency. */
type Amounts<Name extends string> = Readonly<Record<Name, number>> & { readonly version: string };

interface MoneySettingProps<Name extends string> {
  /** Opens the dialog. */
  readonly button: ReactNode;
  readonly title: string;
  readonly load: () => Promise<Amounts<Name>>;
  readonly save: (amounts: Amounts<Name>) => Promise<object>;
  readonly fields: readonly { readonly name: Name; readonly label: string; readonly help?: string }[];
  /** Explains the fields. */
  readonly children?: ReactNode;
}

/** A button that changes amounts of the settings in a dialog. They are loaded when it opens. */
export function MoneySetting<Name extends string>(props: MoneySettingProps<Name>) {
  const { button, title, load } = props;
  const { isRunning, run } = useAction();
  const [stored, setStored] = useState<Amounts<Name>>();
  const open = () => run(async () => setStored(await load()));
  const close = () => setStored(undefined);
  return (
    <>
      <Button look="secondary" size="small" disabled={isRunning} onClick={() => void open()}>
        {button}
      </Button>
      <FormDialog isOpen={stored !== undefined} onClose={close} title={title}>
        {stored && <AmountsForm {...props} stored={stored} onDone={close} />}
      </FormDialog>
    </>
  );
}

type AmountsFormProps<Name extends string> = MoneySettingProps<Name> & {
  readonly stored: Amounts<Name>;
  readonly onDone: () => void;
};

function AmountsForm<Name extends string>(props: AmountsFormProps<Name>) {
  const { save, fields, children, stored, onDone } = props;
  const money = useShopMoney();
  const edited = useEditedVersion(stored);
  const form = useSavingForm((values) => {
    const amounts = fields.map(({ name }) => [name, money.read(String(values.get(name) ?? ''))]);
    return edited.watch(save({ ...Object.fromEntries(amounts), version: edited.version } as Amounts<Name>));
  }, onDone);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <AmountsForm {...props} stored={row} onDone={() => undefined} />}
      />
      {children}
      {fields.map(({ name, label, help }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          help={help}
          {...moneyInput(money.currency)}
          defaultValue={money.write(stored[name])}
          errors={form.errorsOf(name)}
          maxLength={12}
          required
        />
      ))}
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
