import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { accountsContract } from '#shared/accounts/contract.ts';
import { deviceName } from '#shared/accounts/device-name.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

type Login = CallAnswer<(typeof accountsContract)['logins']>[number];

/** All logins of the account; each can be ended here. */
export function Logins({ logins }: { logins: readonly Login[] }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { locale } = usePage();
  const [shown, setShown] = useState(logins);

  const end = async (id: number) => {
    try {
      await browserApi.accounts.endLogin({ params: { id } });
      setShown(shown.filter((login) => login.id !== id));
      showSnackbar({ text: t`Zařízení je odhlášeno.`, tone: 'success' });
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  return (
    <ul className="divide-y divide-line border-y border-line">
      {shown.map((login) => (
        <li key={login.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-semibold">
              {deviceName(login.user_agent) || <Trans>Neznámé zařízení</Trans>}{' '}
              {login.is_current && (
                <span className="ml-2 text-sm font-normal text-link">
                  <Trans>toto zařízení</Trans>
                </span>
              )}
            </p>
            <p className="text-sm text-muted">
              <Trans>naposledy {formatDateTime(login.last_seen_at, locale)}</Trans>
              {login.address && ` · ${login.address}`}
            </p>
          </div>
          {!login.is_current && (
            <Button look="secondary" size="small" onClick={() => void end(login.id)}>
              <Trans>Odhlásit</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
