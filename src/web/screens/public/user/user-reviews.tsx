import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReviewPage } from '#shared/reviews/contract.ts';
import { mostStars } from '#shared/shop/figures.ts';
import { useSession } from '#web/features/session/session.ts';
import { Stars } from '#web/features/stars/stars.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { profileSearch, type ProfileChoice } from './profile-address.ts';
import type { Profile } from './profile.ts';
import { ReviewItem } from './review-item.tsx';
import { WriteReview } from './write-review.tsx';

interface UserReviewsProps {
  readonly profile: Profile;
  readonly reviews: ReviewPage;
  readonly choice: ProfileChoice;
}

/** The reviews of a user with the distribution of the stars, by pages. Links from the stars lead to its id. */
export function UserReviews({
  profile,
  reviews: { reviews, total, page, pages, ...figures },
  choice,
}: UserReviewsProps) {
  const { t } = useLingui();
  const { path } = usePage();
  const session = useSession();
  const me = session.status === 'in' ? session.session.me.id : undefined;
  const [isAsked, setIsAsked] = useState(false);
  const form = { profile, isAsked, onAsk: () => setIsAsked(true), onClose: () => setIsAsked(false) };
  const isOwn = ({ reviewer }: ReviewPage['reviews'][number]) => reviewer.id === me;
  const hrefOf = (to: number) => `${path}${profileSearch({ ...choice, reviews: to })}#reviews`;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="flex scroll-mt-28 flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="reviews-title" className="text-2xl">
          <Trans>Hodnocení uživatele</Trans>
        </h2>
        {total > 0 && (
          <p className="text-muted tabular-nums">
            <Plural value={total} one="# hodnocení" few="# hodnocení" other="# hodnocení" />
          </p>
        )}
      </div>
      {total === 0 ? (
        <>
          <EmptyState pictogram="glass" title={<Trans>Zatím bez hodnocení</Trans>}>
            <p>
              <Trans>Uživatele {profile.username} ještě nikdo neohodnotil.</Trans>
            </p>
          </EmptyState>
          <WriteReview {...form} />
        </>
      ) : (
        <div className="grid gap-x-10 gap-y-6 desktop:grid-cols-[16rem_minmax(0,1fr)]">
          <div className="flex flex-col gap-3 self-start rounded border border-line bg-surface p-4">
            <Stars average={figures.average} reviews={total} className="text-lg" />
            <Distribution counts={figures.star_counts} total={total} />
            <p className="text-sm text-muted">
              <Trans>
                U hodnocení „potvrzený obchod“ potvrdily předání obě strany. U ostatních neověřujeme, zda k obchodu
                došlo.
              </Trans>
            </p>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {(isAsked || !reviews.some(isOwn)) && <WriteReview {...form} />}
            <ol className="flex flex-col divide-y divide-line border-y border-line">
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} profile={profile} isOwn={!isAsked && isOwn(review)} />
              ))}
            </ol>
            <Pagination current={page} last={pages} hrefOf={hrefOf} label={t`Stránkování hodnocení`} />
          </div>
        </div>
      )}
    </section>
  );
}

/** How many reviews give five stars to one. */
function Distribution({ counts, total }: { counts: readonly number[]; total: number }) {
  const { locale } = usePage();
  return (
    <ul className="flex flex-col gap-1.5 text-sm tabular-nums">
      {Array.from({ length: mostStars }, (_none, index) => mostStars - index).map((stars) => {
        const count = counts[stars - 1]!;
        return (
          <li key={stars} className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-2">
            <span className="sr-only">
              <Plural value={stars} one="# hvězdička" few="# hvězdičky" other="# hvězdiček" />:
            </span>
            <span aria-hidden="true" className="inline-flex items-center gap-1">
              {stars} <Icon name="star" size={14} className="text-amber-text" />
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="h-2 w-full overflow-hidden rounded bg-sunken"
            >
              <rect width={(100 * count) / total} height={8} className="fill-amber" />
            </svg>
            <span className="min-w-8 text-right">{wholeNumberText(count, locale)}</span>
          </li>
        );
      })}
    </ul>
  );
}
