import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ReasonDialog } from '#web/features/decisions/reason-dialog.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface HidingButtonsProps {
  readonly advert: Pick<ManagedAdvert, 'id' | 'version' | 'actions' | 'content'>;
  readonly onChanged: () => void;
}

/** Hides an advert, with a reason for its seller, or restores it. */
export function HidingButtons({ advert: { id, version, actions, content }, onChanged }: HidingButtonsProps) {
  const { t } = useLingui();
  const { isRunning, run } = useAction();
  const [isAsking, setIsAsking] = useState(false);
  const restore = () =>
    run(async () => {
      await browserApi.managedAdverts.restore({ params: { id }, body: { version } });
      showSnackbar({ text: t`Inzerát už není skrytý.`, tone: 'success' });
      onChanged();
    });
  return (
    <>
      {actions.includes('restore') && (
        <Button size="small" disabled={isRunning} onClick={() => void restore()}>
          <Trans>Obnovit inzerát</Trans>
        </Button>
      )}
      {actions.includes('hide') && (
        <Button size="small" look="secondary" onClick={() => setIsAsking(true)}>
          <Trans>Skrýt inzerát</Trans>
        </Button>
      )}
      <ReasonDialog
        isOpen={isAsking}
        title={t`Skrýt inzerát: ${content.name}`}
        action={t`Skrýt inzerát`}
        name="reason"
        onClose={() => setIsAsking(false)}
        send={async (reason) => {
          await browserApi.managedAdverts.hide({ params: { id }, body: { version, reason } });
          return { decided: [id] };
        }}
        onDecided={() => {
          showSnackbar({ text: t`Inzerát je skrytý.`, tone: 'success' });
          onChanged();
        }}
      />
    </>
  );
}
