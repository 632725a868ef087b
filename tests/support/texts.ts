import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import type { Locale } from '#shared/i18n/locales.ts';

/** What fails without a network. */
export const offlineText = 'Jste bez připojení k internetu. Zkuste to prosím později.';

type Texts = (czech: string, values?: Readonly<Record<string, string | number>>) => string;

/** The product's messages in a language, by the Czech ones; of several meanings one is under the text alone. */
export function messagesIn(locale: Locale): Map<string, string> {
  const texts = new Map<string, string>();
  for (const side of ['server', 'web']) {
    const filename = `src/shared/i18n/languages/${locale}/${side}.po`;
    const context = { locale, sourceLocale: 'cs', filename, existing: null };
    const messages = formatter().parse(readFileSync(filename, 'utf8'), context);
    if (messages instanceof Promise) throw new Error('The catalogues are read at once.');
    for (const { message, translation, context: kind } of Object.values(messages))
      if (message) texts.set(kind && texts.has(message) ? `${message} (${kind})` : message, translation || message);
  }
  return texts;
}

/** The product's texts in a language, by the Czech ones with their placeholders. @throws an Error for a text that no catalogue has */
export function textsIn(locale: Locale): Texts {
  const texts = messagesIn(locale);
  return (czech, values = {}) => {
    const text = texts.get(czech);
    if (text === undefined) throw new Error(`No catalogue has the text „${czech}“.`);
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}
