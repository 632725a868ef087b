import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { ManagedReview, ManagedReviewPage } from '#shared/reviews/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { totalText } from '#web/features/filtered-list/total-text.ts';
import { OfDealMark } from '#web/features/stars/of-deal-mark.tsx';
import { GivenStars } from '#web/features/stars/given-stars.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { useChunk } from '#web/ui/use-chunk.ts';
import { ReviewHistory } from './review-history.tsx';
import { reviewsSearch, type ReviewChoice } from './review-choice.ts';

const loadHiding = lazyPart(() => import('./hide-review-dialog.tsx'));

export interface AccountReviewsData {
  readonly choice: ReviewChoice;
  readonly shown: ManagedReviewPage;
  /** How many there are: exact up to a thousand. */
  readonly totals: Readonly<Record<ReviewChoice['side'], number>>;
}

/** Reviews of the user, or by the user, with their history; administrators hide them and show them again. */
export function AccountReviews({ choice, shown, totals }: AccountReviewsData) {
  const { t } = useLingui();
  const { path, locale } = usePage();
  const [asked, setAsked] = useState<ManagedReview>();
  const [isNear, setIsNear] = useState(false);
  const hiding = useChunk(loadHiding, isNear || asked !== undefined, () => setAsked(undefined));
  const { reload } = useNavigation();
  const [received, written] = [totalText(totals.received, locale), totalText(totals.written, locale)];
  const tabs = [
    { side: 'received', text: t`Dostal (${received})` },
    { side: 'written', text: t`Napsal (${written})` },
  ] as const;
  const hrefOf = (to: ReviewChoice) => `${path}${reviewsSearch(to)}#reviews`;
  return (
    <section id="reviews" aria-labelledby="account-reviews-title" className="scroll-mt-28">
      <h2 id="account-reviews-title" className="mb-2 text-xl">
        <Trans>Hodnocení</Trans>
      </h2>
      <nav aria-label={t`Hodnocení uživatele a od uživatele`} className="mb-3 flex flex-wrap gap-2">
        {tabs.map(({ side, text }) => (
          <a
            key={side}
            href={hrefOf({ side, page: 1 })}
            aria-current={side === choice.side ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-9 items-center rounded border px-3 text-sm tabular-nums no-underline',
              side === choice.side
                ? 'border-bottle bg-bottle font-semibold text-on-bottle'
                : 'border-line bg-surface hover:bg-sunken',
            )}
          >
            {text}
          </a>
        ))}
      </nav>
      {shown.reviews.length === 0 ? (
        <p className="text-muted">
          {choice.side === 'received' ? (
            <Trans>O uživateli nikdo hodnocení nenapsal.</Trans>
          ) : (
            <Trans>Uživatel žádné hodnocení nenapsal.</Trans>
          )}
        </p>
      ) : (
        <ul
          className="divide-y divide-line rounded border border-line bg-surface"
          onPointerEnter={() => setIsNear(true)}
          onFocus={() => setIsNear(true)}
        >
          {shown.reviews.map((review) => (
            <ManagedItem key={review.id} review={review} side={choice.side} onHide={() => setAsked(review)} />
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4">
        {choice.page > 1 && (
          <a href={hrefOf({ ...choice, page: choice.page - 1 })} className="inline-flex min-h-9 items-center">
            <Trans>Předchozí</Trans>
          </a>
        )}
        {shown.has_more && (
          <a href={hrefOf({ ...choice, page: choice.page + 1 })} className="inline-flex min-h-9 items-center">
            <Trans>Další hodnocení</Trans>
          </a>
        )}
      </p>
      {hiding && <hiding.HideReviewDialog review={asked} onClose={() => setAsked(undefined)} onHidden={reload} />}
    </section>
  );
}

interface ManagedItemProps {
  readonly review: ManagedReview;
  readonly side: ReviewChoice['side'];
  readonly onHide: () => void;
}

function ManagedItem({ review, side, onHide }: ManagedItemProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const { id, version, stars, text, lang, hidden, reply, is_reply_hidden, events } = review;
  const other = side === 'received' ? review.reviewer : review.account;
  const show = () =>
    run(async () => {
      await browserApi.adminReviews.show({ params: { id }, body: { version } });
      showSnackbar({ text: t`Hodnocení je znovu vidět.`, tone: 'success' });
      reload();
    });
  const at = hidden && formatDateTime(hidden.at, locale);
  const by = hidden?.by;
  const name = review.reviewer.username;
  return (
    <li className="flex flex-col gap-2 px-3 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={routePath('admin-account', locale, { id: other.id })} className="font-semibold break-words">
          {other.username}
        </a>
        <GivenStars stars={stars} />
        <span className="text-muted tabular-nums">{formatDateTime(review.created_at, locale)}</span>
        {review.is_of_deal && <OfDealMark />}
        {hidden && (
          <StateMark tone="bad">
            <Trans>Skryté</Trans>
          </StateMark>
        )}
        {review.is_from_blocked && (
          <StateMark tone="bad">
            <Trans>Autor je zablokovaný</Trans>
          </StateMark>
        )}
        {!review.is_published && (
          <StateMark tone="waiting">
            <Trans>Pozdržené</Trans>
          </StateMark>
        )}
      </p>
      <p lang={lang} className="max-w-[75ch] break-words whitespace-pre-line">
        {text}
      </p>
      {reply && (
        <p lang={reply.lang} className="max-w-[75ch] border-l-2 border-line pl-3 break-words whitespace-pre-line">
          <Trans>Odpověď: {reply.text}</Trans>{' '}
          {is_reply_hidden && (
            <StateMark tone="bad">
              <Trans>Skrytá</Trans>
            </StateMark>
          )}
        </p>
      )}
      {hidden && (
        <p className="max-w-[75ch] break-words whitespace-pre-line text-burgundy-text">
          {by ? (
            <Trans>
              Skryl {by} {at}:
            </Trans>
          ) : (
            <Trans>Skryto {at}:</Trans>
          )}{' '}
          {hidden.reason}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {review.may_decide && !hidden && (
          <Button look="danger" size="small" aria-label={t`Skrýt hodnocení od ${name}`} onClick={onHide}>
            <Trans>Skrýt hodnocení</Trans>
          </Button>
        )}
        {review.may_decide && hidden && (
          <Button look="secondary" size="small" disabled={isRunning} onClick={() => void show()}>
            <Trans>Znovu zobrazit</Trans>
          </Button>
        )}
        {!review.may_decide && (
          <p className="text-muted">
            <Trans>Rozhodnout musí jiný správce, hodnocení se týká vás.</Trans>
          </p>
        )}
        <details className="min-w-0 grow">
          <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold pointer-coarse:min-h-11">
            <Trans>Historie hodnocení</Trans>
          </summary>
          <ReviewHistory events={events} />
        </details>
      </div>
    </li>
  );
}
