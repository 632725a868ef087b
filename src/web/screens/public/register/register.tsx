import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { RegistrationForm } from '#web/features/registration/registration-form.tsx';
import { RegistrationReceived } from '#web/features/registration/registration-received.tsx';
import { askForLogin } from '#web/features/session/login-request.ts';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';

export const screen = defineScreen({
  middleware: ['guests-only'],
  load: async () => ({}),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Registrace`),
    alternates: pathsInAllLocales('register'),
  }),
  Page: function RegisterPage() {
    const [isReceived, setIsReceived] = useState(false);
    if (isReceived) return <RegistrationReceived />;
    return (
      <>
        <h1 className="text-3xl">
          <Trans>Registrace</Trans>
        </h1>
        <p className="mt-3 mb-6 flex flex-wrap items-center gap-x-3">
          <Trans>Už máte účet?</Trans>
          <Button look="secondary" size="small" onClick={() => askForLogin()}>
            <Trans>Přihlásit se</Trans>
          </Button>
        </p>
        <RegistrationForm onDone={() => setIsReceived(true)} />
      </>
    );
  },
});
