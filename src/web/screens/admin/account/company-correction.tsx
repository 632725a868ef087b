import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#web/features/session/session.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import type { AccountDetail } from './account-detail.ts';

const loadForm = () => import('./company-correction-form.tsx');

/** For a business that asks an administrator to correct its data. */
export function CompanyCorrection({ account }: { account: AccountDetail }) {
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
  if (!mayCorrect || !account.is_business) return null;
  return (
    <div>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <Trans>Opravit firemní údaje</Trans>
      </Button>
      <FormDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Opravit firemní údaje`}>
        {form && <form.CompanyCorrectionForm account={account} onDone={() => setIsOpen(false)} />}
      </FormDialog>
    </div>
  );
}
