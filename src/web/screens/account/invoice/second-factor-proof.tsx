import { Trans, useLingui } from '@lingui/react/macro';
import { passwordLength, secondFactorCodeLength } from '#shared/accounts/limits.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

interface SecondFactorProofProps<Answer> {
  /** Label of the submit button. */
  readonly action: string;
  /** The second factor is on, so a code is required. */
  readonly needsCode?: boolean;
  readonly send: (proof: { password: string; code: string }) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** Asks for the password, and for a code if the second factor is on, before it is changed. */
export function SecondFactorProof<Answer>({
  action,
  needsCode = true,
  send,
  onDone,
  onCancel,
}: SecondFactorProofProps<Answer>) {
  const { t } = useLingui();
  const form = useForm({
    send: (values) => send({ password: String(values.get('password')), code: String(values.get('code') ?? '') }),
    onDone,
  });
  return (
    <form {...form.props} className="flex max-w-md flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="password"
        type="password"
        label={t`Vaše heslo`}
        errors={form.errorsOf('password')}
        autoComplete="current-password"
        required
        maxLength={passwordLength.max}
      />
      {needsCode && (
        <TextField
          name="code"
          label={t`Kód z ověřovací aplikace`}
          help={t`Nebo jeden ze záložních kódů.`}
          errors={form.errorsOf('code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          required
          maxLength={secondFactorCodeLength}
        />
      )}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" disabled={form.isSending}>
          {action}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Zrušit</Trans>
        </Button>
      </p>
    </form>
  );
}
