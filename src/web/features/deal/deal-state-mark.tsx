import { useLingui } from '@lingui/react/macro';
import type { DealState } from '#shared/deals/lifecycle.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';

const tones: Record<DealState, Tone> = {
  offered: 'waiting',
  accepted: 'waiting',
  agreed: 'waiting',
  done: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  ended: 'neutral',
};

export function DealStateMark({ state }: { state: DealState }) {
  const { t } = useLingui();
  const texts: Record<DealState, string> = {
    offered: t`Nabídka čeká na odpověď`,
    accepted: t`Domlouvá se předání`,
    agreed: t`Předání domluveno`,
    done: t`Předáno`,
    declined: t`Odmítnuto`,
    withdrawn: t`Odstoupeno`,
    expired: t`Vypršelo`,
    ended: t`Ukončeno`,
  };
  return <StateMark tone={tones[state]}>{texts[state]}</StateMark>;
}
