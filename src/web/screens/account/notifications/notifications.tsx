import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationKind } from '#shared/accounts/notification-kinds.ts';
import type { Notifications } from '#shared/accounts/notifications-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { defineScreen } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { PushBrowsers } from './push-browsers.tsx';

/** What the user is notified of, by kind and channel, and the browsers that get pushes. */
export const screen = defineScreen<Notifications>({
  load: ({ api }) => api.notifications.get(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Nastavení oznámení`),
    alternates: pathsInAllLocales('account-notifications'),
    isIndexed: false,
  }),
  Page: function NotificationsPage({ data }) {
    const { t } = useLingui();
    const failureText = useFailureText();
    const [notifications, setNotifications] = useState(data);
    const { kinds, public_key: publicKey } = notifications;
    const texts: Record<NotificationKind, { name: string; help: string }> = {
      messages: {
        name: t`Zprávy`,
        help: t`Od uživatelů a od obchodu. E-mail posíláme, když zpráva čeká čtvrt hodiny.`,
      },
      deals: {
        name: t`Obchody a rezervace`,
        help: t`Když se uvolní inzerát, na který čekáte, a když po předání můžete ohodnotit druhou stranu.`,
      },
      watchdogs: {
        name: t`Hlídací psi`,
        help: t`Když hlídací pes najde nabídku nebo je hlídané zboží znovu skladem.`,
      },
      reviews: { name: t`Hodnocení`, help: t`Když vás jiný uživatel ohodnotí.` },
      adverts: { name: t`Inzeráty`, help: t`Schválení, zamítnutí a blížící se konec. E-mail obsahuje rozhodnutí.` },
      account: { name: t`Účet a platby`, help: t`Ověřený účet, platby a vrácení peněz. E-mail obsahuje doklady.` },
    };
    const set = async (kind: NotificationKind, body: { email?: boolean; push?: boolean }) => {
      try {
        setNotifications(await browserApi.notifications.set({ params: { kind }, body }));
        showSnackbar({ text: t`Vaše volba je uložená.`, tone: 'success' });
      } catch (error) {
        showSnackbar({ text: failureText(error), tone: 'error' });
      }
    };
    return (
      <div className="flex max-w-3xl flex-col gap-10">
        <section aria-labelledby="kinds-title">
          <h1 id="kinds-title" className="mb-5 text-3xl">
            <Trans>Nastavení oznámení</Trans>
          </h1>
          <table className="w-full border-collapse rounded border border-line bg-surface">
            <thead>
              <tr className="border-b border-line text-left text-sm">
                <th scope="col" className="p-3">
                  <Trans>O čem</Trans>
                </th>
                <th scope="col" className="p-3 text-center">
                  <Trans>Na portálu</Trans>
                </th>
                <th scope="col" className="p-3 text-center whitespace-nowrap">
                  <Trans>E-mailem</Trans>
                </th>
                {publicKey !== null && (
                  <th scope="col" className="p-3 text-center">
                    <Trans>V prohlížeči</Trans>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, email, push }) => (
                <tr key={kind} className="border-b border-line last:border-0">
                  <th scope="row" className="p-3 text-left font-normal">
                    <strong className="block">{texts[kind].name}</strong>
                    <span className="hidden text-sm text-muted tablet:inline">{texts[kind].help}</span>
                  </th>
                  <Always />
                  {email === 'always' ? (
                    <Always />
                  ) : (
                    <Switch
                      label={t`${texts[kind].name} e-mailem`}
                      isOn={email === 'on'}
                      onChange={(isOn) => set(kind, { email: isOn })}
                    />
                  )}
                  {publicKey !== null && (
                    <Switch
                      label={t`${texts[kind].name} v prohlížeči`}
                      isOn={push}
                      onChange={(isOn) => set(kind, { push: isOn })}
                    />
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 text-muted">
            <Trans>E-maily o objednávkách a bezpečnosti účtu posíláme vždy.</Trans>
          </p>
        </section>
        <PushBrowsers notifications={notifications} onChange={setNotifications} />
      </div>
    );
  },
});

function Always() {
  return (
    <td className="p-3 text-center text-sm text-muted">
      <Trans>vždy</Trans>
    </td>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => Promise<void>;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <td className="p-1 text-center">
      <label className="inline-flex size-11 items-center justify-center">
        <input
          type="checkbox"
          aria-label={label}
          checked={isOn}
          aria-disabled={isBusy || undefined}
          onChange={({ target }) => {
            if (isBusy) return;
            setIsBusy(true);
            void onChange(target.checked).finally(() => setIsBusy(false));
          }}
          className="size-5 accent-bottle"
        />
      </label>
    </td>
  );
}
