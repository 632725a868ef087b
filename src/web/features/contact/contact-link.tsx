import type { ReactNode } from 'react';
import { routePath } from '#shared/i18n/paths.ts';
import type { ConversationKind } from '#shared/messages/limits.ts';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface ContactLinkProps {
  readonly kind: ConversationKind;
  /** Id of the listing, the user or the order. */
  readonly id: number;
  /** The user who would read it, and who does not see the link. */
  readonly userId?: number | undefined;
  readonly look?: 'primary' | 'secondary';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a conversation about something; guests log in on the way. */
export function ContactLink({ kind, id, userId, look, className, children }: ContactLinkProps) {
  const { locale } = usePage();
  const session = useSession();
  if (userId !== undefined && session.status === 'in' && session.session.me.id === userId) return null;
  return (
    <LinkButton
      href={`${routePath('account-messages-add', locale)}?${kind}=${id}`}
      rel="nofollow"
      look={look}
      className={className}
    >
      <Icon name="message" />
      {children}
    </LinkButton>
  );
}
