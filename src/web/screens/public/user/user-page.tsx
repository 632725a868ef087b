import { ActiveAdverts } from './active-adverts.tsx';
import { ProfileCard } from './profile-card.tsx';
import { UserReviews } from './user-reviews.tsx';
import type { UserData } from './user-data.ts';

export function Page({ data: { profile, adverts, reviews, choice } }: { data: UserData }) {
  return (
    <div className="flex flex-col gap-8">
      <ProfileCard profile={profile} />
      <ActiveAdverts profile={profile} adverts={adverts} choice={choice} />
      <UserReviews profile={profile} reviews={reviews} choice={choice} />
    </div>
  );
}
