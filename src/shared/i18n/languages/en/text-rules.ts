import { eng } from 'stopword';
import type { TextRules } from '../../text-rules.ts';

export const textRules: TextRules = {
  and: 'and',
  transliterations: {},
  searchEndings: ['es', 's'],
  stopWords: eng,
  priceWords: {
    since: ['from'],
    from: ['over', 'above', 'between', 'min', 'at least', 'more than'],
    to: ['under', 'below', 'up to', 'max', 'at most', 'less than'],
    between: ['to', 'and'],
  },
  ageWords: ['year', 'years', 'yo', 'yr', 'yrs'],
  demandWords: ['wanted', 'looking', 'want', 'seeking', 'buying', 'buy'],
};
