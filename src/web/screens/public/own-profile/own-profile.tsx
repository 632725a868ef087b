import { routePath } from '#shared/i18n/paths.ts';
import { defineScreen, redirect } from '#web/page/screen.ts';

/** The profile without an id leads to one's own; a guest logs in first. */
export const screen = defineScreen<object>({
  load: async ({ api, locale }) => {
    const { data } = await api.accounts.me();
    throw redirect(routePath('user', locale, { id: data.id }), 302);
  },
  head: () => ({ title: '' }),
  Page: () => null,
});
