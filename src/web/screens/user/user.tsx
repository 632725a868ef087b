import { msg } from '@lingui/core/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { accountsContract } from '#shared/accounts/contract.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { ProfileCard } from './profile-card.tsx';
import { defineScreen } from '#web/page/screen.ts';

export type Profile = CallAnswer<(typeof accountsContract)['profile']>;

/** The public profile of a user. */
export const screen = defineScreen<Profile>({
  load: ({ api, params }) => api.accounts.profile({ params: { id: Number(params.id) } }),
  head: ({ id, username }, { i18n }) => ({
    title: i18n._(msg`Profil: ${username}`),
    alternates: mapLocales((locale) => routePath('user', locale, { id })),
    isIndexed: false,
  }),
  Page: ({ data }) => <ProfileCard profile={data} />,
});
