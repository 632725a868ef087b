import { useMemo } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdvertContent } from '#shared/adverts/content-contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { draftOf, emptyDraft } from '#web/features/advert-form/advert-draft.ts';
import { StoredAdvertForm } from '#web/features/advert-form/stored-advert-form.tsx';
import { LimitNotice } from '#web/features/advert-form/limit-notice.tsx';
import { refreshSession } from '#web/features/session/refresh-session.ts';
import { useCurrency, useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';

interface AddData {
  readonly accountId: number;
  /** Adverts of a verified user need no approval. */
  readonly isVerified: boolean;
  readonly isLimitReached: boolean;
  readonly countries: readonly Country[];
  readonly place: string | null;
  /** The advert to copy. */
  readonly model: { readonly id: number; readonly content: AdvertContent } | undefined;
}

/** A new advert (R-2.19), empty or with `?like={id}` a copy of another. */
export const screen = defineScreen<AddData>({
  load: async ({ api, locale, query }) => {
    const like = Number(query.get('like'));
    const [me, { total, limit }, countries, { place }, model] = await Promise.all([
      api.accounts.me(),
      api.adverts.statistics(),
      api.lists.countries({ params: { locale } }),
      api.adverts.place(),
      like > 0 ? api.adverts.get({ params: { id: like }, query: { lang: locale } }) : undefined,
    ]);
    return {
      accountId: me.data.id,
      isVerified: limit === null,
      isLimitReached: limit !== null && total >= limit,
      countries,
      place,
      model,
    };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Přidat inzerát`),
    alternates: pathsInAllLocales('account-advertisements-add'),
    isIndexed: false,
  }),
  Page: function AddAdvertisementPage({ data: { accountId, isVerified, isLimitReached, countries, place, model } }) {
    const { t } = useLingui();
    const { locale, shell } = usePage();
    const { navigate } = useNavigation();
    const { code } = useCurrency();
    const first = useMemo(
      () =>
        model ? draftOf(model.content, shell.tree, shell.currencies, locale) : emptyDraft(locale, code, place ?? ''),
      [model, shell, locale, code, place],
    );
    return (
      <>
        <h1 className="mb-6 text-3xl">
          <Trans>Přidat inzerát</Trans>
        </h1>
        {isLimitReached && (
          <div className="mb-6 max-w-2xl">
            <LimitNotice />
          </div>
        )}
        <StoredAdvertForm
          first={first}
          draftKey={`${accountId}-${model ? `like-${model.id}` : 'new'}`}
          countries={countries}
          submitText={isVerified ? t`Odeslat inzerát` : t`Odeslat ke schválení`}
          send={(input, client_key) => browserApi.adverts.submit({ body: { ...input, client_key } })}
          preview={(input) => browserApi.advertPreview.show({ query: { lang: locale }, body: { ...input, id: null } })}
          onDone={({ id }) => {
            void refreshSession();
            navigate(`${routePath('account-advertisements-confirmation', locale)}?id=${id}`);
          }}
        />
      </>
    );
  },
});
