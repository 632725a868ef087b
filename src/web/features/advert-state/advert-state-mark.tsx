import { Trans } from '@lingui/react/macro';
import { shownStateOf, type AdvertState, type ShownState } from '#shared/adverts/lifecycle.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';
import { useStateTexts } from './state-texts.ts';

const tones: Record<ShownState | 'deleted', Tone> = {
  waiting: 'waiting',
  approved: 'good',
  paused: 'neutral',
  hidden: 'bad',
  sold: 'neutral',
  expired: 'neutral',
  rejected: 'bad',
  deleted: 'neutral',
};

/** The state of an advert, in one word. */
export function AdvertStateMark({ state, isHidden }: { state: AdvertState; isHidden: boolean }) {
  const texts = useStateTexts();
  const shown = shownStateOf({ state, isHidden });
  return <StateMark tone={tones[shown]}>{shown === 'deleted' ? <Trans>Smazaný</Trans> : texts.row[shown]}</StateMark>;
}
