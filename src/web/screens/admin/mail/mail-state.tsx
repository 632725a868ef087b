import { useLingui } from '@lingui/react/macro';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';
import type { ListedMail } from './mail-list.ts';

type MailState = ListedMail['state'];

const tones: Record<MailState, Tone> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
  kept: 'neutral',
};

export function useMailStateTexts(): Record<MailState, string> {
  const { t } = useLingui();
  return {
    waiting: t`čeká na odeslání`,
    sending: t`odesílá se`,
    sent: t`odeslaný`,
    failed: t`neodeslaný`,
    kept: t`uložený`,
  };
}

export function MailStateMark({ state }: { state: MailState }) {
  return <StateMark tone={tones[state]}>{useMailStateTexts()[state]}</StateMark>;
}
