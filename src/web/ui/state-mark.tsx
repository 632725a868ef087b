import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { badgeColours, toneIcons, type Tone } from './state-tones.ts';

/** The state of something in a list: a word with the colour and the sign of its tone. */
export function StateMark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded px-2 text-sm font-semibold tablet:whitespace-nowrap',
        badgeColours[tone],
      )}
    >
      <Icon name={toneIcons[tone]} size={14} className="shrink-0" />
      {children}
    </span>
  );
}
