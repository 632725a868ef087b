import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { deviceName } from '#shared/accounts/device-name.ts';
import type { Notifications } from '#shared/accounts/notifications-contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { findOwnEndpoint, pushSupport, subscribe, unsubscribe } from './this-browser.ts';

interface PushBrowsersProps {
  readonly notifications: Notifications;
  readonly onChange: (changed: Notifications) => void;
}

interface OwnBrowser {
  readonly support: ReturnType<typeof pushSupport>;
  readonly endpoint: string | undefined;
}

/** The browsers that get pushes. The browser asks for its permission after a click only. */
export function PushBrowsers({ notifications, onChange }: PushBrowsersProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const failureText = useFailureText();
  const [own, setOwn] = useState<OwnBrowser>();
  const [isBusy, setIsBusy] = useState(false);
  const { public_key: publicKey, browsers } = notifications;
  useEffect(() => void lookAtBrowser().then(setOwn), []);
  const current = browsers.find(({ endpoint }) => endpoint === own?.endpoint);

  const run = async (change: () => Promise<Notifications | undefined>, done: string) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const changed = await change();
      if (changed) {
        onChange(changed);
        showSnackbar({ text: done, tone: 'success' });
      }
    } catch (error) {
      // The browser's push service may be out of reach, or switched off by the browser's maker.
      const isOfBrowser = error instanceof DOMException;
      const text = isOfBrowser
        ? t`Prohlížeč oznámení nepovolil. Zkuste to prosím v jeho nastavení.`
        : failureText(error);
      showSnackbar({ text, tone: 'error' });
    } finally {
      setOwn(await lookAtBrowser());
      setIsBusy(false);
    }
  };
  const remove = (id: number) =>
    run(
      async () => {
        const changed = await browserApi.notifications.unsubscribe({ params: { id } });
        if (id === current?.id) await unsubscribe();
        return changed;
      },
      t`Do prohlížeče už oznámení neposíláme.`,
    );

  return (
    <section aria-labelledby="browsers-title" className="flex flex-col gap-4">
      <h2 id="browsers-title" className="text-2xl">
        <Trans>Oznámení v prohlížeči</Trans>
      </h2>
      {publicKey === null ? (
        <p className="text-muted">
          <Trans>Oznámení v prohlížeči tento portál zatím neposílá.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              Prohlížeč vás upozorní, i když portál nemáte otevřený. Na zamčené obrazovce se objeví jen to, že se něco
              stalo, ne kdo a co vám píše. Odhlášením oznámení na daném zařízení skončí.
            </Trans>
          </p>
          {own?.support === 'unsupported' && (
            <p className="text-muted">
              <Trans>Tento prohlížeč oznámení neumí. Na iPhonu si nejdřív přidejte portál na plochu.</Trans>
            </p>
          )}
          {own?.support === 'refused' && (
            <p className="text-muted">
              <Trans>V tomto prohlížeči jste oznámení zakázali. Povolit je můžete v jeho nastavení.</Trans>
            </p>
          )}
          {own?.support === 'supported' && !current && (
            <p>
              <Button
                disabled={isBusy}
                onClick={() =>
                  void run(() => subscribe(publicKey, locale), t`Oznámení v tomto prohlížeči jsou zapnutá.`)
                }
              >
                <Trans>Zapnout v tomto prohlížeči</Trans>
              </Button>
            </p>
          )}
          {browsers.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {browsers.map(({ id, user_agent: userAgent, created_at: at }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div className="min-w-0">
                    <p className="font-semibold">
                      {deviceName(userAgent) || <Trans>Neznámé zařízení</Trans>}{' '}
                      {id === current?.id && (
                        <span className="ml-2 text-sm font-normal text-link">
                          <Trans>toto zařízení</Trans>
                        </span>
                      )}
                    </p>
                    <p className="text-sm text-muted">
                      <Trans>zapnuto {formatDate(at, locale)}</Trans>
                    </p>
                  </div>
                  <Button look="secondary" size="small" disabled={isBusy} onClick={() => void remove(id)}>
                    <Trans>Vypnout</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

async function lookAtBrowser(): Promise<OwnBrowser> {
  return { support: pushSupport(), endpoint: await findOwnEndpoint().catch(() => undefined) };
}
