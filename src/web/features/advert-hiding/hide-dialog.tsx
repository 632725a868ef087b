import { useLingui } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { PreparedReasonDialog } from '#web/features/prepared-reasons/prepared-reason-dialog.tsx';

interface HideDialogProps {
  readonly advert: Pick<ManagedAdvert, 'id' | 'version' | 'content' | 'seller'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onHidden: () => void;
}

/** Asks why an advert is hidden. */
export function HideDialog({ advert, isOpen, onClose, onHidden }: HideDialogProps) {
  const { t } = useLingui();
  const { id, version, content, seller } = advert;
  return (
    <PreparedReasonDialog
      isOpen={isOpen}
      title={t`Skrýt inzerát: ${content.name}`}
      kind="advert"
      locales={[seller.locale]}
      help={t`Důvod pošleme autorovi e-mailem. Připravený důvod dostane v jazyce svého účtu.`}
      action={t`Skrýt inzerát`}
      onClose={onClose}
      send={(words) => browserApi.managedAdverts.hide({ params: { id }, body: { version, ...words } })}
      onDone={onHidden}
    />
  );
}
