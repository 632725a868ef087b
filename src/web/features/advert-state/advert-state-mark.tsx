import { Trans } from '@lingui/react/macro';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';
import { useStateTexts } from './state-texts.ts';

const tones: Record<AdvertState, Tone> = {
  waiting: 'waiting',
  approved: 'good',
  paused: 'neutral',
  sold: 'neutral',
  expired: 'neutral',
  rejected: 'bad',
  deleted: 'neutral',
};

/** The state of an advert. A hidden one also says what it returns to. */
export function AdvertStateMark({ state, isHidden }: { state: AdvertState; isHidden: boolean }) {
  const texts = useStateTexts();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isHidden && (
        <StateMark tone="bad">
          <Trans>Skrytý správcem</Trans>
        </StateMark>
      )}
      <StateMark tone={tones[state]}>{state === 'deleted' ? <Trans>Smazaný</Trans> : texts.row[state]}</StateMark>
    </span>
  );
}
