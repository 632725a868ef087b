import { useLingui } from '@lingui/react/macro';
import { LoginForm } from '#web/features/session/login-form.tsx';
import { closeLogin, type LoginRequest } from '#web/features/session/login-request.ts';
import { ReauthenticationForm } from '#web/features/session/reauthentication-form.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The login dialog, and the one that asks for the password again before a sensitive change. */
export function LoginDialog({ request }: { request: LoginRequest | undefined }) {
  const { t } = useLingui();
  const settle = request?.settle;
  const cancel = () => (settle ? settle(false) : closeLogin());
  return (
    <Dialog isOpen={request !== undefined} onClose={cancel} title={settle ? t`Potvrďte své heslo` : t`Přihlášení`}>
      {settle ? (
        <ReauthenticationForm onDone={() => settle(true)} onCancel={cancel} />
      ) : (
        <LoginForm redirect={request?.redirect} purpose={request?.purpose} onDone={closeLogin} />
      )}
    </Dialog>
  );
}
