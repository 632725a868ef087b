import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';

/** Why a dialog offers nothing to send. */
export function NotSendable({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <p className="mt-4 text-right">
        <CancelButton>
          <Trans>Zavřít</Trans>
        </CancelButton>
      </p>
    </>
  );
}
