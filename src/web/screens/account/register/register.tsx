import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { RegistrationForm } from '#web/features/registration/registration-form.tsx';
import { RegistrationReceived } from '#web/features/registration/registration-received.tsx';
import { LoginForm } from '#web/features/session/login-form.tsx';
import { purposeOf } from '#web/features/session/login-purpose.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';

/**
 * The page to which guests are redirected from the account's pages: they log in and continue, or register (R-2.29,
 *
 */
export const screen = defineScreen({
  middleware: ['guests-only'],
  load: async () => ({}),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Přihlášení`),
    alternates: pathsInAllLocales('account-register'),
    isIndexed: false,
  }),
  Page: function AccountRegisterPage() {
    const { search } = usePage();
    const redirect = new URLSearchParams(search).get('redirect') ?? undefined;
    const [isReceived, setIsReceived] = useState(false);
    if (isReceived) return <RegistrationReceived />;
    return (
      <div className="grid gap-12 wide:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <section aria-labelledby="login-title">
          <h1 id="login-title" className="mb-5 text-3xl">
            <Trans>Přihlášení</Trans>
          </h1>
          <LoginForm redirect={redirect} purpose={purposeOf(redirect)} />
        </section>
        <section aria-labelledby="registration-title">
          <h2 id="registration-title" className="mb-5 text-2xl">
            <Trans>Ještě nemáte účet? Zaregistrujte se</Trans>
          </h2>
          <RegistrationForm onDone={() => setIsReceived(true)} />
        </section>
      </div>
    );
  },
});
