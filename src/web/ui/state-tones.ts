import type { IconName } from './icon.tsx';

/** What a state means to its reader: success, waiting for somebody, failure, or none of these. */
export type Tone = 'good' | 'waiting' | 'bad' | 'neutral';

/** Colours of a badge by its tone. */
export const badgeColours: Readonly<Record<Tone, string>> = {
  good: 'bg-sunken text-link',
  waiting: 'bg-amber-soft text-amber-text',
  bad: 'bg-burgundy-soft text-burgundy-text',
  neutral: 'bg-sunken text-muted',
};

/** Each tone has a sign of its own: colour alone says nothing to many people. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  good: 'check',
  waiting: 'clock',
  bad: 'error',
  neutral: 'info',
};
