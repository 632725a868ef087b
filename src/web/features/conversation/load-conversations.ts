import { conversationFolders } from '#shared/messages/limits.ts';
import type { LoadContext } from '#web/page/screen.ts';
import { conversationCalls, type ConversationArea } from './conversation-area.ts';
import type { ConversationListData } from './conversation-list.tsx';

export async function loadConversations(
  area: ConversationArea,
  { api, locale, query }: LoadContext,
): Promise<ConversationListData> {
  const folder = conversationFolders.find((each) => each === query.get('folder')) ?? 'inbox';
  const q = query.get('q') ?? '';
  const page = Number(query.get('page') ?? 1) || 1;
  const { list } = conversationCalls(area, api);
  return { page: await list({ query: { lang: locale, folder, q, page } }), folder, q };
}
