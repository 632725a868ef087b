import { routePath } from '#shared/i18n/paths.ts';
import { defineScreen, redirect } from '#web/page/screen.ts';

/** The profile URL without an id redirects to one's own profile; guests log in first. */
export const screen = defineScreen<object>({
  load: async ({ api, locale }) => {
    const { data } = await api.accounts.me();
    throw redirect(routePath('user', locale, { id: data.id }), 302);
  },
  head: () => ({ title: '' }),
  Page: () => null,
});
