import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal, DealOfThread } from '#shared/deals/contract.ts';
import { isOpenDeal } from '#shared/deals/lifecycle.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DealActions } from './deal-actions.tsx';
import { DealStateMark } from './deal-state-mark.tsx';
import { DealMeeting, DealSummary } from './deal-summary.tsx';
import { OfferForm } from './offer-form.tsx';
import { useDeal } from './use-deal.ts';
import { WaitingButton } from './waiting-button.tsx';

interface DealPanelProps {
  readonly conversationId: number;
  readonly loaded: DealOfThread;
  /** Id of the thread's latest entry about a deal; 0: none. */
  readonly lastEvent: number;
  readonly listingId: number | undefined;
  readonly partner: { readonly id: number; readonly username: string };
  /** Shows the thread as it is now. */
  readonly onChanged: () => Promise<void>;
}

/** The deal of a conversation about an advert: where it stands and what its reader can do. */
export function DealPanel({ conversationId, loaded, lastEvent, listingId, partner, onChanged }: DealPanelProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { current, refresh } = useDeal(conversationId, loaded, lastEvent);
  const [isOffering, setIsOffering] = useState(false);
  const { deal, obstacle, suggestion, is_reserved_for_other: isReservedForOther, is_waiting: isWaiting } = current;
  const show = async () => {
    await Promise.all([refresh(), onChanged()]);
  };
  const mayOffer = obstacle === null && suggestion !== null;
  const isReservedByMe = obstacle === 'reserved' && !isReservedForOther;
  if (!deal && !mayOffer && !isReservedForOther && !isReservedByMe) return null;
  return (
    <section aria-label={t`Obchod`} className="rounded border border-line-strong bg-surface p-3 tablet:p-4">
      {deal && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg">
              <Trans>Obchod</Trans>
            </h2>
            <DealStateMark state={deal.state} />
          </div>
          <p className="mt-1">
            <DealSummary deal={deal} partnerName={partner.username} />
          </p>
          <DealMeeting deal={deal} />
          <DealActions deal={deal} onChanged={show} />
          {deal.state === 'done' && <ReviewLink partner={partner} />}
        </>
      )}
      {isReservedForOther && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <Trans>Zboží je rezervované pro jiného zájemce.</Trans>
          </p>
          {listingId !== undefined && <WaitingButton listingId={listingId} isWaiting={isWaiting} onChanged={refresh} />}
        </div>
      )}
      {isReservedByMe && !isOpen(deal) && (
        <p>
          <Trans>Zboží teď držíte pro jiného zájemce.</Trans>{' '}
          <a href={routePath('account-deals', locale)}>
            <Trans>Moje obchody</Trans>
          </a>
        </p>
      )}
      {mayOffer && (
        <div className={deal ? 'mt-3' : 'flex flex-wrap items-center justify-between gap-3'}>
          {!deal && (
            <p>
              <Trans>Domluvili jste se? Nabídněte cenu a zboží pro tohoto zájemce rezervujte.</Trans>
            </p>
          )}
          <Button look={deal ? 'secondary' : 'primary'} size="small" onClick={() => setIsOffering(true)}>
            {deal ? <Trans>Nová nabídka</Trans> : <Trans>Nabídnout cenu</Trans>}
          </Button>
          <FormDialog
            isOpen={isOffering}
            onClose={() => setIsOffering(false)}
            title={t`Nabídka pro ${partner.username}`}
          >
            <OfferForm
              conversationId={conversationId}
              suggestion={suggestion}
              onDone={() => {
                setIsOffering(false);
                void show();
              }}
            />
          </FormDialog>
        </div>
      )}
    </section>
  );
}

const isOpen = (deal: Deal | null) => deal !== null && isOpenDeal(deal.state);

function ReviewLink({ partner: { id, username } }: { partner: DealPanelProps['partner'] }) {
  const { locale } = usePage();
  return (
    <p className="mt-3">
      <LinkButton href={`${routePath('user', locale, { id })}#reviews`} size="small">
        <Trans>Ohodnotit uživatele {username}</Trans>
      </LinkButton>
    </p>
  );
}
