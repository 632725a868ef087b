import { msg } from '@lingui/core/macro';
import type { accountsContract } from '#shared/accounts/contract.ts';
import type { UserListings } from '#shared/catalog/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { listHead } from '#web/features/listing-list/list-head.ts';
import { readAddress } from '#web/features/listing-list/load-listings.ts';
import { defineScreen } from '#web/page/screen.ts';
import { ActiveAdverts, type Offer } from './active-adverts.tsx';
import { ProfileCard } from './profile-card.tsx';

export type Profile = CallAnswer<(typeof accountsContract)['profile']>;

interface UserData {
  readonly profile: Profile;
  readonly adverts: UserListings;
  readonly offer: Offer;
}

/** The public profile of a user with the adverts that can be had. */
export const screen = defineScreen<UserData>({
  load: async (context) => {
    const { api, locale } = context;
    const { choice, page } = readAddress(context, false);
    const { offer } = choice;
    const params = { id: Number(context.params.id) };
    const [profile, adverts] = await Promise.all([
      api.accounts.profile({ params }),
      api.catalog.userListings({ params, query: { lang: locale, offer, page } }),
    ]);
    return { profile, adverts, offer };
  },
  head: ({ profile: { id, username }, adverts, offer }, { i18n }) =>
    listHead(
      {
        title: i18n._(msg`Profil: ${username}`),
        description: i18n._(msg`Hodnocení a aktivní inzeráty uživatele ${username} na Karafě.`),
        alternates: mapLocales((locale) => routePath('user', locale, { id })),
        // A name alone is nothing to be searched for.
        isIndexed: adverts.counts.all.count > 0,
      },
      { result: adverts, isNarrowed: offer !== undefined },
      i18n,
    ),
  Page: ({ data: { profile, adverts, offer } }) => (
    <div className="flex flex-col gap-8">
      <ProfileCard profile={profile} />
      <ActiveAdverts adverts={adverts} offer={offer} />
    </div>
  ),
});
