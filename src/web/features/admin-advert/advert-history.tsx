import { useLingui } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { usePage } from '#web/page/page-context.tsx';

/** The events of the advert, the newest first. */
export function AdvertHistory({ events }: { events: ManagedAdvert['events'] }) {
  const { locale } = usePage();
  const texts = useEventTexts();
  return (
    <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
      {events.map(({ id, kind, actor, reason, happened_at }) => (
        <li key={id}>
          <p className="font-semibold">{texts[kind] ?? kind}</p>
          {reason !== null && (
            <p lang="" className="whitespace-pre-line">
              {reason}
            </p>
          )}
          <p className="text-sm text-muted tabular-nums">
            {formatDateTime(happened_at, locale)}
            {actor && ` · ${actor}`}
          </p>
        </li>
      ))}
    </ol>
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
