import type { TextRules } from '../../text-rules.ts';

export const textRules: TextRules = {
  and: 'a',
  transliterations: {},
  searchEndings: 'ovi ami ach ech ich ych eho emu imi ymi ou em um im ym uv a e i o u y'.split(' '),
  wordsBoundToNext: /(?<![\p{L}\d])[ksvzouai] (?=\S)/giu,
};
