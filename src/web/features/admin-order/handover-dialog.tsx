import { Trans, useLingui } from '@lingui/react/macro';
import { pickupCodeText } from '#shared/orders/pickup-code.ts';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';

interface HandoverFormProps {
  readonly code: string | null;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** Errors are shown in the dialog, which remains open. */
  readonly onHandover: (isAgeChecked: boolean) => Promise<void>;
  readonly onRefuse: () => void;
}

/** Handover of age-restricted goods at a branch: records whether the buyer's document proved the age. */
export function HandoverDialog({ isOpen, ...form }: HandoverFormProps & { readonly isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose} title={t`Předat zboží`}>
      <HandoverForm {...form} />
    </FormDialog>
  );
}

/** The code that the buyer was sent; comparing it is up to the clerk. */
export function PickupCode({ code }: { code: string }) {
  return (
    <p>
      <Trans>
        Kód zákazníka: <strong>{pickupCodeText(code)}</strong>. Porovnejte ho s tím, který vám zákazník ukáže.
      </Trans>
    </p>
  );
}

function HandoverForm({ code, isBusy, onClose, onHandover, onRefuse }: HandoverFormProps) {
  const { t } = useLingui();
  const form = useGuardedForm({ send: (values) => onHandover(values.has('age_checked')), onDone: onClose });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      {code && <PickupCode code={code} />}
      <Checkbox
        name="age_checked"
        required
        label={t`Věk ověřen podle dokladu: zákazníkovi je osmnáct nebo více`}
        errors={form.errorsOf('age_checked')}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={isBusy || form.isSending}>
          <Trans>Předat zákazníkovi</Trans>
        </Button>
        <Button look="danger" disabled={isBusy || form.isSending} onClick={onRefuse}>
          <Trans>Věk neověřen, nevydáno</Trans>
        </Button>
      </p>
    </form>
  );
}
