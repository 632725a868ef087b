/** The portal's palette (src/web/ui/styles.css; a test compares them). Mail clients do not support CSS variables. */
export const mailColours = {
  light: {
    paper: '#faf6ee',
    surface: '#fffdf8',
    sunken: '#f3ecdf',
    ink: '#1d1a16',
    muted: '#5d5448',
    line: '#e4daca',
    bottle: '#17382e',
    'on-bottle': '#f7f1e4',
  },
  dark: {
    paper: '#171512',
    surface: '#201d19',
    sunken: '#12100e',
    ink: '#f3ecdf',
    muted: '#b9ad9b',
    line: '#3a342c',
    bottle: '#1d4739',
    'on-bottle': '#f7f1e4',
  },
} as const;
