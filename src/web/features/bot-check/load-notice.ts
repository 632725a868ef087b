import type { I18n } from '@lingui/core';
import { messages } from 'virtual:messages-of/features/bot-check/bot-notice';
import type { Locale } from '#shared/i18n/locales.ts';

/** The notice with its texts, which no page holds: they join those of the page. */
export async function loadNotice(i18n: I18n, locale: Locale) {
  const [{ BotNotice }, texts] = await Promise.all([import('./bot-notice.tsx'), messages[locale]()]);
  i18n.load(locale, texts.messages);
  return { BotNotice, i18n };
}
