import { Trans } from '@lingui/react/macro';
import type { Deal } from '#shared/deals/contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';

/** Where a deal stands and what is to be done next. */
export function DealSummary({ deal, partnerName }: { deal: Deal; partnerName: string }) {
  const { locale } = usePage();
  const price = useChargedText()(deal.price);
  const until = formatDateTime(deal.reserved_until, locale);
  const { state, role, meeting, handed_over: handed } = deal;
  if (state === 'offered')
    return role === 'seller' ? (
      <Trans>
        Nabízíte zboží za <strong>{price}</strong>. Nabídka platí do {until} a čeká na odpověď.
      </Trans>
    ) : (
      <Trans>
        {partnerName} vám zboží nabízí za <strong>{price}</strong>. Nabídka platí do {until}.
      </Trans>
    );
  if (state === 'accepted' || state === 'agreed') {
    if (handed.by_me) return <Trans>Předání jste potvrdili. Až ho potvrdí i druhá strana, obchod se uzavře.</Trans>;
    if (handed.by_partner) return <Trans>{partnerName} už předání potvrzuje. Potvrďte ho i vy.</Trans>;
  }
  if (state === 'accepted')
    return (
      <>
        <Trans>
          Cena <strong>{price}</strong> je domluvená, zboží je rezervované do {until}.
        </Trans>{' '}
        {!meeting ? (
          <Trans>Teď se dohodněte, kdy a kde si ho předáte.</Trans>
        ) : meeting.is_own ? (
          <Trans>Váš návrh předání čeká na potvrzení:</Trans>
        ) : (
          <Trans>Návrh předání ke schválení:</Trans>
        )}
      </>
    );
  if (state === 'agreed')
    return (
      <Trans>
        Cena <strong>{price}</strong> i předání jsou domluvené. Po předání ho oba potvrďte:
      </Trans>
    );
  if (state === 'done')
    return (
      <Trans>
        Obchod za <strong>{price}</strong> je uzavřený, předání jste potvrdili oba.
      </Trans>
    );
  return (
    <>
      <Trans>Obchod za {price} skončil bez předání.</Trans>
      {deal.end_reason && (
        <>
          {' '}
          <Trans>Důvod:</Trans> <span lang={unknownLanguage}>{deal.end_reason}</span>
        </>
      )}
    </>
  );
}

/** Time and place, proposed or agreed. */
export function DealMeeting({ deal: { meeting, state } }: { deal: Deal }) {
  const { locale } = usePage();
  if (!meeting || (state !== 'accepted' && state !== 'agreed')) return null;
  return (
    <p className="font-semibold">
      <time dateTime={meeting.at}>{formatDateTime(meeting.at, locale)}</time>,{' '}
      <span lang={unknownLanguage}>{meeting.place}</span>
    </p>
  );
}
