/** User groups by id (the first is 1): name, discount in per cent, user names of some members. */
export const groups = [
  { name: 'Věrní zákazníci', discount: 5, members: ['eva.vinarka', 'stara.lahev', 'Vinar.Lubos'] },
  { name: 'Vinotéky a bary', discount: 12.5, members: ['vinoteka.podloubi', 'bar.potreby.cz', 'GlassAndCask'] },
  { name: 'Zaměstnanci', discount: 20, members: [] },
] as const;
