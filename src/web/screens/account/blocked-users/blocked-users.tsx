import { useRef, useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { messagesContract } from '#shared/messages/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { PartnerPicture } from '#web/features/conversation/partner.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

type BlockedUsers = CallAnswer<(typeof messagesContract)['blocked']>;

/** The users whom the logged-in user has blocked. */
export const screen = defineScreen<BlockedUsers>({
  load: ({ api }) => api.messages.blocked(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Zablokovaní uživatelé`),
    alternates: pathsInAllLocales('account-blocked-users'),
    isIndexed: false,
  }),
  Page: function BlockedUsersPage({ data }) {
    const { locale } = usePage();
    const [users, setUsers] = useState(data);
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <div className="max-w-3xl">
        <p className="mb-2">
          <a href={routePath('account-messages', locale)} className="inline-flex min-h-9 items-center gap-1">
            <Icon name="chevron-left" size={18} />
            <Trans>Zpět na zprávy</Trans>
          </a>
        </p>
        <h1 ref={heading} tabIndex={-1} className="mb-2 text-3xl">
          <Trans>Zablokovaní uživatelé</Trans>
        </h1>
        {users.length === 0 ? (
          <EmptyState pictogram="carafe" title={<Trans>Nikoho nemáte zablokovaného</Trans>}>
            <p>
              <Trans>Uživatele zablokujete v konverzaci s ním, v jejích možnostech.</Trans>
            </p>
          </EmptyState>
        ) : (
          <>
            <p className="mb-4 text-muted">
              <Trans>S těmito uživateli si navzájem nemůžete psát.</Trans>
            </p>
            <ul className="divide-y divide-line rounded border border-line bg-surface">
              {users.map((user) => (
                <BlockedUser
                  key={user.id}
                  user={user}
                  onUnblocked={() => {
                    setUsers((now) => now.filter(({ id }) => id !== user.id));
                    // The pressed button vanishes.
                    heading.current?.focus();
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    );
  },
});

function BlockedUser({ user, onUnblocked }: { user: BlockedUsers[number]; onUnblocked: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const { id, username, blocked_at: at } = user;
  const unblock = () =>
    run(async () => {
      await browserApi.messages.unblock({ params: { id } });
      showSnackbar({ text: t`Uživatel ${username} už není zablokovaný.`, tone: 'success' });
      onUnblocked();
    });
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <PartnerPicture partner={user} />
      <p className="min-w-0 grow">
        <a href={routePath('user', locale, { id })} className="font-semibold break-words">
          {username}
        </a>
        <span className="block text-sm text-muted">
          <Trans>Blokujete od {formatDate(at, locale)}</Trans>
        </span>
      </p>
      <Button look="secondary" size="small" disabled={isRunning} onClick={() => void unblock()}>
        <Trans context="zprávy">Odblokovat</Trans>
      </Button>
    </li>
  );
}
