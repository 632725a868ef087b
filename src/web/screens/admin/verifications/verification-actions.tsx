import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminVerification } from '#shared/verification/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** What an administrator can do with a request: record its transfer, or refund it. */
export function VerificationActions({ row }: { row: AdminVerification }) {
  if (row.state === 'waiting' && row.method === 'bank_transfer') return <MarkPaid row={row} />;
  if (row.state === 'paid' && !row.is_refund_asked) return <Refund row={row} />;
  return null;
}

function MarkPaid({ row: { id, number, fee } }: { row: AdminVerification }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = () =>
    run(async () => {
      const { outcome } = await browserApi.adminVerification.markPaid({ params: { id } });
      showSnackbar(
        outcome === 'settled'
          ? { text: t`Účet je ověřen a faktura odeslána.`, tone: 'success' }
          : { text: t`Účet už platbu nečekal. Peníze najdete mezi přeplatky.`, tone: 'error' },
      );
      setIsOpen(false);
      reload();
    });
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        <Trans>Převod přišel</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t`Přišel tento převod?`}
        nameTitle={t`Variabilní symbol`}
        rows={[{ id, name: number, amount: fee }]}
        action={t`Ano, přišel`}
        isBusy={isRunning}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void confirm()}
      >
        <Trans>Účet hned ověříme, vystavíme fakturu a pošleme ji uživateli. Tento krok nelze vrátit zpět.</Trans>
      </ConfirmDialog>
    </>
  );
}

function Refund({ row }: { row: AdminVerification }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="danger" size="small" onClick={() => setIsOpen(true)}>
        <Trans>Vrátit peníze</Trans>
      </Button>
      <FormDialog isOpen={isOpen} onClose={close} title={t`Vrátit poplatek za ověřený účet`}>
        <RefundForm row={row} onDone={close} />
      </FormDialog>
    </>
  );
}

function RefundForm({ row, onDone }: { row: AdminVerification; onDone: () => void }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const [clientKey] = useState(() => crypto.randomUUID());
  const form = useGuardedForm({
    send: (values) =>
      browserApi.adminVerification.refund({
        params: { id: row.id },
        body: {
          client_key: clientKey,
          reason: String(values.get('reason') ?? ''),
          bank_account: String(values.get('bank_account') ?? ''),
        },
      }),
    onDone: () => {
      onDone();
      showSnackbar({ text: t`Vrácení peněz je zadáno.`, tone: 'success' });
      reload();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <p>
        {row.keeps_verified ? (
          <Trans>Účet ověřil správce, proto zůstane ověřený. Uživateli pošleme opravný daňový doklad.</Trans>
        ) : (
          <Trans>Až peníze odejdou, účet přestane být ověřený. Uživateli pošleme opravný daňový doklad.</Trans>
        )}
      </p>
      <TextAreaField
        name="reason"
        label={t`Důvod`}
        help={t`Uvidí ho uživatel v e-mailu a na dokladu.`}
        rows={3}
        maxLength={500}
        errors={form.errorsOf('reason')}
        required
      />
      {row.method === 'bank_transfer' && (
        <TextField
          name="bank_account"
          label={t`Číslo účtu`}
          help={t`Prázdné: na účet, ze kterého peníze přišly.`}
          errors={form.errorsOf('bank_account')}
          autoComplete="off"
          maxLength={50}
        />
      )}
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" look="danger" disabled={form.isSending}>
          <Trans>Vrátit peníze</Trans>
        </Button>
      </p>
    </form>
  );
}
