import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { closingDays } from '#shared/privacy/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmDialog } from '#web/features/decisions/confirm-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import type { AccountDetail } from './account-detail.ts';

/** Records that a user has asked for the erasure of their data, or opens a closed account again. */
export function AccountErasure({ account: { id, username, state } }: { account: AccountDetail }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  if (state === 'erased') return null;
  const erase = () =>
    run(async () => {
      const erasure = await browserApi.adminPrivacy.erase({ params: { id } });
      setIsAsked(false);
      const text =
        erasure.state === 'waiting'
          ? t`Žádost je zapsaná. Účet zavřeme, až nebude nic rozdělané.`
          : t`Účet je zavřený.`;
      showSnackbar({ text, tone: 'success' });
      reload();
    });
  const keep = () =>
    run(async () => {
      await browserApi.adminPrivacy.keep({ params: { id } });
      showSnackbar({ text: t`Účet je znovu otevřený.`, tone: 'success' });
      reload();
    });
  return (
    <div>
      {state === 'closing' ? (
        <Button look="secondary" disabled={isRunning} onClick={() => void keep()}>
          <Trans>Ponechat účet</Trans>
        </Button>
      ) : (
        <Button look="danger" disabled={isRunning} onClick={() => setIsAsked(true)}>
          <Trans>Zrušit účet na žádost</Trans>
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t`Zrušit účet na žádost`}
        action={t`Zrušit účet`}
        isBusy={isRunning}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void erase()}
      >
        {t`Ověřte si, že o to žádá opravdu uživatel ${username}. Účet se zavře, pošleme o tom e-mail a za ${closingDays} dní údaje smažeme.`}
      </ConfirmDialog>
    </div>
  );
}
