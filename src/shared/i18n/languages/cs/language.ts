import type { Language } from '../../language.ts';

export const cs: Language = {
  tag: 'cs-CZ',
  name: 'Čeština',
  decimalMark: ',',
  thousandsSeparator: '\u00a0',
  piecesUnit: () => 'ks',
  percentSign: '\u00a0%',
  weekdayLetters: 2,
  formatDay: ({ year, month, day }) => `${day}.\u00a0${month}.\u00a0${year}`,
};
