import { Trans } from '@lingui/react/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { formatDate, formatDateTime, lastDayBefore } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { AdvertAuthor } from '#web/features/advert-content/advert-author.tsx';
import { ContentFacts } from '#web/features/advert-content/content-facts.tsx';
import { ContentPictures } from '#web/features/advert-content/content-pictures.tsx';
import { useStateTexts } from '#web/features/advert-state/state-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { AdvertActions } from './advert-actions.tsx';
import { AdvertHistory } from './advert-history.tsx';

interface AdvertDetailProps {
  readonly advert: ManagedAdvert;
  /** In one column, beside the list. */
  readonly isNarrow?: boolean;
}

/** An advert in any state, with its seller, its history and what an administrator may do with it. */
export function AdvertDetail({ advert, isNarrow }: AdvertDetailProps) {
  const { locale } = usePage();
  const { content, hidden, seller } = advert;
  const stateTexts = useStateTexts();
  return (
    <div className={classes('grid gap-8', !isNarrow && 'wide:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]')}>
      <div className="flex min-w-0 flex-col gap-4">
        <AdvertActions advert={advert} />
        {hidden && (
          <p className="rounded bg-burgundy-soft px-3 py-2 text-sm whitespace-pre-line text-burgundy-text">
            <Trans>Skryto {formatDateTime(hidden.at, locale)}:</Trans> <span lang="">{hidden.reason}</span>
            {advert.state !== 'deleted' && (
              <span className="mt-1 block">
                <Trans>Stav po obnovení: {stateTexts.row[advert.state]}</Trans>
              </span>
            )}
          </p>
        )}
        {advert.is_change_waiting && (
          <p className="text-sm text-tobacco">
            <a href={`${routePath('admin-adverts', locale)}?kind=change&seller=${seller.id}`}>
              <Trans>Změna od prodejce čeká na schválení</Trans>
            </a>
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
          <span>
            <Trans>Číslo: {advert.id}</Trans>
          </span>
          <span>{content.category.name}</span>
          <span>
            <Trans>Vloženo: {formatDateTime(advert.created_at, locale)}</Trans>
          </span>
          {advert.expires_at && (
            <span>
              <Trans>Platí do: {formatDate(lastDayBefore(advert.expires_at), locale)}</Trans>
            </span>
          )}
          <span>
            <Trans>Zobrazení: {wholeNumberText(advert.views, locale)}</Trans>
          </span>
          <span>
            <Trans>Odpovědi: {wholeNumberText(advert.contacts, locale)}</Trans>
          </span>
        </p>
        <div>
          <ContentPictures keys={content.pictures} />
          <ContentFacts content={content} />
        </div>
      </div>
      <div className="flex flex-col gap-6">
        <section aria-labelledby="seller-title">
          <h2 id="seller-title" className="mb-2 text-xl">
            <Trans>Prodejce</Trans>
          </h2>
          <AdvertAuthor seller={seller} listHref={`${routePath('admin-all-adverts', locale)}?seller=${seller.id}`} />
        </section>
        <section aria-labelledby="history-title">
          <h2 id="history-title" className="mb-3 text-xl">
            <Trans>Historie</Trans>
          </h2>
          <AdvertHistory events={advert.events} />
        </section>
      </div>
    </div>
  );
}
