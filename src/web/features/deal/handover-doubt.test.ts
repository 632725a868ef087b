import { expect, test } from 'vitest';
import { handoverDoubt } from './handover-doubt.ts';

const at = '2026-06-02T15:00:00.000Z';
const meeting = { at, place: 'Brno', is_own: true, is_agreed: true };
const before = new Date('2026-06-02T14:59:00Z');

test.each([
  ['an agreed meeting is still to come', { state: 'agreed', meeting }, before, 'early'],
  ['it has begun', { state: 'agreed', meeting }, new Date(at), null],
  ['nobody has proposed a meeting', { state: 'accepted', meeting: null }, before, 'not_agreed'],
  [
    'a proposal waits for the answer',
    { state: 'accepted', meeting: { ...meeting, is_agreed: false } },
    before,
    'not_agreed',
  ],
] as const)('R-5.10 the handover is confirmed while %s', (_case, deal, now, doubt) => {
  expect(handoverDoubt(deal, now)).toBe(doubt);
});
