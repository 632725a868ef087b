import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { PreparedReason, type PreparedReasons } from './prepared-reason.tsx';

interface HideDialogProps {
  readonly advert: Pick<ManagedAdvert, 'id' | 'version' | 'content' | 'seller'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onHidden: () => void;
}

/** Asks why an advert is hidden: a prepared reason, free text, or both. The seller gets it by e-mail. */
export function HideDialog({ isOpen, ...rest }: HideDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog isOpen={isOpen} onClose={rest.onClose} title={t`Skrýt inzerát: ${rest.advert.content.name}`}>
      <HideForm {...rest} />
    </FormDialog>
  );
}

function HideForm({ advert: { id, version, seller }, onClose, onHidden }: Omit<HideDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const reasons = useReasons();
  const [reasonId, setReasonId] = useState<number>();
  const [reason, setReason] = useState('');
  const form = useGuardedForm(
    {
      send: () =>
        browserApi.managedAdverts.hide({
          params: { id },
          body: { version, reason_id: reasonId ?? null, reason: reason.trim() },
        }),
      onDone: () => {
        onClose();
        onHidden();
      },
    },
    reasonId,
  );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      {reasons.length > 0 && (
        <PreparedReason reasons={reasons} reasonId={reasonId} sellerLocales={[seller.locale]} onChange={setReasonId} />
      )}
      <TextAreaField
        name="reason"
        label={t`Vlastními slovy`}
        help={t`Důvod pošleme autorovi e-mailem. Připravený důvod dostane v jazyce svého účtu.`}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        errors={form.errorsOf('reason')}
        maxLength={2000}
        rows={5}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button
          type="submit"
          look="danger"
          disabled={form.isSending || (reasonId === undefined && reason.trim() === '')}
        >
          <Trans>Skrýt inzerát</Trans>
        </Button>
      </p>
    </form>
  );
}

/** The prepared reasons; empty until they are loaded, and when they can't be: free text suffices. */
function useReasons(): PreparedReasons {
  const [reasons, setReasons] = useState<PreparedReasons>([]);
  useEffect(() => {
    let isCurrent = true;
    browserApi.adminAdverts.reasons().then(
      (answer) => isCurrent && setReasons(answer),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return reasons;
}
