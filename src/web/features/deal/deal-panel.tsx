import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal, DealOfThread } from '#shared/deals/contract.ts';
import { isOpenDeal } from '#shared/deals/lifecycle.ts';
import type { Thread } from '#shared/messages/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { personName } from '#web/features/person/person-name.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { DealActions } from './deal-actions.tsx';
import { DealStateMark } from './deal-state-mark.tsx';
import { DealMeeting, DealSummary } from './deal-summary.tsx';
import { useDeal } from './use-deal.ts';
import { WaitingButton } from './waiting-button.tsx';

const loadDialogs = lazyPart(() => import('./deal-dialogs.tsx'));

interface DealPanelProps {
  readonly thread: Thread;
  readonly loaded: DealOfThread;
  /** Shows the thread as it is now. */
  readonly onChanged: () => Promise<void>;
}

/** The deal of a conversation about an advert: where it stands and what its reader can do. */
export function DealPanel({ thread: { id, partner, listing, messages }, loaded, onChanged }: DealPanelProps) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const lastEvent = messages.findLast(({ event }) => event !== null)?.id ?? 0;
  const { current, refresh } = useDeal(id, loaded, lastEvent);
  const [isOffering, setIsOffering] = useState(false);
  const dialogs = useChunk(loadDialogs, isOffering, () => setIsOffering(false));
  const {
    deal,
    obstacle,
    suggestion,
    has_reviewed: hasReviewed,
    is_reserved_for_other: isReservedForOther,
    is_waiting: isWaiting,
  } = current;
  const show = async () => {
    await Promise.all([refresh(), onChanged()]);
  };
  const mayOffer = obstacle === null && suggestion !== null;
  const isReservedByMe = obstacle === 'reserved' && !isReservedForOther;
  if (!partner || (!deal && !mayOffer && !isReservedForOther && !isReservedByMe)) return null;
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
            <DealSummary deal={deal} partnerName={personName(i18n, partner.username)} />
          </p>
          <DealMeeting deal={deal} />
          <DealActions deal={deal} onChanged={show} />
          {deal.state === 'done' && <ReviewLink partner={partner} hasReviewed={hasReviewed} />}
        </>
      )}
      {isReservedForOther && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <Trans>Zboží je rezervované pro jiného zájemce.</Trans>
          </p>
          {listing && <WaitingButton listingId={listing.id} isWaiting={isWaiting} onChanged={refresh} />}
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
          {dialogs && (
            <dialogs.OfferDialog
              isOpen={isOffering}
              onClose={() => setIsOffering(false)}
              conversationId={id}
              partnerName={personName(i18n, partner.username)}
              suggestion={suggestion}
              onDone={() => {
                setIsOffering(false);
                void show();
              }}
            />
          )}
        </div>
      )}
    </section>
  );
}

const isOpen = (deal: Deal | null) => deal !== null && isOpenDeal(deal.state);

interface ReviewLinkProps {
  readonly partner: NonNullable<Thread['partner']>;
  /** A pair has one review of each other, whatever the number of its deals. */
  readonly hasReviewed: boolean;
}

function ReviewLink({ partner: { id, username }, hasReviewed }: ReviewLinkProps) {
  const { locale } = usePage();
  return (
    <p className="mt-3">
      <LinkButton
        href={`${routePath('user', locale, { id })}#reviews`}
        size="small"
        look={hasReviewed ? 'secondary' : 'primary'}
      >
        {hasReviewed ? (
          <Trans>Upravit hodnocení uživatele {username}</Trans>
        ) : (
          <Trans>Ohodnotit uživatele {username}</Trans>
        )}
      </LinkButton>
    </p>
  );
}
