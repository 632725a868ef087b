import { useLingui } from '@lingui/react/macro';
import { LoginForm } from '#web/features/session/login-form.tsx';
import { closeLogin, type LoginRequest } from '#web/features/session/login-request.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** The login dialog. */
export function LoginDialog({ request }: { request: LoginRequest | undefined }) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={request !== undefined} onClose={closeLogin} title={t`Přihlášení`}>
      <LoginForm redirect={request?.redirect} onDone={closeLogin} />
    </Dialog>
  );
}
