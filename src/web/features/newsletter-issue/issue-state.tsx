import { Trans, useLingui } from '@lingui/react/macro';
import type { IssueRow } from '#shared/newsletters/issues-contract.ts';
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

/** An issue that reached nobody must not look like one that was sent. */
export function IssueStateMark({ issue: { state, sent, kept } }: { issue: Pick<IssueRow, 'state' | 'sent' | 'kept'> }) {
  const texts = useIssueStateTexts();
  if (state === 'sent' && sent === 0 && kept > 0)
    return (
      <StateMark tone="bad">
        <Trans context="newsletter">neodeslaný</Trans>
      </StateMark>
    );
  return <StateMark tone={tones[state]}>{texts[state]}</StateMark>;
}
