import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { BotCheck } from '#web/features/bot-check/bot-check.tsx';
import { useBotToken } from '#web/features/bot-check/use-bot-token.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

export const screen = defineScreen({
  middleware: ['guests-only'],
  load: async () => ({}),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Zapomenuté heslo`),
    alternates: pathsInAllLocales('reset-password'),
    isIndexed: false,
  }),
  Page: function ResetPasswordPage() {
    const { t } = useLingui();
    const { locale } = usePage();
    const [isSent, setIsSent] = useState(false);
    const makeBotToken = useBotToken('reset');
    const form = useForm({
      send: async (values) =>
        browserApi.accounts.requestReset({
          body: { email: String(values.get('email')), lang: locale, ...(await makeBotToken()) },
        }),
      onDone: () => setIsSent(true),
    });
    return (
      <div className="max-w-md">
        <h1 className="text-3xl">
          <Trans>Zapomenuté heslo</Trans>
        </h1>
        {isSent ? (
          <p role="status" className="mt-4">
            <Trans>
              Pokud u nás účet s tímto e-mailem je, poslali jsme na něj odkaz k nastavení nového hesla. Platí jednu
              hodinu. Nepřišel-li, podívejte se i do nevyžádané pošty.
            </Trans>
          </p>
        ) : (
          <form {...form.props} className="mt-5 flex flex-col gap-4">
            <FormFailures form={form} />
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              label={t`E-mail`}
              help={t`Pošleme vám odkaz, kterým si nastavíte nové heslo.`}
              errors={form.errorsOf('email')}
              required
              maxLength={254}
            />
            <p>
              <Button type="submit" disabled={form.isSending}>
                <Trans>Poslat odkaz</Trans>
              </Button>
            </p>
            <BotCheck />
          </form>
        )}
      </div>
    );
  },
});
