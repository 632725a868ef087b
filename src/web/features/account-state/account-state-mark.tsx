import { Trans } from '@lingui/react/macro';
import type { AccountState } from '#shared/accounts/limits.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import type { Tone } from '#web/ui/state-tones.ts';

const tones: Record<AccountState, Tone> = {
  waiting: 'waiting',
  approved: 'good',
  refused: 'bad',
  blocked: 'bad',
  closing: 'waiting',
  erased: 'bad',
};

export function AccountStateMark({ state }: { state: AccountState }) {
  return (
    <StateMark tone={tones[state]}>
      {state === 'waiting' && <Trans>čeká na schválení</Trans>}
      {state === 'approved' && <Trans>schválený</Trans>}
      {state === 'refused' && <Trans>zamítnutý</Trans>}
      {state === 'blocked' && <Trans>zablokovaný</Trans>}
      {state === 'closing' && <Trans>ruší se</Trans>}
      {state === 'erased' && <Trans>smazaný</Trans>}
    </StateMark>
  );
}
