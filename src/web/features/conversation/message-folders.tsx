import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { conversationFolders, type ConversationFolder } from '#shared/messages/limits.ts';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { TabLink } from '#web/ui/tab-link.tsx';
import type { ConversationArea } from './conversation-area.ts';

interface MessageFoldersProps {
  readonly area: ConversationArea;
  readonly current: ConversationFolder | 'notices';
  readonly hrefOf: (folder: ConversationFolder) => string;
}

/** Conversations, archived ones and, apart from people's messages, what the portal tells its user. */
export function MessageFolders({ area, current, hrefOf }: MessageFoldersProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const session = useSession();
  const notices = session.status === 'in' ? session.session.messages.system.length : 0;
  const texts = { inbox: t`Doručené`, archived: t`Archiv` };
  return (
    <nav aria-label={t`Složky`}>
      <ul className="flex flex-wrap gap-2">
        {conversationFolders.map((folder) => (
          <li key={folder}>
            <TabLink href={hrefOf(folder)} isCurrent={folder === current}>
              {texts[folder]}
            </TabLink>
          </li>
        ))}
        {area === 'account' && (
          <li>
            <TabLink href={routePath('account-notices', locale)} isCurrent={current === 'notices'}>
              <Trans>Od Karafy</Trans>
              {notices > 0 && current !== 'notices' && (
                <span className="rounded-full bg-bottle px-2 text-sm font-semibold text-on-bottle tabular-nums">
                  <span aria-hidden="true">{notices}</span>
                  <span className="sr-only">
                    <Plural value={notices} one="# nová" few="# nové" other="# nových" />
                  </span>
                </span>
              )}
            </TabLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
