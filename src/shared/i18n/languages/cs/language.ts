import type { Language } from '../../language.ts';

export const cs: Language = {
  tag: 'cs-CZ',
  name: 'Čeština',
  decimalMark: ',',
  thousandsSeparator: '\u00a0',
  pieces: 'ks',
  weekdayLetters: 2,
  formatDay: ({ year, month, day }) => `${day}.\u00a0${month}.\u00a0${year}`,
};
