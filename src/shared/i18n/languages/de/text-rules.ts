import type { TextRules } from '../../text-rules.ts';

export const textRules: TextRules = {
  and: 'und',
  transliterations: { ä: 'ae', ö: 'oe', ü: 'ue' },
  searchEndings: 'em en es er e n s'.split(' '),
};
