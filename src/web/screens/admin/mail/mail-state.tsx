import { useLingui } from '@lingui/react/macro';
import { classes } from '#web/ui/classes.ts';
import type { ListedMail } from './mail-list.ts';

type MailState = ListedMail['state'];

const tones: Record<MailState, string> = {
  waiting: 'bg-amber-soft text-amber-text',
  sending: 'bg-amber-soft text-amber-text',
  sent: 'bg-sunken text-link',
  failed: 'bg-burgundy-soft text-burgundy-text',
  kept: 'bg-sunken text-muted',
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
  const texts = useMailStateTexts();
  return (
    <span className={classes('inline-block rounded px-2 py-0.5 text-sm font-semibold whitespace-nowrap', tones[state])}>
      {texts[state]}
    </span>
  );
}
