import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Thread } from '#shared/messages/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { refreshCounts } from '#web/features/session/refresh-session.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { conversationCalls, messagesPath, type ConversationArea } from './conversation-area.ts';

const loadQuestions = lazyPart(() => import('./conversation-questions.tsx'));

interface ConversationActionsProps {
  readonly area: ConversationArea;
  readonly thread: Thread;
  /** Shows the thread as it is now. */
  readonly onChanged: () => Promise<void>;
}

/** Archives, deletes and blocks for one's own side. */
export function ConversationActions({ area, thread, onChanged }: ConversationActionsProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const failureText = useFailureText();
  const menu = useId();
  const [question, setQuestion] = useState<'delete' | 'block'>();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const questions = useChunk(loadQuestions, isMenuOpen || question !== undefined, () => setQuestion(undefined));
  const { id, partner, is_archived: isArchived, closed } = thread;
  const { archive } = conversationCalls(area, browserApi);
  const list = messagesPath(area, locale);

  const succeed = (text: string) => showSnackbar({ text, tone: 'success' });
  const act = async (action: () => Promise<unknown>, done: () => unknown) => {
    try {
      await action();
      await done();
      void refreshCounts();
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  const setArchived = (is: boolean) =>
    act(
      () => archive({ params: { id }, body: { is_archived: is } }),
      () => {
        succeed(is ? t`Konverzace je v archivu.` : t`Konverzace je zpět mezi doručenými.`);
        return is ? navigate(list) : onChanged();
      },
    );
  const remove = () =>
    act(
      () => browserApi.messages.remove({ params: { id }, query: { up_to: thread.messages.at(-1)?.id ?? 1 } }),
      () => {
        succeed(t`Konverzace je smazaná.`);
        navigate(list);
      },
    );
  const setBlocked = (person: number, is: boolean) =>
    act(
      () =>
        is
          ? browserApi.messages.block({ params: { id: person } })
          : browserApi.messages.unblock({ params: { id: person } }),
      () => {
        setQuestion(undefined);
        succeed(is ? t`Uživatel je zablokovaný.` : t`Uživatel už není zablokovaný.`);
        return onChanged();
      },
    );
  const itemClasses = 'w-full justify-start';

  return (
    <>
      <Button look="quiet" popoverTarget={menu} aria-label={t`Možnosti konverzace`} className="conversation-anchor">
        <Icon name="more" />
      </Button>
      <div
        id={menu}
        popover="auto"
        onToggle={({ newState }) => setIsMenuOpen(newState === 'open')}
        className="conversation-panel w-64 rounded-lg border border-line-strong bg-surface p-2 text-ink shadow-lg"
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        <Button look="quiet" className={itemClasses} onClick={() => void setArchived(!isArchived)}>
          {isArchived ? <Trans>Vrátit mezi doručené</Trans> : <Trans>Archivovat</Trans>}
        </Button>
        {area === 'account' && partner && closed !== 'account_closed' && (
          <Button
            look="quiet"
            className={itemClasses}
            onClick={() => (closed === 'blocked_by_me' ? void setBlocked(partner.id, false) : setQuestion('block'))}
          >
            {closed === 'blocked_by_me' ? (
              <Trans>Odblokovat uživatele</Trans>
            ) : (
              <Trans context="zprávy">Zablokovat uživatele</Trans>
            )}
          </Button>
        )}
        {area === 'account' && partner && (
          <LinkButton
            look="quiet"
            className={itemClasses}
            href={routePath('report', locale, { kind: 'user', id: partner.id })}
          >
            <Trans>Nahlásit uživatele</Trans>
          </LinkButton>
        )}
        {area === 'account' && thread.messages.length > 0 && (
          <Button look="quiet" className={itemClasses} onClick={() => setQuestion('delete')}>
            <Trans>Smazat konverzaci</Trans>
          </Button>
        )}
      </div>
      {questions && (
        <questions.ConversationQuestions
          question={question}
          onClose={() => setQuestion(undefined)}
          onDelete={() => void remove()}
          onBlock={() => partner && void setBlocked(partner.id, true)}
        />
      )}
    </>
  );
}
