import { msg } from '@lingui/core/macro';
import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { AdvertDetail } from '#web/features/admin-advert/advert-detail.tsx';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { AdvertStateMark } from '#web/features/advert-state/advert-state-mark.tsx';
import { defineScreen } from '#web/page/screen.ts';

/** An advert in any state, with its seller, its history and what an administrator may do with it. */
export const screen = defineScreen<ManagedAdvert>({
  layout: 'bare',
  load: ({ api, locale, params }) =>
    api.managedAdverts.get({ params: { id: Number(params.id) }, query: { lang: locale } }),
  head: ({ id }, { i18n }) => ({
    title: i18n._(msg`Inzerát ${id}`),
    alternates: mapLocales((locale) => routePath('admin-advert', locale, { id })),
    isIndexed: false,
  }),
  Page: function AdminAdvertPage({ data: advert }) {
    const { content, hidden } = advert;
    return (
      <AdminFrame
        title={<span lang={content.lang}>{content.name}</span>}
        aside={<AdvertStateMark state={advert.state} isHidden={hidden !== null} />}
      >
        <AdvertDetail advert={advert} />
      </AdminFrame>
    );
  },
});
