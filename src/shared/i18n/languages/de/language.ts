import type { Language } from '../../language.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const de: Language = {
  tag: 'de-DE',
  name: 'Deutsch',
  decimalMark: ',',
  thousandsSeparator: '.',
  piecesUnit: () => 'Stück',
  percentSign: '\u00a0%',
  weekdayLetters: 2,
  formatDay: ({ year, month, day }) => `${twoDigits(day)}.${twoDigits(month)}.${year}`,
};
