import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { administratorsContract } from '#shared/accounts/administrators-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { useScopeTexts } from '#web/features/scopes/scope-texts.ts';
import { refreshSession } from '#web/features/session/refresh-session.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useSession } from '#web/features/session/session.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';

type Offered = NonNullable<CallAnswer<(typeof administratorsContract)['invitation']>['invitation']>;

interface InvitationData {
  readonly token: string;
  readonly invitation: Offered | null;
}

/** Opened from the mail that invites to administer the portal. Its e-mail's account accepts it. */
export const screen = defineScreen<InvitationData>({
  load: async ({ api, params }) => {
    const token = params.token!;
    return { token, ...(await api.administrators.invitation({ params: { token } })) };
  },
  head: ({ token }, { i18n }) => ({
    title: i18n._(msg`Pozvánka do správy`),
    alternates: mapLocales((locale) => routePath('invitation', locale, { token })),
    isIndexed: false,
  }),
  Page: function InvitationPage({ data: { token, invitation } }) {
    const { locale } = usePage();
    return (
      <div className="max-w-xl">
        <h1 className="mb-5 text-3xl">
          <Trans>Pozvánka do správy portálu</Trans>
        </h1>
        {invitation ? (
          <Offer token={token} invitation={invitation} />
        ) : (
          <>
            <p className="mb-5">
              <Trans>Pozvánka už neplatí. Možná jste ji přijali, nebo ji někdo zrušil. Požádejte prosím o novou.</Trans>
            </p>
            <LinkButton href={routePath('home', locale)}>
              <Trans>Na úvodní stránku</Trans>
            </LinkButton>
          </>
        )}
      </div>
    );
  },
});

function Offer({ token, invitation: { email, scopes, invited_by } }: { token: string; invitation: Offered }) {
  const { locale } = usePage();
  const texts = useScopeTexts();
  return (
    <>
      <p className="mb-3 break-words">
        {invited_by ? (
          <Trans>
            Uživatel <strong>{invited_by}</strong> zve <strong>{email}</strong> ke správě těchto částí portálu Karafa:
          </Trans>
        ) : (
          <Trans>
            Zveme <strong>{email}</strong> ke správě těchto částí portálu Karafa:
          </Trans>
        )}
      </p>
      <dl className="mb-6 flex flex-col gap-2">
        {scopes.map((scope) => (
          <div key={scope}>
            <dt className="font-semibold">{texts[scope].name}</dt>
            <dd className="text-muted">{texts[scope].about}</dd>
          </div>
        ))}
      </dl>
      <Acceptance token={token} email={email} />
      <p className="mt-5 text-sm text-muted">
        <Trans>
          Účet ještě nemáte? <a href={routePath('register', locale)}>Zaregistrujte se</a> s tímto e-mailem. Až
          registraci schválíme, otevřete pozvánku znovu.
        </Trans>
      </p>
    </>
  );
}

function Acceptance({ token, email }: { token: string; email: string }) {
  const { locale, path } = usePage();
  const session = useSession();
  const { navigate } = useNavigation();
  const form = useForm({
    send: () => browserApi.administrators.accept({ params: { token } }),
    onDone: async () => {
      await refreshSession();
      navigate(routePath('admin', locale));
    },
  });
  if (session.status === 'unknown') return null;
  if (session.status !== 'in')
    return (
      <Button onClick={() => askForLogin({ redirect: path })}>
        <Trans>Přihlásit se a přijmout</Trans>
      </Button>
    );
  const { username, email: own } = session.session.me;
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <FormFailures form={form} />
      {own.toLowerCase() !== email && (
        <p className="rounded border border-line bg-amber-soft px-4 py-3 break-words">
          <Trans>
            Jste přihlášeni jako {username} s e-mailem {own}. Odhlaste se prosím a přihlaste účtem s e-mailem {email}.
          </Trans>
        </p>
      )}
      <p>
        <Button type="submit" disabled={form.isSending || own.toLowerCase() !== email}>
          <Trans>Přijmout pozvánku</Trans>
        </Button>
      </p>
    </form>
  );
}
