import { useLingui } from '@lingui/react/macro';
import type { IssueState } from '#shared/newsletters/issues.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';

const tones: Record<IssueState, Tone> = {
  draft: 'neutral',
  scheduled: 'waiting',
  sending: 'waiting',
  paused: 'bad',
  sent: 'good',
  stopped: 'neutral',
};

export function useIssueStateTexts(): Record<IssueState, string> {
  const { t } = useLingui();
  return {
    draft: t`koncept`,
    scheduled: t({ message: 'naplánovaný', context: 'newsletter' }),
    sending: t`odesílá se`,
    paused: t({ message: 'pozastavený', context: 'newsletter' }),
    sent: t({ message: 'odeslaný', context: 'newsletter' }),
    stopped: t({ message: 'předčasně ukončený', context: 'newsletter' }),
  };
}

export function IssueStateMark({ state }: { state: IssueState }) {
  return <StateMark tone={tones[state]}>{useIssueStateTexts()[state]}</StateMark>;
}
