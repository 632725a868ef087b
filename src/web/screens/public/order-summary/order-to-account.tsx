import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { passwordLength, phonePrefixes, usernameLength } from '#shared/accounts/limits.ts';
import { termsPath } from '#shared/content/terms-path.ts';
import type { Order } from '#shared/orders/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { BotCheck } from '#web/features/bot-check/bot-check.tsx';
import { useBotToken } from '#web/features/bot-check/use-bot-token.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useSession } from '#web/features/session/session.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** Lets a guest move the order to an account: a new one with the order's data, or an existing one. */
export function OrderToAccount({ order }: { order: Order }) {
  const { status } = useSession();
  if (status === 'in') return <TakeOrder order={order} />;
  if (order.guest === 'known')
    return (
      <Frame>
        <p>
          <Trans>Účet s tímto e-mailem už máte. Přihlaste se a objednávku si do něj přidejte.</Trans>
        </p>
        <Button look="secondary" onClick={() => askForLogin({ redirect: 'stay' })}>
          <Trans>Přihlásit se</Trans>
        </Button>
      </Frame>
    );
  return <RegisterByOrder order={order} />;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="account-title"
      className="flex flex-col items-start gap-4 rounded border border-line bg-surface p-4"
    >
      <h2 id="account-title" className="text-lg">
        <Trans>Mějte objednávky pohromadě</Trans>
      </h2>
      {children}
    </section>
  );
}

function TakeOrder({ order: { id, hash } }: { order: Order }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { reload } = useNavigation();
  const take = async () => {
    try {
      await browserApi.orders.take({ params: { id, hash } });
      showSnackbar({ text: t`Objednávka je ve vašem účtu.`, tone: 'success' });
      reload();
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  return (
    <Frame>
      <Button look="secondary" onClick={() => void take()}>
        <Trans>Přidat objednávku do mého účtu</Trans>
      </Button>
    </Frame>
  );
}

function Registered({ email }: { email: string }) {
  return (
    <Frame>
      <p role="status">
        <Trans>Registraci máme. Jakmile účet schválíme, napíšeme vám na {email} a objednávku v něm najdete.</Trans>
      </p>
    </Frame>
  );
}

function RegisterByOrder({ order: { id, hash, email, phone } }: { order: Order }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const makeBotToken = useBotToken('register');
  const [registeredAs, setRegisteredAs] = useState<string>();
  // Values that belong to another account are asked for again.
  const [asked, setAsked] = useState<readonly ('email' | 'phone')[]>([]);
  const form = useForm({
    draft: 'order-account',
    send: async (values) => {
      const text = (name: string) => String(values.get(name) ?? '');
      await browserApi.orders.register({
        params: { id, hash },
        body: {
          username: text('username'),
          password: text('password'),
          password_confirmation: text('password_confirmation'),
          terms: values.has('terms'),
          ...(await makeBotToken()),
          ...(values.has('email') && { email: text('email') }),
          ...(values.has('phone') && splitPhone(text('phone'), splitPhone(phone).phone_prefix)),
        },
      });
      return text('email') || email;
    },
    onDone: setRegisteredAs,
    onFailure: (error) => {
      const errors = (error instanceof ApiError && error.answer.errors) || {};
      setAsked((['email', 'phone'] as const).filter((name) => asked.includes(name) || name in errors));
    },
  });
  const field = (name: string) => ({ name, errors: form.errorsOf(name) });
  if (registeredAs !== undefined) return <Registered email={registeredAs} />;
  return (
    <Frame>
      <p>
        <Trans>Stačí uživatelské jméno a heslo, ostatní už známe z objednávky. Účet založíme na e-mail {email}.</Trans>
      </p>
      <form {...form.props} className="flex w-full max-w-xl flex-col gap-5">
        <FormFailures form={form} />
        {asked.includes('email') && (
          <TextField
            {...field('email')}
            label={t`E-mail`}
            type="email"
            autoComplete="email"
            defaultValue={email}
            required
            maxLength={254}
          />
        )}
        {asked.includes('phone') && (
          <TextField
            {...field('phone')}
            label={t`Telefon`}
            type="tel"
            autoComplete="tel"
            defaultValue={phone}
            required
            maxLength={20}
          />
        )}
        <TextField
          {...field('username')}
          label={t`Uživatelské jméno`}
          help={t`Uvidí ho ostatní. Smí obsahovat písmena bez diakritiky, číslice a tečku.`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={usernameLength.max}
        />
        <div className="grid gap-5 tablet:grid-cols-2">
          <TextField
            {...field('password')}
            label={t`Heslo`}
            type="password"
            autoComplete="new-password"
            required
            maxLength={passwordLength.max}
            help={t`Nejméně ${passwordLength.min} znaků.`}
          />
          <TextField
            {...field('password_confirmation')}
            label={t`Heslo znovu`}
            type="password"
            autoComplete="new-password"
            required
            maxLength={passwordLength.max}
          />
        </div>
        <Checkbox
          name="terms"
          errors={form.errorsOf('terms')}
          label={
            <Trans>
              Souhlasím s{' '}
              <a href={termsPath(locale)} target="_blank">
                obchodními podmínkami
              </a>
            </Trans>
          }
        />
        <Button type="submit" disabled={form.isSending} className="self-start">
          <Trans>Založit účet</Trans>
        </Button>
        <BotCheck />
      </form>
    </Frame>
  );
}

type Prefix = (typeof phonePrefixes)[number];

/** @param usual the prefix assumed for a number without one */
function splitPhone(written: string, usual: Prefix = ''): { phone_prefix: Prefix; phone: string } {
  const prefix = phonePrefixes.find((each) => each !== '' && written.startsWith(each));
  return { phone_prefix: prefix ?? usual, phone: written.slice(prefix?.length ?? 0).trim() };
}
