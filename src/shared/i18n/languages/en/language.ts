import type { Language } from '../../language.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const en: Language = {
  tag: 'en-US',
  name: 'English',
  decimalMark: '.',
  thousandsSeparator: ',',
  piecesUnit: (pieces) => (pieces === 1 ? 'pc' : 'pcs'),
  percentSign: '%',
  weekdayLetters: 3,
  formatDay: ({ year, month, day }) => `${months[month - 1]} ${day}, ${year}`,
};
