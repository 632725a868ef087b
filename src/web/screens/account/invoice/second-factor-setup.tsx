import { Trans, useLingui } from '@lingui/react/macro';
import { secondFactorCodeLength } from '#shared/accounts/limits.ts';
import type { secondFactorContract } from '#shared/accounts/second-factor-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

export type Setup = CallAnswer<(typeof secondFactorContract)['begin']>;

interface SecondFactorSetupProps {
  readonly setup: Setup;
  /** Called with the recovery codes once the second factor is on. */
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The secret for the app, as a QR code and as text, and a field for the app's code. */
export function SecondFactorSetup({ setup: { qr, uri, secret }, onDone, onCancel }: SecondFactorSetupProps) {
  const { t } = useLingui();
  const form = useForm({
    send: (values) => browserApi.secondFactor.confirm({ body: { code: String(values.get('code')) } }),
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <p>
        <Trans>Naskenujte obrázek ověřovací aplikací v telefonu a opište z ní kód, který ukáže.</Trans>
      </p>
      <img src={qr} alt={t`QR kód s klíčem pro ověřovací aplikaci`} width={224} height={224} className="size-56" />
      <p>
        <Trans>Když obrázek naskenovat nejde, opište do aplikace tento klíč:</Trans>{' '}
        <code className="font-semibold break-words">{inGroups(secret)}</code>{' '}
        <a href={uri} className="underline">
          <Trans>Otevřít v aplikaci na tomto zařízení</Trans>
        </a>
      </p>
      <TextField
        name="code"
        label={t`Kód z ověřovací aplikace`}
        errors={form.errorsOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={secondFactorCodeLength}
        className="max-w-xs"
      />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" disabled={form.isSending}>
          <Trans>Potvrdit a zapnout</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Zrušit</Trans>
        </Button>
      </p>
    </form>
  );
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
