import '#shared/i18n/personal-paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { ApiClient } from '#web/api/client.ts';

/** Whose conversations are shown: the user's own, or the shop's in the administration. */
export type ConversationArea = 'account' | 'shop';

/** The calls of an area, which both have. */
export function conversationCalls(area: ConversationArea, api: ApiClient): ApiClient['adminMessages'] {
  return area === 'account' ? api.messages : api.adminMessages;
}

export function messagesPath(area: ConversationArea, locale: Locale): string {
  return routePath(area === 'account' ? 'account-messages' : 'admin-messages', locale);
}

export function conversationPath(area: ConversationArea, locale: Locale, id: number): string {
  return routePath(area === 'account' ? 'account-conversation' : 'admin-conversation', locale, { id });
}

/** The name of the draft of the next message. */
export function draftOf(area: ConversationArea, id: number): string {
  return `message:${area}:${id}`;
}
