import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { passwordLength, secondFactorCodeLength } from '#shared/accounts/limits.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useSession } from './session.ts';

interface ReauthenticationFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password of the login, and for a code where the account has a second factor. */
export function ReauthenticationForm({ onDone, onCancel }: ReauthenticationFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const session = useSession();
  const me = session.status === 'in' ? session.session.me : undefined;
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const needsCode = isCodeAsked || me?.has_second_factor === true;
  const form = useForm({
    send: async (values) => {
      const code = values.get('code');
      const body = { password: String(values.get('password')), ...(typeof code === 'string' && code && { code }) };
      const sent = browserApi.accounts.reauthenticate({ body });
      await sent.catch((error: { answer?: { errors?: Record<string, unknown> } }) => {
        if (error.answer?.errors?.code !== undefined) setIsCodeAsked(true);
        throw error;
      });
    },
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>
        <Trans>
          Chráníme vás před někým, kdo by se dostal k vašemu přihlášenému zařízení. Rozepsané údaje zůstanou. V dalších
          několika minutách se už ptát nebudeme.
        </Trans>
      </p>
      <FormFailures form={form} />
      <input type="hidden" name="username" autoComplete="username" value={me?.email ?? ''} />
      <TextField
        name="password"
        type="password"
        label={t`Vaše heslo`}
        errors={form.errorsOf('password')}
        autoComplete="current-password"
        required
        maxLength={passwordLength.max}
        data-first-focus
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
      <p className="flex flex-wrap items-center gap-2">
        <Button type="submit" disabled={form.isSending}>
          <Trans>Pokračovat</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Zrušit</Trans>
        </Button>
      </p>
      <p className="text-sm">
        <a
          href={routePath('reset-password', locale)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 items-center underline"
        >
          <Trans>Zapomenuté heslo</Trans>
        </a>
      </p>
    </form>
  );
}
