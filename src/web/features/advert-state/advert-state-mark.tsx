import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import { classes } from '#web/ui/classes.ts';
import { useStateTexts } from './state-texts.ts';

const tones: Record<AdvertState, string> = {
  waiting: 'bg-amber-soft text-amber-text',
  approved: 'bg-sunken text-link',
  paused: 'bg-sunken text-ink',
  sold: 'bg-sunken text-ink',
  expired: 'bg-sunken text-muted',
  rejected: 'bg-burgundy-soft text-burgundy-text',
  deleted: 'bg-sunken text-muted',
};

/** The state of an advert. A hidden one also says what it returns to. */
export function AdvertStateMark({ state, isHidden }: { state: AdvertState; isHidden: boolean }) {
  const texts = useStateTexts();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isHidden && (
        <Mark tone="bg-burgundy-soft text-burgundy-text">
          <Trans>Skrytý správcem</Trans>
        </Mark>
      )}
      <Mark tone={tones[state]}>{state === 'deleted' ? <Trans>Smazaný</Trans> : texts.row[state]}</Mark>
    </span>
  );
}

function Mark({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <span className={classes('inline-block rounded px-2 py-0.5 text-sm font-semibold whitespace-nowrap', tone)}>
      {children}
    </span>
  );
}
