import { Trans } from '@lingui/react/macro';
import type { ErasureState as State } from '#shared/privacy/limits.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';

const tones: Record<State, Tone> = {
  waiting: 'bad',
  closing: 'waiting',
  erasing: 'waiting',
  erased: 'good',
  cancelled: 'good',
};

export function ErasureState({ state }: { state: State }) {
  return (
    <StateMark tone={tones[state]}>
      {state === 'waiting' && <Trans>něco brání zrušení</Trans>}
      {state === 'closing' && <Trans>zavřený, lze ponechat</Trans>}
      {state === 'erasing' && <Trans>maže se</Trans>}
      {state === 'erased' && <Trans>smazaný</Trans>}
      {state === 'cancelled' && <Trans>ponechaný</Trans>}
    </StateMark>
  );
}
