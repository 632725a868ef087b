import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Payout, PayoutBatch } from '#shared/payouts/contract.ts';
import { exampleAccount, mostTakeOutReason } from '#shared/payouts/payouts.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { AccountNumber } from '#web/features/payouts/payout-states.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface TakeOutProps {
  readonly batch: PayoutBatch;
  readonly payout: Payout;
}

/** Takes a payment out of its batch that the bank refused or whose account is wrong. */
export function TakeOutButton(props: TakeOutProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { recipient } = props.payout;
  return (
    <span className="block">
      <button
        type="button"
        aria-label={t`Vyřadit z dávky: ${recipient}`}
        className="-my-1 min-h-6 whitespace-nowrap pointer-coarse:my-0 underline underline-offset-4 pointer-coarse:min-h-11"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Vyřadit z dávky</Trans>
      </button>
      <FormDialog isOpen={isOpen} onClose={close} title={t`Vyřadit platbu z dávky`}>
        <TakeOutForm {...props} onDone={close} />
      </FormDialog>
    </span>
  );
}

function TakeOutForm({ batch, payout, onDone }: TakeOutProps & { onDone: () => void }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const text = useChargedText();
  const isRefund = payout.account_id === null;
  const form = useGuardedForm({
    send: (values) =>
      browserApi.adminPayouts.takeOut({
        params: { id: batch.id, payout_id: payout.id },
        body: { reason: String(values.get('reason') ?? ''), bank_account: String(values.get('bank_account') ?? '') },
      }),
    onDone: () => {
      onDone();
      showSnackbar({ text: t`Platba je vyřazená. Půjde zařadit do další dávky.`, tone: 'success' });
      reload();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <p>
        <span className="font-semibold">
          {payout.recipient}, {text(payout.amount)}
        </span>
        <span className="block">
          <AccountNumber iban={payout.bank_account} />
        </span>
      </p>
      <p className={batch.downloaded_at === null ? undefined : 'rounded border border-amber bg-amber-soft px-4 py-3'}>
        {batch.downloaded_at === null ? (
          <Trans>V souboru pro banku už tato platba nebude.</Trans>
        ) : (
          <Trans>
            Soubor s touto platbou už někdo stáhl. Vyřaďte ji, jen když ji banka odmítla nebo když ji z příkazu smažete.
            Jinak peníze odejdou dvakrát.
          </Trans>
        )}
      </p>
      <TextAreaField
        name="reason"
        label={t`Důvod`}
        rows={2}
        maxLength={mostTakeOutReason}
        errors={form.errorsOf('reason')}
        required
      />
      {isRefund ? (
        <TextField
          name="bank_account"
          label={t`Opravené číslo účtu`}
          help={t`Například ${exampleAccount}. Prázdné: účet zůstane. Změnu účtu u větší vratky znovu schválí jiný správce.`}
          errors={form.errorsOf('bank_account')}
          autoComplete="off"
          maxLength={50}
        />
      ) : (
        <p className="text-sm text-muted">
          <Trans>Účet opraví influencer ve svém účtu. Další dávka použije ten opravený.</Trans>
        </p>
      )}
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" look="danger" disabled={form.isSending}>
          <Trans>Vyřadit z dávky</Trans>
        </Button>
      </p>
    </form>
  );
}
