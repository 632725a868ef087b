import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useSession } from '#web/features/session/session.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import type { AccountDetail } from './account-detail.ts';

/** Restores access for an administrator who has lost the phone and the recovery codes. */
export function SecondFactorRemoval({ account: { id, username } }: { account: AccountDetail }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { reload } = useNavigation();
  const session = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const mayRemove =
    session.status === 'in' && session.session.me.scopes.includes('settings') && session.session.me.id !== id;
  if (!mayRemove) return null;

  const remove = async () => {
    setIsAsked(false);
    try {
      await browserApi.adminAccounts.switchOffSecondFactor({ params: { id } });
      showSnackbar({ text: t`Dvoufázové ověření je vypnuté.`, tone: 'success' });
      reload();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      else showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  return (
    <div>
      <Button look="secondary" onClick={() => setIsAsked(true)}>
        <Trans>Vypnout dvoufázové ověření</Trans>
      </Button>
      <Dialog isOpen={isAsked} onClose={() => setIsAsked(false)} title={t`Vypnout dvoufázové ověření`}>
        <p>
          {t`Uživateli ${username} pak bude k přihlášení stačit heslo. Ověřte si předem, že o to opravdu žádá on. Pošleme mu o tom e-mail.`}
        </p>
        <p className="mt-4 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setIsAsked(false)}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button look="danger" onClick={() => void remove()}>
            <Trans>Vypnout</Trans>
          </Button>
        </p>
      </Dialog>
    </div>
  );
}
