import { useLingui } from '@lingui/react/macro';
import type { AdminAccountRow } from '#shared/accounts/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useDecided } from '#web/features/decisions/use-decision.ts';
import { PreparedReasonDialog } from '#web/features/prepared-reasons/prepared-reason-dialog.tsx';

interface AccountReasonDialogProps {
  /** Undefined: the dialog is closed. */
  readonly decision: 'refuse' | 'block' | undefined;
  readonly accounts: readonly Pick<AdminAccountRow, 'id' | 'locale'>[];
  readonly onClose: () => void;
}

/** Asks why registrations are refused or users blocked. */
export function AccountReasonDialog({ decision, accounts, onClose }: AccountReasonDialogProps) {
  const { t } = useLingui();
  const reportDecided = useDecided();
  return (
    <PreparedReasonDialog
      isOpen={decision !== undefined}
      title={decision === 'block' ? t`Zablokovat uživatele` : t`Zamítnout registraci`}
      kind="account"
      locales={[...new Set(accounts.map(({ locale }) => locale))]}
      help={t`Důvod pošleme uživateli e-mailem. Připravený důvod dostane v jazyce svého účtu.`}
      action={decision === 'block' ? t`Zablokovat` : t`Zamítnout`}
      onClose={onClose}
      send={(words) =>
        browserApi.adminAccounts[decision ?? 'refuse']({ body: { ids: accounts.map(({ id }) => id), ...words } })
      }
      onDone={reportDecided}
    />
  );
}
