import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal } from '#shared/deals/contract.ts';
import { primaryActionOf, otherRole, type DealAction } from '#shared/deals/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadDialogs = lazyPart(() => import('./deal-dialogs.tsx'));

interface DealActionsProps {
  readonly deal: Deal;
  readonly onChanged: () => Promise<void>;
}

/** What one side can do with a deal: one primary action, and what ends it last. */
export function DealActions({ deal, onChanged }: DealActionsProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const [asked, setAsked] = useState<DealAction>();
  const { id, actions, meeting, state } = deal;
  const primary = primaryActionOf(situationOf(deal), deal.role);
  const close = () => setAsked(undefined);
  const dialogs = useChunk(loadDialogs, asked !== undefined, close);
  const done = () => {
    close();
    void onChanged();
  };
  const call = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work();
        close();
      } finally {
        // Also after a refusal: the deal has moved meanwhile.
        await onChanged();
      }
    });
  const act = (action: DealAction) => {
    if (action === 'accept') void call(() => browserApi.deals.accept({ params: { id } }));
    else if (action === 'confirm_meeting' && meeting)
      void call(() =>
        browserApi.deals.confirmMeeting({ params: { id }, body: { at: meeting.at, place: meeting.place } }),
      );
    else setAsked(action);
  };
  const texts: Record<DealAction, string> = {
    accept: t`Přijmout nabídku`,
    confirm_meeting: t`Potvrdit čas a místo`,
    propose_meeting: meeting ? t`Navrhnout jiný čas` : t`Navrhnout čas a místo`,
    // Next to the confirmation of the time, the same verb would be pressed by mistake.
    hand_over: primary === 'hand_over' ? t`Potvrdit předání` : t`Předání už proběhlo`,
    decline: t`Odmítnout`,
    withdraw: state === 'offered' ? t`Vzít nabídku zpět` : t`Odstoupit`,
  };
  const hasSlip = state === 'accepted' || state === 'agreed' || state === 'done';
  const ordered = [...actions].sort((one, other) => Number(other === primary) - Number(one === primary));
  if (actions.length === 0 && !hasSlip) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {ordered.map((action) => (
        <Button
          key={action}
          size="small"
          look={action === primary ? 'primary' : otherLooks[action]}
          disabled={isRunning}
          onClick={() => act(action)}
        >
          {texts[action]}
        </Button>
      ))}
      {hasSlip && (
        <a
          href={`/api/me/deals/${id}/slip.pdf?lang=${locale}`}
          download
          className="ml-auto inline-flex min-h-9 items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <Icon name="document" size={16} />
          <Trans>Předávací list (PDF)</Trans>
        </a>
      )}
      {dialogs && (
        <dialogs.DealDialogs
          deal={deal}
          asked={asked}
          isBusy={isRunning}
          onClose={close}
          onDone={done}
          onHandedOver={() => void call(() => browserApi.deals.handOver({ params: { id } }))}
        />
      )}
    </div>
  );
}

const otherLooks: Record<DealAction, 'secondary' | 'quiet' | 'danger'> = {
  accept: 'secondary',
  confirm_meeting: 'secondary',
  propose_meeting: 'secondary',
  hand_over: 'quiet',
  decline: 'danger',
  withdraw: 'danger',
};

/** The situation as the reader knows it. */
function situationOf({ state, role, meeting, handed_over: handed }: Deal) {
  return {
    state,
    meetingBy: meeting && (meeting.is_own ? role : otherRole(role)),
    handedOverBy: [...(handed.by_me ? [role] : []), ...(handed.by_partner ? [otherRole(role)] : [])],
  };
}
