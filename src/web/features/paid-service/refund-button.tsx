import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceMethod } from '#shared/paid-services/services.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface Refunded {
  readonly id: number;
  readonly method: ServiceMethod;
}

interface RefundButtonProps {
  readonly row: Refunded;
  readonly title: string;
  /** What ends with the refund. */
  readonly children: ReactNode;
}

/** Refunds the whole price of a service, with a reason. */
export function RefundButton({ row, title, children }: RefundButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="danger" size="small" onClick={() => setIsOpen(true)}>
        <Trans>Vrátit peníze</Trans>
      </Button>
      <FormDialog isOpen={isOpen} onClose={close} title={title}>
        <RefundForm row={row} onDone={close}>
          {children}
        </RefundForm>
      </FormDialog>
    </>
  );
}

function RefundForm({ row, onDone, children }: { row: Refunded; onDone: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const [clientKey] = useState(() => crypto.randomUUID());
  const form = useGuardedForm({
    send: (values) =>
      browserApi.adminServices.refund({
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
      <p>{children}</p>
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
