/** A draft in one language, as somebody has left it. */
export const draft = {
  category: 'wine-and-beer',
  author: 'Ivo Marek',
  locale: 'cs',
  title: 'Ledové víno krok za krokem',
  perex: '',
  body: `
Hrozny se sklízejí zmrzlé, nejvýš při **−7 °C**. Voda zůstane v lisu jako led a vyteče jen sladká šťáva.

## Sklizeň

Doplnit: odkdy se smí říkat ledové víno, kolik kilogramů dá jednu lahev.
`,
} as const;
