import type { UserListings } from '#shared/catalog/contract.ts';
import type { ReviewPage } from '#shared/reviews/contract.ts';
import type { ProfileChoice } from './profile-address.ts';
import type { Profile } from './profile.ts';

export interface UserData {
  readonly profile: Profile;
  readonly adverts: UserListings;
  readonly reviews: ReviewPage;
  readonly choice: ProfileChoice;
}
