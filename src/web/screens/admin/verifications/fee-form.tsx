import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminVerificationContract } from '#shared/verification/contract.ts';
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

type Fee = CallAnswer<(typeof adminVerificationContract)['fee']>;

/** The fee of the settings, in a dialog. */
export function FeeButton() {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const [fee, setFee] = useState<Fee>();
  const open = () => run(async () => setFee(await browserApi.adminVerification.fee()));
  const close = () => setFee(undefined);
  return (
    <>
      <Button look="secondary" size="small" disabled={isRunning} onClick={() => void open()}>
        <Trans>Změnit poplatek</Trans>
      </Button>
      <FormDialog isOpen={fee !== undefined} onClose={close} title={t`Poplatek za ověřený účet`}>
        {fee && <FeeForm fee={fee} onDone={close} />}
      </FormDialog>
    </>
  );
}

function FeeForm({ fee, onDone }: { fee: Fee; onDone: () => void }) {
  const { t } = useLingui();
  const money = useShopMoney();
  const edited = useEditedVersion(fee);
  const form = useSavingForm(
    (values) =>
      edited.watch(
        browserApi.adminVerification.changeFee({
          body: { fee: money.read(String(values.get('fee') ?? '')), version: edited.version },
        }),
      ),
    onDone,
  );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict edited={edited} form={form} renderCopy={(row) => <FeeForm fee={row} onDone={() => undefined} />} />
      <TextField
        name="fee"
        label={t`Částka včetně DPH`}
        help={t`Platí pro nové žádosti. Kdo už žádost podal, zaplatí částku, kterou viděl.`}
        {...moneyInput(money.currency)}
        defaultValue={money.write(fee.fee)}
        errors={form.errorsOf('fee')}
        maxLength={12}
        required
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
