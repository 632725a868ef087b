import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Watchdog } from '#shared/watchdogs/contract.ts';
import { useFrequencyTexts } from '#web/features/watchdogs/frequency-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';
import { RemovedWatchdog } from './removed-watchdog.tsx';
import { WatchdogActions } from './watchdog-actions.tsx';
import { WatchedFilters } from './watched-filters.tsx';

/** One watchdog: what it watches, what it has found, and its actions. A deleted one leaves the way back. */
export function WatchdogRow({ watchdog }: { watchdog: Watchdog }) {
  const [isRemoved, setIsRemoved] = useState(false);
  if (isRemoved) return <RemovedWatchdog watchdog={watchdog} onRestored={() => setIsRemoved(false)} />;
  return (
    <li className="flex flex-col gap-2 p-3 tablet:p-4">
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h2 translate="no" className="font-sans text-lg font-semibold tracking-normal break-words">
            {watchdog.path === null ? watchdog.name : <a href={watchdog.path}>{watchdog.name}</a>}
          </h2>
          <KindLine watchdog={watchdog} />
        </div>
        <WatchdogState watchdog={watchdog} />
      </div>
      <WatchedFilters watchdog={watchdog} />
      <FoundLine watchdog={watchdog} />
      <WatchdogActions watchdog={watchdog} onRemoved={() => setIsRemoved(true)} />
    </li>
  );
}

const icons: Record<Watchdog['kind'], IconName> = { stock: 'bell', search: 'search', demand: 'message' };

function KindLine({ watchdog: { kind, query, frequency } }: { watchdog: Watchdog }) {
  const { t } = useLingui();
  const frequencies = useFrequencyTexts();
  const isOfSeller = query?.seller !== undefined;
  const kinds: Record<Watchdog['kind'], string> = {
    stock: t`Dostupnost zboží`,
    search: isOfSeller ? t`Inzeráty uživatele` : t`Uložené hledání`,
    demand: t`Vaše poptávka`,
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <Icon name={isOfSeller ? 'user' : icons[kind]} size={16} />
      <span>{kinds[kind]}</span>
      {kind !== 'stock' && <span>· {frequencies[frequency].short}</span>}
    </p>
  );
}

function WatchdogState({ watchdog: { state, kind } }: { watchdog: Watchdog }) {
  const { t } = useLingui();
  const tones: Record<Watchdog['state'], Tone> = {
    active: 'good',
    paused: 'neutral',
    unconfirmed: 'waiting',
    ended: 'neutral',
  };
  const texts: Record<Watchdog['state'], string> = {
    active: t`Hlídá`,
    paused: t`Pozastavený`,
    unconfirmed: t`Čeká na potvrzení`,
    ended: kind === 'stock' ? t`Zboží bylo skladem` : t`Skončil`,
  };
  return <StateMark tone={tones[state]}>{texts[state]}</StateMark>;
}

function FoundLine({
  watchdog: { kind, found, unseen, fired_at: firedAt, created_at: createdAt },
}: {
  watchdog: Watchdog;
}) {
  const { locale } = usePage();
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
      <span>
        <Trans>Založený {formatDate(createdAt, locale)}</Trans>
      </span>
      {firedAt === null ? (
        <span>{kind === 'stock' ? <Trans>Zatím vyprodáno</Trans> : <Trans>Zatím nic nenašel</Trans>}</span>
      ) : (
        <span>
          {kind === 'stock' ? (
            <Trans>Skladem od {formatDate(firedAt, locale)}</Trans>
          ) : (
            <Trans>Naposledy našel {formatDate(firedAt, locale)}</Trans>
          )}
        </span>
      )}
      {kind !== 'stock' && found > 0 && (
        <span>
          <Plural value={found} one="# nález" few="# nálezy" other="# nálezů" />
        </span>
      )}
      {kind !== 'stock' && unseen > 0 && (
        <strong className="text-ink">
          <Plural
            value={unseen}
            one="# nový od posledního e-mailu"
            few="# nové od posledního e-mailu"
            other="# nových od posledního e-mailu"
          />
        </strong>
      )}
    </p>
  );
}
