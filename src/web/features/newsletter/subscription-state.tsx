import { useLingui } from '@lingui/react/macro';
import type { SubscriberState } from '#shared/newsletters/limits.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';

const tones: Record<SubscriberState, Tone> = {
  unconfirmed: 'waiting',
  active: 'good',
  unsubscribed: 'neutral',
  suppressed: 'bad',
};

/** The words of the states for administrators. */
export function useSubscriberStateTexts(): Record<SubscriberState, string> {
  const { t } = useLingui();
  return {
    unconfirmed: t`čeká na potvrzení`,
    active: t`odebírá`,
    unsubscribed: t`odhlášený`,
    suppressed: t`nedoručitelný`,
  };
}

export function SubscriberStateMark({ state }: { state: SubscriberState }) {
  return <StateMark tone={tones[state]}>{useSubscriberStateTexts()[state]}</StateMark>;
}
