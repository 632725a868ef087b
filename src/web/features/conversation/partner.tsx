import { useLingui } from '@lingui/react/macro';
import type { ConversationSummary } from '#shared/messages/contract.ts';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { personName } from '#web/features/person/person-name.ts';
import { Icon } from '#web/ui/icon.tsx';

type Person = ConversationSummary['partner'];

/** The name of the other side; null is the shop. */
export function usePartnerName(): (partner: Person) => string {
  const { t, i18n } = useLingui();
  return (partner) => (partner ? personName(i18n, partner.username) : t`Obchod Karafa`);
}

/** Decorative: the name is always shown next to it. */
export function PartnerPicture({ partner }: { partner: Person }) {
  if (partner) return <Avatar username={partner.username} avatarKey={partner.avatar} size="small" />;
  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-full bg-amber-soft text-tobacco"
    >
      <Icon name="store" size={24} />
    </span>
  );
}
