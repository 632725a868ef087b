import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MailPreferences } from '#shared/accounts/mail-preferences-contract.ts';
import type { MailTopic } from '#shared/accounts/mail-topics.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface PreferencesData {
  readonly token: string;
  readonly preferences: MailPreferences;
}

/** Opened from a link in a mail, also without a login: which mails its reader wants. */
export const screen = defineScreen<PreferencesData>({
  load: async ({ api, params }) => {
    const token = params.token!;
    return { token, preferences: await api.mailPreferences.get({ params: { token } }) };
  },
  head: ({ token }, { i18n }) => ({
    title: i18n._(msg`Jaké e-maily chcete`),
    alternates: mapLocales((locale) => routePath('mail-preferences', locale, { token })),
    isIndexed: false,
  }),
  Page: function MailPreferencesPage({ data: { token, preferences } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const failureText = useFailureText();
    const [{ topics }, setPreferences] = useState(preferences);
    const texts: Record<MailTopic, { name: string; help: string }> = {
      messages: {
        name: t`Nepřečtené zprávy`,
        help: t`Když zpráva od jiného uživatele nebo od obchodu čeká čtvrt hodiny.`,
      },
      reviews: {
        name: t`Hodnocení`,
        help: t`Když vás jiný uživatel ohodnotí.`,
      },
      deals: {
        name: t`Obchody a rezervace`,
        help: t`Když se uvolní inzerát, na který čekáte, a když po předání můžete ohodnotit druhou stranu.`,
      },
      watchdogs: {
        name: t`Hlídací psi`,
        help: t`Když hlídací pes najde nabídku nebo je hlídané zboží znovu skladem. Bez e-mailů najdete nálezy ve zprávách od Karafy.`,
      },
    };
    const set = async (topic: MailTopic, isWanted: boolean) => {
      try {
        setPreferences(
          await browserApi.mailPreferences.set({ params: { token, topic }, body: { is_wanted: isWanted } }),
        );
        showSnackbar({ text: t`Vaše volba je uložená.`, tone: 'success' });
      } catch (error) {
        showSnackbar({ text: failureText(error), tone: 'error' });
      }
    };
    return (
      <div className="max-w-2xl">
        <h1 className="mb-5 text-3xl">
          <Trans>Jaké e-maily chcete</Trans>
        </h1>
        <ul className="divide-y divide-line rounded border border-line bg-surface">
          {topics.map(({ topic, is_wanted: isWanted }) => (
            <li key={topic} className="flex flex-wrap items-center justify-between gap-3 p-4">
              <p className="min-w-0">
                <strong className="block">{texts[topic].name}</strong>
                <span className="text-muted">{texts[topic].help}</span>
              </p>
              <form
                method="post"
                action={`/api/mail-preferences/${token}/${topic}/unsubscribe`}
                onSubmit={(event) => {
                  event.preventDefault();
                  void set(topic, !isWanted);
                }}
                className="flex items-center gap-3"
              >
                <input type="hidden" name="lang" value={locale} />
                <span role="status">{isWanted ? <Trans>posíláme</Trans> : <Trans>neposíláme</Trans>}</span>
                <Button type="submit" look="secondary" className={isWanted ? undefined : 'hidden scripted:inline-flex'}>
                  {isWanted ? <Trans>Vypnout</Trans> : <Trans>Zapnout</Trans>}
                </Button>
              </form>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-muted">
          <Trans>E-maily o objednávkách, inzerátech a bezpečnosti účtu posíláme vždy.</Trans>
        </p>
      </div>
    );
  },
});
