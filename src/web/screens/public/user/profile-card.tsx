import { Trans } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { ContactLink } from '#web/features/contact/contact-link.tsx';
import { Avatar } from '#web/features/avatar/avatar.tsx';
import { ReportLink } from '#web/features/report/report-link.tsx';
import { Stars } from '#web/features/stars/stars.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Profile } from './profile.ts';

export function ProfileCard({ profile }: { profile: Profile }) {
  const { locale } = usePage();
  const { id, username, avatar, is_verified, is_business, business, stars, reviews, since } = profile;
  return (
    <header className="flex flex-wrap items-center gap-5">
      <Avatar username={username} avatarKey={avatar} size="large" />
      <div className="min-w-0">
        <h1 className="text-3xl break-words">{username}</h1>
        <a href="#reviews" className="mt-1 inline-flex min-h-6 items-center no-underline hover:underline">
          <Stars average={stars} reviews={reviews} />
        </a>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {is_verified && (
            <li className="inline-flex items-center gap-1.5 text-link">
              <Icon name="shield-check" size={18} />
              <Trans>Ověřený účet</Trans>
            </li>
          )}
          <li className="inline-flex items-center gap-1.5">
            <Icon name={is_business ? 'store' : 'user'} size={18} />
            {is_business ? <Trans>Podnikatel</Trans> : <Trans>Soukromá osoba</Trans>}
          </li>
          <li className="inline-flex items-center gap-1.5 text-muted">
            <Icon name="clock" size={18} />
            <Trans>Na Karafě od {formatDate(since, locale)}</Trans>
          </li>
        </ul>
        {business && (
          <p className="mt-2 text-sm text-muted">
            {business.company} · <Trans>IČO</Trans> {business.company_id} · {business.address}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4 tablet:ml-auto">
        <ContactLink kind="user" id={id} userId={id} look="secondary">
          <Trans>Napsat zprávu</Trans>
        </ContactLink>
        <ReportLink kind="user" id={id} authorId={id} />
      </div>
    </header>
  );
}
