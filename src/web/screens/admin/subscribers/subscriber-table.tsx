import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { SubscriberRow } from '#shared/newsletters/admin-contract.ts';
import type { ConsentSource, SubscriberState, Suppression } from '#shared/newsletters/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { BulkBar } from '#web/features/filtered-list/bulk-bar.tsx';
import { SubscriberStateMark } from '#web/features/newsletter/subscription-state.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useSelection } from '#web/ui/use-selection.ts';

/** The subscribers of the list: complaints are recorded and suppressions lifted; those who asked for it can be erased. */
export function SubscriberTable({ subscribers }: { subscribers: readonly SubscriberRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const selection = useSelection(subscribers.map(({ id }) => id));
  const [isAsked, setIsAsked] = useState(false);
  const { isDeciding, decide } = useDecision();
  const chosen = subscribers.filter(({ id }) => selection.has(id));
  const areChosen = (...states: readonly SubscriberState[]) => chosen.some(({ state }) => states.includes(state));
  const ids = chosen.map(({ id }) => id);
  const complain = () => decide(() => browserApi.adminSubscribers.suppress({ body: { ids } }));
  const lift = () => decide(() => browserApi.adminSubscribers.lift({ body: { ids } }));
  const suppressed: Record<Suppression, string> = { bounce: t`schránka neexistuje`, complaint: t`stížnost` };
  const sources: Record<ConsentSource, string> = {
    footer: t`patička webu`,
    account: t`účet`,
    link: t`odkaz v e-mailu`,
  };
  return (
    <>
      <BulkBar selection={selection}>
        <Button
          size="small"
          look="secondary"
          disabled={isDeciding || !areChosen('active', 'unconfirmed')}
          onClick={() => void complain()}
        >
          <Trans>Zaznamenat stížnost</Trans>
        </Button>
        <Button
          size="small"
          look="secondary"
          disabled={isDeciding || !areChosen('suppressed')}
          onClick={() => void lift()}
        >
          <Trans>Obnovit odběr</Trans>
        </Button>
        <Button size="small" look="danger" onClick={() => setIsAsked(true)}>
          <Trans>Smazat</Trans>
        </Button>
      </BulkBar>
      <DataTable
        isList
        label={t`Odběratelé newsletteru`}
        columns={[
          checkColumn(selection, subscribers),
          { title: <Trans>E-mail</Trans> },
          { title: <Trans>Stav</Trans> },
          { title: <Trans>Od</Trans>, isFigure: true },
          { title: <Trans>Jazyk</Trans> },
          { title: <Trans>Kategorie</Trans>, isFigure: true },
          { title: <Trans>Souhlas</Trans> },
        ]}
      >
        {subscribers.map((subscriber) => (
          <DataRow key={subscriber.id}>
            <Cell isCheck>
              <RowCheck
                label={t`Vybrat ${subscriber.email}`}
                checked={selection.has(subscriber.id)}
                onChange={() => selection.toggle(subscriber.id)}
              />
            </Cell>
            <RowHead>
              <span className="break-all">{subscriber.email}</span>
            </RowHead>
            <Cell>
              <SubscriberStateMark state={subscriber.state} />
              {subscriber.suppression && (
                <span className="block text-sm text-muted" title={subscriber.suppression_detail ?? undefined}>
                  {suppressed[subscriber.suppression]}
                </span>
              )}
            </Cell>
            <Cell isFigure label={<Trans>Od</Trans>}>
              {formatDateTime(subscriber.state_at, locale)}
            </Cell>
            <Cell>
              <span className="uppercase">{subscriber.locale}</span>
            </Cell>
            <Cell isFigure label={<Trans>Kategorie</Trans>}>
              {subscriber.categories}
            </Cell>
            <Cell>
              {subscriber.source && sources[subscriber.source]}
              {subscriber.wording && <span className="ml-2 text-muted tabular-nums">{subscriber.wording}</span>}
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <RemoveDialog subscribers={isAsked ? chosen : []} onClose={() => setIsAsked(false)} />
    </>
  );
}

/** Asks before it erases: nothing remembers then that somebody has unsubscribed. */
function RemoveDialog({ subscribers, onClose }: { subscribers: readonly SubscriberRow[]; onClose: () => void }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const remove = () =>
    run(async () => {
      const { removed } = await browserApi.adminSubscribers.remove({ body: { ids: subscribers.map(({ id }) => id) } });
      showSnackbar({ text: t`Hotovo. Počet smazaných odběratelů: ${removed}.`, tone: 'success' });
      onClose();
      reload();
    });
  return (
    <Dialog isOpen={subscribers.length > 0} onClose={onClose} title={t`Smazat odběratele?`}>
      <ul className="mb-3">
        {subscribers.map(({ id, email }) => (
          <li key={id} className="break-all">
            {email}
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Smaže se adresa, výběr kategorií i záznam souhlasu. Vzít zpět to nelze. Kdo newsletter jen nechce dostávat, se
          odhlásí odkazem v e-mailu.
        </Trans>
      </p>
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button look="danger" disabled={isRunning} onClick={() => void remove()}>
          <Trans>Smazat</Trans>
        </Button>
      </p>
    </Dialog>
  );
}
