import { ces } from 'stopword';
import type { TextRules } from '../../text-rules.ts';

export const textRules: TextRules = {
  and: 'a',
  transliterations: {},
  searchEndings: 'ovi ami ach ech ich ych eho emu imi ymi ou em um im ym uv a e i o u y'.split(' '),
  stopWords: ces,
  priceWords: {
    since: ['od'],
    from: ['nad', 'min', 'minimalne', 'alespon', 'vice nez', 'drazsi nez'],
    to: ['do', 'pod', 'max', 'maximalne', 'nejvyse', 'mene nez', 'levnejsi nez'],
    between: ['do', 'az', 'a'],
  },
  ageWords: ['let', 'rok', 'roku', 'roky', 'lety'],
  demandWords: ['koupim', 'hledam', 'shanim', 'poptavam', 'poptavka', 'vykup', 'vykoupim', 'prijmu'],
  wordsBoundToNext: /(?<![\p{L}\d])[ksvzouai] (?=\S)/giu,
};
