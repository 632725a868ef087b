import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal } from '#shared/deals/contract.ts';
import { primaryActionOf, otherRole, type DealAction } from '#shared/deals/lifecycle.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EndingForm } from './ending-form.tsx';
import { MeetingForm } from './meeting-form.tsx';

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
    hand_over: t`Potvrdit předání`,
    decline: t`Odmítnout`,
    withdraw: state === 'offered' ? t`Vzít nabídku zpět` : t`Odstoupit`,
  };
  const hasSlip = state === 'accepted' || state === 'agreed';
  const ordered = [...actions].sort((one, other) => Number(other === primary) - Number(one === primary));
  if (actions.length === 0 && !hasSlip) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {ordered.map((action) => (
        <Button
          key={action}
          size="small"
          look={action === primary ? 'primary' : action === 'decline' || action === 'withdraw' ? 'danger' : 'secondary'}
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
      <FormDialog isOpen={asked === 'propose_meeting'} onClose={close} title={t`Čas a místo předání`}>
        <MeetingForm deal={deal} onDone={done} />
      </FormDialog>
      <FormDialog
        isOpen={asked === 'decline' || asked === 'withdraw'}
        onClose={close}
        title={
          asked === 'decline'
            ? t`Odmítnout nabídku?`
            : state === 'offered'
              ? t`Vzít nabídku zpět?`
              : t`Odstoupit od obchodu?`
        }
      >
        <EndingForm deal={deal} action={asked === 'decline' ? 'decline' : 'withdraw'} onDone={done} />
      </FormDialog>
      <Dialog isOpen={asked === 'hand_over'} onClose={close} title={t`Proběhlo předání?`}>
        <p>
          <Trans>
            Potvrďte ho, až zboží i peníze změní majitele. Jakmile ho potvrdíte oba, inzerát se označí jako prodaný a
            vrátit to nepůjde. Zboží smí převzít jen osoba, které je aspoň {ageLimit} let.
          </Trans>
        </p>
        <p className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={close}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button disabled={isRunning} onClick={() => void call(() => browserApi.deals.handOver({ params: { id } }))}>
            <Trans>Potvrdit předání</Trans>
          </Button>
        </p>
      </Dialog>
    </div>
  );
}

/** The situation as the reader knows it. */
function situationOf({ state, role, meeting, handed_over: handed }: Deal) {
  return {
    state,
    meetingBy: meeting && (meeting.is_own ? role : otherRole(role)),
    handedOverBy: [...(handed.by_me ? [role] : []), ...(handed.by_partner ? [otherRole(role)] : [])],
  };
}
