import { Trans, useLingui } from '@lingui/react/macro';
import { watchdogNameLength } from '#shared/watchdogs/limits.ts';
import { useFilterTexts } from '#web/features/listing-list/filter-texts.ts';
import { WatchDialog } from './watch-dialog.tsx';

export interface WatchedSeller {
  readonly id: number;
  readonly username: string;
  /** The kind of offer that the profile lists; undefined = both. */
  readonly offer: 'supply' | 'demand' | undefined;
}

/** Saves the adverts of a user as a watchdog. */
export function WatchSellerDialog({ seller, onClose }: { seller: WatchedSeller; onClose: () => void }) {
  const { t } = useLingui();
  const texts = useFilterTexts();
  const { id, username, offer } = seller;
  return (
    <WatchDialog
      title={t`Hlídat inzeráty uživatele`}
      query={{ seller: id, offer }}
      name={[username, ...(offer ? [texts.values.offer[offer]!] : [])].join(', ').slice(0, watchdogNameLength)}
      onClose={onClose}
    >
      <Trans>Napíšeme vám, když uživatel {username} zveřejní nový inzerát.</Trans>
    </WatchDialog>
  );
}
