import { msg } from '@lingui/core/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { loadListPage } from '#web/page/list-page.ts';
import { pagedTitle } from '#web/page/paged-title.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { profileSearch, readProfileChoice } from './profile-address.ts';
import { profileData } from './profile-data.ts';
import type { UserData } from './user-data.ts';

const loadPage = () => import('./user-page.tsx');

/** The public profile of a user with the available adverts and the reviews. */
export const screen = defineScreen<UserData>({
  parts: loadListingCards,
  load: async ({ api, locale, params: { id }, query, path }) => {
    const choice = readProfileChoice(query);
    if (!choice) throw notFound();
    const params = { id: Number(id) };
    const [profile, adverts, reviews] = await Promise.all([
      api.accounts.profile({ params }),
      loadListPage(choice.page, `${path}${profileSearch({ ...choice, page: 1 })}`, (page) =>
        api.catalog.userListings({ params, query: { lang: locale, offer: choice.offer, page } }),
      ),
      loadListPage(choice.reviews, `${path}${profileSearch({ ...choice, reviews: 1 })}`, (page) =>
        api.reviews.list({ params, query: { page } }),
      ),
    ]);
    return { profile, adverts, reviews, choice };
  },
  head: ({ profile, adverts: { page, counts }, reviews, choice }, { i18n, locale, origin }) => {
    const { id, username } = profile;
    return {
      title: pagedTitle(i18n._(msg`Profil: ${username}`), page, i18n),
      description: i18n._(msg`Hodnocení a aktivní inzeráty uživatele ${username} na Karafě.`),
      alternates: mapLocales((locale) => routePath('user', locale, { id })),
      ...(page > 1 && { canonicalQuery: `page=${page}` }),
      // Not indexed, like any filtered list; nor is a profile without adverts, or a further page of reviews.
      isIndexed: choice.offer === undefined && choice.reviews === 1 && counts.all.count > 0,
      structuredData: import.meta.env.SSR
        ? profileData(profile, reviews.reviews, { locale, origin, home: i18n._(msg`Úvod`) })
        : [],
    };
  },
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
