import { Plural, Trans } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Review } from '#shared/reviews/contract.ts';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { ReportLink } from '#web/features/report/report-link.tsx';
import { LazyReplyControls } from '#web/features/review-reply/lazy-reply-controls.tsx';
import { OfDealMark } from '#web/features/stars/of-deal-mark.tsx';
import { GivenStars } from '#web/features/stars/given-stars.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Profile } from './profile.ts';
import { WriteReview } from './write-review.tsx';

interface ReviewItemProps {
  readonly review: Review;
  readonly profile: Profile;
  /** The visitor has written it, and can change it here. */
  readonly isOwn: boolean;
}

/** A review with the reply of the reviewed user. */
export function ReviewItem({ review, profile, isOwn }: ReviewItemProps) {
  const { locale } = usePage();
  const { reviewer, stars, text, lang, is_of_deal, published_at, changed_at, revealed_stars, reply, is_reply_hidden } =
    review;
  return (
    <li className="flex flex-col gap-3 py-5">
      <div className="flex items-center gap-3">
        <Avatar username={reviewer.username} avatarKey={reviewer.avatar} size="small" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 leading-tight">
            <a
              href={routePath('user', locale, { id: reviewer.id })}
              className="font-semibold break-words hover:no-underline"
            >
              {reviewer.username}
            </a>
            {reviewer.is_verified && (
              <span className="inline-flex items-center gap-1 text-sm text-link">
                <Icon name="shield-check" size={16} />
                <Trans>Ověřený účet</Trans>
              </span>
            )}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <GivenStars stars={stars} />
            {is_of_deal && <OfDealMark />}
            <time dateTime={published_at}>{formatDate(published_at, locale)}</time>
            {changed_at && (
              <span>
                <Trans>upraveno {formatDate(changed_at, locale)}</Trans>
              </span>
            )}
            {revealed_stars !== null && (
              <span>
                <Plural
                  value={revealed_stars}
                  one="při zveřejnění # hvězdička"
                  few="při zveřejnění # hvězdičky"
                  other="při zveřejnění # hvězdiček"
                />
              </span>
            )}
          </p>
        </div>
      </div>
      <p lang={lang === locale ? undefined : lang} className="max-w-[70ch] break-words whitespace-pre-line">
        {text}
      </p>
      {isOwn && <WriteReview profile={profile} isListed />}
      {reply && (
        <div className="ml-4 max-w-[66ch] border-l-2 border-line-strong pl-4">
          <p className="text-sm text-muted">
            <span className="font-semibold text-ink">
              <Trans>Odpověď uživatele {profile.username}</Trans>
            </span>{' '}
            · <time dateTime={reply.replied_at}>{formatDate(reply.replied_at, locale)}</time>
          </p>
          <p lang={reply.lang === locale ? undefined : reply.lang} className="mt-1 break-words whitespace-pre-line">
            {reply.text}
          </p>
          <ReportLink kind="reply" id={review.id} authorId={profile.id} />
        </div>
      )}
      {is_reply_hidden && (
        <p className="ml-4 border-l-2 border-line-strong pl-4 text-sm text-muted">
          <Trans>Odpověď uživatele {profile.username} skryl správce.</Trans>
        </p>
      )}
      <ReportLink kind="review" id={review.id} authorId={reviewer.id} className="self-start" />
      {!is_reply_hidden && <LazyReplyControls review={review} userId={profile.id} />}
    </li>
  );
}
