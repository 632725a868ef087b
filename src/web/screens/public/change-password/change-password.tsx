import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { passwordLength } from '#shared/accounts/limits.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface ChangeData {
  readonly hash: string;
  readonly isValid: boolean;
}

/** Opened from a link in an e-mail. The URL is a secret: no referrer is sent to other sites, and it is not indexed. */
export const screen = defineScreen<ChangeData>({
  middleware: ['guests-only'],
  load: async ({ api, params }) => {
    const hash = params.hash!;
    return { hash, isValid: (await api.accounts.resetState({ params: { hash } })).is_valid };
  },
  head: ({ hash }, { i18n }) => ({
    title: i18n._(msg`Nové heslo`),
    alternates: mapLocales((locale) => routePath('change-password', locale, { hash })),
    isIndexed: false,
  }),
  Page: function ChangePasswordPage({ data: { hash, isValid } }) {
    const { locale } = usePage();
    return (
      <div className="max-w-md">
        <h1 className="mb-5 text-3xl">
          <Trans>Nové heslo</Trans>
        </h1>
        {isValid ? (
          <NewPasswordForm hash={hash} />
        ) : (
          <>
            <p className="mb-5">
              <Trans>Odkaz už neplatí: byl použit, nebo je starší než hodina.</Trans>
            </p>
            <LinkButton href={routePath('reset-password', locale)}>
              <Trans>Poslat nový odkaz</Trans>
            </LinkButton>
          </>
        )}
      </div>
    );
  },
});

function NewPasswordForm({ hash }: { hash: string }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const form = useForm({
    send: (values) =>
      browserApi.accounts.resetPassword({
        params: { hash },
        body: {
          password: String(values.get('password')),
          password_confirmation: String(values.get('password_confirmation')),
        },
      }),
    onDone: () => {
      showSnackbar({ text: t`Heslo je změněno. Přihlaste se jím prosím.`, tone: 'success' });
      navigate(routePath('home', locale));
      askForLogin();
    },
  });
  const field = (name: string) => ({
    name,
    type: 'password',
    autoComplete: 'new-password',
    errors: form.errorsOf(name),
    required: true,
    maxLength: passwordLength.max,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField {...field('password')} label={t`Nové heslo`} help={t`Nejméně ${passwordLength.min} znaků.`} />
      <TextField {...field('password_confirmation')} label={t`Nové heslo znovu`} />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Nastavit heslo</Trans>
        </Button>
      </p>
    </form>
  );
}
