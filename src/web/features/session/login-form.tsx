import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { BotCheck } from '#web/features/bot-check/bot-check.tsx';
import { useBotToken } from '#web/features/bot-check/use-bot-token.ts';
import { showStoredPieces } from '#web/features/cart/cart-pieces.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { localPath } from './local-path.ts';
import type { LoginPurpose } from './login-purpose.ts';
import { refreshSession } from './refresh-session.ts';

interface LoginFormProps {
  /** Where to go after the login; the overview if missing, `stay` to remain on the page. */
  readonly redirect?: string | 'stay' | undefined;
  readonly purpose?: LoginPurpose | undefined;
  readonly onDone?: () => void;
}

/** E-mail and password, and for accounts with a second factor its code or a recovery code. */
export function LoginForm({ redirect, purpose, onDone }: LoginFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const [needsCode, setNeedsCode] = useState(false);
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const makeBotToken = useBotToken('login');
  const form = useForm({
    send: async (values) => {
      const code = values.get('code');
      const login = browserApi.accounts.login({
        body: {
          email: String(values.get('email')),
          password: String(values.get('password')),
          ...(typeof code === 'string' && code !== '' && { code }),
          ...(await makeBotToken()),
        },
      });
      await login.catch((error: unknown) => {
        if (asksForCode(error)) setNeedsCode(true);
        throw error;
      });
    },
    onDone: async () => {
      document.documentElement.dataset.login = 'yes';
      showStoredPieces();
      await refreshSession();
      onDone?.();
      if (redirect !== 'stay') navigate(localPath(redirect) ?? routePath('account', locale));
    },
  });
  const purposes: Record<LoginPurpose, string> = {
    watch: t`Přihlaste se a hlídání uložíme: novinky vám pošleme e-mailem.`,
    write: t`Přihlaste se a hned budete pokračovat k psaní zprávy.`,
  };
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {purpose && <p>{purposes[purpose]}</p>}
      {form.failures.length > 0 && !needsCode && (
        <p role="alert" tabIndex={-1} className="font-semibold text-burgundy-text outline-none">
          {form.failures.flatMap(({ texts }) => texts).join(', ')}
        </p>
      )}
      {needsCode && <FormFailures form={form} />}
      <TextField label={t`E-mail`} name="email" type="email" autoComplete="username" required maxLength={254} />
      <TextField
        label={t`Heslo`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
      />
      {needsCode && (
        <>
          <TextField
            key={usesRecoveryCode ? 'recovery' : 'app'}
            label={usesRecoveryCode ? t`Záložní kód` : t`Kód z ověřovací aplikace`}
            help={usesRecoveryCode && t`Jeden z kódů, které jste si uložili. Každý platí jen jednou.`}
            name="code"
            inputMode={usesRecoveryCode ? 'text' : 'numeric'}
            autoComplete={usesRecoveryCode ? 'off' : 'one-time-code'}
            maxLength={40}
          />
          <Button look="quiet" size="small" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
            {usesRecoveryCode ? <Trans>Zadat kód z aplikace</Trans> : <Trans>Nemám telefon u sebe</Trans>}
          </Button>
        </>
      )}
      <Button type="submit" disabled={form.isSending}>
        <Trans>Přihlásit se</Trans>
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <a
          href={routePath('reset-password', locale)}
          onClick={onDone}
          className="inline-flex min-h-9 items-center underline"
        >
          <Trans>Zapomenuté heslo</Trans>
        </a>
        <a href={routePath('register', locale)} onClick={onDone} className="inline-flex min-h-9 items-center underline">
          <Trans>Ještě nemám účet</Trans>
        </a>
      </p>
      <BotCheck />
    </form>
  );
}

function asksForCode(error: unknown): boolean {
  const { answer } = error as { answer?: { errors?: Record<string, unknown> } };
  return answer?.errors?.code !== undefined;
}
