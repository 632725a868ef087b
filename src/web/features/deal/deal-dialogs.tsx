import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal } from '#shared/deals/contract.ts';
import type { DealAction } from '#shared/deals/lifecycle.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { Money } from '#shared/money/money.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EndingForm } from './ending-form.tsx';
import { handoverDoubt } from './handover-doubt.ts';
import { MeetingForm } from './meeting-form.tsx';
import { OfferForm } from './offer-form.tsx';

interface DealDialogsProps {
  readonly deal: Deal;
  readonly asked: DealAction | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly onHandedOver: () => void;
}

/** The dialogs of the steps that need details or a confirmation. Loaded with the first press. */
export function DealDialogs({ deal, asked, isBusy, onClose, onDone, onHandedOver }: DealDialogsProps) {
  const { t } = useLingui();
  return (
    <>
      <FormDialog isOpen={asked === 'propose_meeting'} onClose={onClose} title={t`Čas a místo předání`}>
        <MeetingForm deal={deal} onDone={onDone} />
      </FormDialog>
      <FormDialog
        isOpen={asked === 'decline' || asked === 'withdraw'}
        onClose={onClose}
        title={
          asked === 'decline'
            ? t`Odmítnout nabídku?`
            : deal.state === 'offered'
              ? t`Vzít nabídku zpět?`
              : t`Odstoupit od obchodu?`
        }
      >
        <EndingForm deal={deal} action={asked === 'decline' ? 'decline' : 'withdraw'} onDone={onDone} />
      </FormDialog>
      <Dialog isOpen={asked === 'hand_over'} onClose={onClose} title={t`Proběhlo předání?`}>
        <HandoverDoubt deal={deal} />
        <p>
          <Trans>
            Potvrďte ho, až zboží i peníze změní majitele. Jakmile ho potvrdíte oba, inzerát se označí jako prodaný a
            vrátit to nepůjde. Zboží smí převzít jen osoba, které je aspoň {ageLimit} let.
          </Trans>
        </p>
        <p className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button disabled={isBusy} onClick={onHandedOver}>
            <Trans>Potvrdit předání</Trans>
          </Button>
        </p>
      </Dialog>
    </>
  );
}

/** A hint for those who confirm by mistake, e.g. instead of the time. */
function HandoverDoubt({ deal }: { deal: Deal }) {
  const { locale } = usePage();
  const doubt = handoverDoubt(deal, new Date());
  if (!doubt) return null;
  return (
    <p className="mb-3 rounded border border-amber bg-amber-soft px-3 py-2">
      {doubt === 'early' && deal.meeting ? (
        <Trans>
          Předání máte domluvené až na <strong>{formatDateTime(deal.meeting.at, locale)}</strong>. Potvrďte ho, jen
          pokud jste se potkali dřív.
        </Trans>
      ) : (
        <Trans>Zatím jste si nedomluvili čas a místo. Předání potvrďte, jen pokud už proběhlo.</Trans>
      )}
    </p>
  );
}

interface OfferDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly conversationId: number;
  readonly partnerName: string;
  readonly suggestion: Money;
  readonly onDone: () => void;
}

export function OfferDialog({ isOpen, onClose, partnerName, ...form }: OfferDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t`Nabídka pro ${partnerName}`}>
      <OfferForm {...form} />
    </FormDialog>
  );
}
