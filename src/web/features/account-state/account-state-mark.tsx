import { Trans } from '@lingui/react/macro';
import type { AccountState } from '#shared/accounts/limits.ts';
import { classes } from '#web/ui/classes.ts';

const tones: Record<AccountState, string> = {
  waiting: 'bg-amber-soft text-amber-text',
  approved: 'bg-sunken text-link',
  refused: 'bg-burgundy-soft text-burgundy-text',
  blocked: 'bg-burgundy-soft text-burgundy-text',
};

export function AccountStateMark({ state }: { state: AccountState }) {
  return (
    <span className={classes('inline-block rounded px-2 py-0.5 text-sm font-semibold whitespace-nowrap', tones[state])}>
      {state === 'waiting' && <Trans>čeká na schválení</Trans>}
      {state === 'approved' && <Trans>schválený</Trans>}
      {state === 'refused' && <Trans>zamítnutý</Trans>}
      {state === 'blocked' && <Trans>zablokovaný</Trans>}
    </span>
  );
}
