import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { HideDialog } from './hide-dialog.tsx';

interface HidingButtonsProps {
  readonly advert: Pick<ManagedAdvert, 'id' | 'version' | 'actions' | 'content' | 'seller'>;
  readonly onChanged: () => void;
}

/** Hides an advert, with a reason for its seller, or restores it. */
export function HidingButtons({ advert, onChanged }: HidingButtonsProps) {
  const { id, version, actions } = advert;
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
        <Button size="small" look="danger" onClick={() => setIsAsking(true)}>
          <Trans>Skrýt inzerát</Trans>
        </Button>
      )}
      <HideDialog
        advert={advert}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onHidden={() => {
          showSnackbar({ text: t`Inzerát je skrytý.`, tone: 'success' });
          onChanged();
        }}
      />
    </>
  );
}
