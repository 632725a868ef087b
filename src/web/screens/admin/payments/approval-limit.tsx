import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminPaymentsContract } from '#shared/payments/admin-contract.ts';
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

type Limit = CallAnswer<(typeof adminPaymentsContract)['approvalLimit']>;

/** The sum above which refunds need a second administrator, in a dialog. */
export function ApprovalLimitButton() {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const [limit, setLimit] = useState<Limit>();
  const open = () => run(async () => setLimit(await browserApi.adminPayments.approvalLimit()));
  const close = () => setLimit(undefined);
  return (
    <>
      <Button look="secondary" size="small" disabled={isRunning} onClick={() => void open()}>
        <Trans>Změnit hranici</Trans>
      </Button>
      <FormDialog isOpen={limit !== undefined} onClose={close} title={t`Vratky ke schválení`}>
        {limit && <LimitForm limit={limit} onDone={close} />}
      </FormDialog>
    </>
  );
}

function LimitForm({ limit, onDone }: { limit: Limit; onDone: () => void }) {
  const { t } = useLingui();
  const money = useShopMoney();
  const edited = useEditedVersion(limit);
  const form = useSavingForm(
    (values) =>
      edited.watch(
        browserApi.adminPayments.changeApprovalLimit({
          body: { limit: money.read(String(values.get('limit') ?? '')), version: edited.version },
        }),
      ),
    onDone,
  );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <LimitForm limit={row} onDone={() => undefined} />}
      />
      <TextField
        name="limit"
        label={t`Vratky nad tuto částku schvaluje druhý správce`}
        help={t`Nula: schvalovat se nemusí žádná. Vratky, které už na schválení čekají, na něj čekají dál.`}
        {...moneyInput(money.currency)}
        defaultValue={money.write(limit.limit)}
        errors={form.errorsOf('limit')}
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
