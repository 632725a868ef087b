import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#web/features/session/session.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import type { AccountDetail } from './account-detail.ts';

const loadForm = () => import('./email-correction-form.tsx');

/** For a user who has lost the mailbox and cannot confirm the change there. */
export function EmailCorrection({ account }: { account: AccountDetail }) {
  const { t } = useLingui();
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const form = useChunk(
    loadForm,
    isOpen,
    useLoadFailure(() => setIsOpen(false)),
  );
  const me = session.status === 'in' ? session.session.me : undefined;
  const mayCorrect = me && me.id !== account.id && (account.scopes.length === 0 || me.scopes.includes('settings'));
  if (!mayCorrect) return null;
  return (
    <div>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <Trans>Změnit e-mail</Trans>
      </Button>
      <FormDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Změnit e-mail uživatele`}>
        {form && <form.EmailCorrectionForm account={account} onDone={() => setIsOpen(false)} />}
      </FormDialog>
    </div>
  );
}
