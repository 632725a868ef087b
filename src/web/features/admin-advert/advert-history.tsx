import { useLingui } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { EventList } from '#web/features/event-list/event-list.tsx';

/** The events of the advert, the newest first. */
export function AdvertHistory({ events }: { events: ManagedAdvert['events'] }) {
  const texts = useEventTexts();
  return (
    <EventList
      events={events.map(({ kind, happened_at: happenedAt, ...event }) => ({
        ...event,
        happenedAt,
        title: texts[kind] ?? kind,
      }))}
    />
  );
}

function useEventTexts(): Record<string, string> {
  const { t } = useLingui();
  return {
    submit: t`Inzerát vložen`,
    resubmit: t`Inzerát poslán znovu`,
    approve: t`Inzerát schválen`,
    reject: t`Inzerát zamítnut`,
    change: t`Inzerát upraven`,
    submit_change: t`Změna poslána ke schválení`,
    approve_change: t`Změna inzerátu schválena`,
    reject_change: t`Změna inzerátu zamítnuta`,
    pause: t`Inzerát pozastaven`,
    resume: t`Zveřejnění obnoveno`,
    sell: t`Označeno jako prodané`,
    renew: t`Inzerát prodloužen`,
    expire: t`Platnost skončila`,
    delete: t`Inzerát smazán`,
    review: t`Dodatečně zkontrolováno`,
    hide: t`Inzerát skryt`,
    restore: t`Inzerát obnoven`,
  };
}
