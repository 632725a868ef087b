/** The `lang` of what people have written: screen readers must not read it as the page's language. */
export const unknownLanguage = '';
