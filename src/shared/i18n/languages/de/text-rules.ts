import { deu } from 'stopword';
import type { TextRules } from '../../text-rules.ts';

export const textRules: TextRules = {
  and: 'und',
  transliterations: { ä: 'ae', ö: 'oe', ü: 'ue' },
  searchEndings: 'em en es er e n s'.split(' '),
  stopWords: deu,
  priceWords: {
    since: ['ab', 'von'],
    from: ['uber', 'ueber', 'zwischen', 'min', 'mindestens', 'mehr als'],
    to: ['bis', 'bis zu', 'unter', 'max', 'maximal', 'hochstens', 'hoechstens', 'weniger als'],
    between: ['bis', 'und'],
  },
  ageWords: ['jahr', 'jahre', 'jahren'],
  demandWords: ['suche', 'gesucht', 'gesuch', 'kaufe', 'ankauf'],
};
