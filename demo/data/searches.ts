/** What visitors of the demo search for: how often a day, and whether there is anything. */
export const searchedTexts: readonly { readonly text: string; readonly weight: number; readonly isFound: boolean }[] = [
  { text: 'rum', weight: 14, isFound: true },
  { text: 'whisky', weight: 11, isFound: true },
  { text: 'doutníky', weight: 8, isFound: true },
  { text: 'slivovice', weight: 7, isFound: true },
  { text: 'gin', weight: 6, isFound: true },
  { text: 'víno červené', weight: 5, isFound: true },
  { text: 'diplomatico', weight: 4, isFound: true },
  { text: 'dýmka', weight: 4, isFound: true },
  { text: 'humidor', weight: 3, isFound: true },
  { text: 'tequila', weight: 3, isFound: true },
  { text: 'whiskey sour mix', weight: 4, isFound: false },
  { text: 'nealko gin', weight: 4, isFound: false },
  { text: 'elektronická cigareta', weight: 3, isFound: false },
  { text: 'saké', weight: 3, isFound: false },
];
