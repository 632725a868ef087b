import type { TextRules } from '../../text-rules.ts';

export const textRules: TextRules = {
  and: 'and',
  transliterations: {},
  searchEndings: ['es', 's'],
};
