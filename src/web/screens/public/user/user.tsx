import { msg } from '@lingui/core/macro';
import type { UserListings } from '#shared/catalog/contract.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { loadListPage } from '#web/page/list-page.ts';
import { pagedTitle } from '#web/page/paged-title.ts';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { ActiveAdverts } from './active-adverts.tsx';
import { profileSearch, readProfileChoice, type Offer } from './profile-address.ts';
import { ProfileCard } from './profile-card.tsx';
import { profileData } from './profile-data.ts';
import type { Profile } from './profile.ts';

interface UserData {
  readonly profile: Profile;
  readonly adverts: UserListings;
  readonly offer: Offer;
}

/** The public profile of a user with the available adverts. */
export const screen = defineScreen<UserData>({
  load: async ({ api, locale, params: { id }, query, path }) => {
    const choice = readProfileChoice(query);
    if (!choice) throw notFound();
    const params = { id: Number(id) };
    const [profile, adverts] = await Promise.all([
      api.accounts.profile({ params }),
      loadListPage(choice.page, `${path}${profileSearch({ ...choice, page: 1 })}`, (page) =>
        api.catalog.userListings({ params, query: { lang: locale, ...choice, page } }),
      ),
    ]);
    return { profile, adverts, offer: choice.offer };
  },
  head: ({ profile, adverts: { page, counts }, offer }, { i18n, locale, origin }) => {
    const { id, username } = profile;
    return {
      title: pagedTitle(i18n._(msg`Profil: ${username}`), page, i18n),
      description: i18n._(msg`Hodnocení a aktivní inzeráty uživatele ${username} na Karafě.`),
      alternates: mapLocales((locale) => routePath('user', locale, { id })),
      ...(page > 1 && { canonicalQuery: `page=${page}` }),
      // Not indexed, like any filtered list; nor is a profile without adverts.
      isIndexed: offer === undefined && counts.all.count > 0,
      structuredData: import.meta.env.SSR ? profileData(profile, { locale, origin, home: i18n._(msg`Úvod`) }) : [],
    };
  },
  Page: ({ data: { profile, adverts, offer } }) => (
    <div className="flex flex-col gap-8">
      <ProfileCard profile={profile} />
      <ActiveAdverts adverts={adverts} offer={offer} />
    </div>
  ),
});
