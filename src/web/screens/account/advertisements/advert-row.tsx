import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OwnAdvertRow } from '#shared/adverts/contract.ts';
import { shownStateOf, visibilityOf } from '#shared/adverts/lifecycle.ts';
import { formatDate, lastDayBefore } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { OpenPrice } from '#web/features/price/open-price.tsx';
import { Price } from '#web/features/price/price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { AdvertActions } from './advert-actions.tsx';
import { useStateTexts } from '#web/features/advert-state/state-texts.ts';

interface AdvertRowProps {
  readonly advert: OwnAdvertRow;
  /** The open request of a topping. */
  readonly topping: 'unpaid' | 'requested' | undefined;
  /** How many people look for it. */
  readonly interested: number;
}

/** One of the user's adverts: state, statistics and actions. */
export function AdvertRow({ advert, topping, interested }: AdvertRowProps) {
  const { locale } = usePage();
  const texts = useStateTexts();
  const { state, name, price } = advert;
  const isHidden = advert.hidden_reason !== null;
  const shown = shownStateOf({ state, isHidden });
  const picture = advert.picture === null ? null : { key: advert.picture, alt: '' };
  return (
    <li>
      <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 py-4 tablet:grid-cols-[6.5rem_minmax(0,1fr)] tablet:grid-rows-[auto_1fr]">
        <ListingPicture picture={picture} sizes="6.5rem" alt="" className="rounded tablet:row-span-2" />
        <div className="flex flex-col gap-1.5">
          <h2 className="text-lg break-words">
            {visibilityOf(state) === 'hidden' || isHidden ? (
              name
            ) : (
              <a
                href={routePath('listing', locale, {
                  id: advert.id,
                  category: advert.category.slug,
                  listing: advert.slug,
                })}
              >
                {name}
              </a>
            )}
          </h2>
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span className="font-semibold text-ink">
              {shown === 'sold' && advert.offer_type === 'demand' ? (
                <Trans>Vyřízená</Trans>
              ) : (
                shown !== 'deleted' && texts.row[shown]
              )}
            </span>
            <span className="first-letter:uppercase">
              {advert.offer_type === 'supply' ? <Trans>nabídka</Trans> : <Trans>poptávka</Trans>}
            </span>
            <span>{advert.category.name}</span>
            <span>{price ? <Price money={price} /> : <OpenPrice />}</span>
          </p>
          {advert.is_reserved && (
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              <StateMark tone="waiting">
                <Trans>rezervovaný</Trans>
              </StateMark>
              <a href={routePath('account-deals', locale)} className="py-0.5 underline underline-offset-4">
                <Trans>Moje obchody</Trans>
              </a>
            </p>
          )}
          <ToppingMarks until={advert.topped_until} open={topping} />
          <Figures advert={advert} interested={interested} />
          <Notes advert={advert} />
        </div>
        <div className="col-span-2 tablet:col-span-1 tablet:col-start-2">
          <AdvertActions advert={advert} />
        </div>
      </article>
    </li>
  );
}

/** The running topping with its end, and the request that waits. */
function ToppingMarks({ until, open }: { until: string | null; open: AdvertRowProps['topping'] }) {
  const { locale } = usePage();
  if (until === null && !open) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {until !== null && (
        <StateMark tone="good">
          <Trans>topovaný do {formatDate(until, locale)}</Trans>
        </StateMark>
      )}
      {open && (
        <StateMark tone="waiting">
          {open === 'unpaid' ? <Trans>topování čeká na platbu</Trans> : <Trans>topování čeká na schválení</Trans>}
        </StateMark>
      )}
    </p>
  );
}

function Figures({
  advert: { views, contacts, expires_at, state, hidden_reason: hidden },
  interested,
}: {
  advert: OwnAdvertRow;
  interested: number;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const until = expires_at && formatDate(lastDayBefore(expires_at), locale);
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
      <span>{t`Zobrazení: ${wholeNumberText(views, locale)}`}</span>
      <span>{t`Odpovědi: ${wholeNumberText(contacts, locale)}`}</span>
      {interested > 0 && (
        <span className="font-semibold text-ink">
          <Plural value={interested} one="Hledá ho # člověk" few="Hledají ho # lidé" other="Hledá ho # lidí" />
        </span>
      )}
      {until && state === 'approved' && hidden === null && <span>{t`Platí do ${until}`}</span>}
      {until && state === 'expired' && <span>{t`Platil do ${until}`}</span>}
    </p>
  );
}

/** Free text, in the language that the administrator used. */
function Reason({ text }: { text: string }) {
  return <span lang="">{text}</span>;
}

function Notes({ advert }: { advert: OwnAdvertRow }) {
  const { state, decision_reason, hidden_reason, is_change_waiting, change_rejected_reason } = advert;
  return (
    <>
      {hidden_reason !== null && (
        <p className="text-sm text-burgundy-text">
          <Trans>Správce inzerát skryl z tohoto důvodu:</Trans> <Reason text={hidden_reason} />
        </p>
      )}
      {state === 'rejected' && decision_reason !== null && (
        <p className="text-sm text-burgundy-text">
          <Trans>Důvod zamítnutí:</Trans> <Reason text={decision_reason} />
        </p>
      )}
      {is_change_waiting && (
        <p className="text-sm text-tobacco">
          <Trans>Změna čeká na schválení; veřejná je zatím schválená podoba.</Trans>
        </p>
      )}
      {!is_change_waiting && change_rejected_reason !== null && (
        <p className="text-sm text-burgundy-text">
          <Trans>Poslední změnu jsme zamítli:</Trans> <Reason text={change_rejected_reason} />
        </p>
      )}
    </>
  );
}
