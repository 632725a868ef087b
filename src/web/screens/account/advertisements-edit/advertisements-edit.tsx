import { useMemo } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnAdvert } from '#shared/adverts/contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { draftOf } from '#web/features/advert-form/advert-draft.ts';
import { StoredAdvertForm } from '#web/features/advert-form/stored-advert-form.tsx';
import { refreshSession } from '#web/features/session/refresh-session.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { defineScreen, notFound } from '#web/page/screen.ts';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface EditData {
  readonly accountId: number;
  readonly advert: OwnAdvert;
  readonly countries: readonly Country[];
}

/** Edits one's own advert. */
export const screen = defineScreen<EditData>({
  load: async ({ api, locale, params }) => {
    const [me, advert, countries] = await Promise.all([
      api.accounts.me(),
      api.adverts.get({ params: { id: Number(params.id) }, query: { lang: locale } }),
      api.lists.countries({ params: { locale } }),
    ]);
    if (!advert.actions.includes('change')) throw notFound();
    return { accountId: me.data.id, advert, countries };
  },
  head: ({ advert: { id } }, { i18n }) => ({
    title: i18n._(msg`Upravit inzerát`),
    alternates: mapLocales((locale) => routePath('account-advertisements-edit', locale, { id })),
    isIndexed: false,
  }),
  Page: function EditAdvertisementPage({ data: { accountId, advert, countries } }) {
    const { t } = useLingui();
    const { locale, shell } = usePage();
    const { navigate } = useNavigation();
    const { content, goods_confirmed_at: confirmedAt } = advert;
    const first = useMemo(
      () => ({
        ...draftOf(content, shell.tree, shell.currencies, locale),
        // Confirmed goods without a brand have none: the form required it.
        is_unbranded: confirmedAt !== null && content.brand === null,
      }),
      [content, confirmedAt, shell, locale],
    );
    return (
      <>
        <h1 className="mb-6 text-3xl">
          <Trans>Upravit inzerát</Trans>
        </h1>
        {advert.decision_reason !== null && advert.state === 'rejected' && (
          <p className="mb-6 max-w-2xl rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text">
            <Trans>Inzerát jsme zamítli: {advert.decision_reason} Až ho upravíte, posoudíme ho znovu.</Trans>
          </p>
        )}
        {advert.hidden_reason !== null && (
          <p className="mb-6 max-w-2xl rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text">
            <Trans>
              Správce inzerát skryl z tohoto důvodu: <span lang="">{advert.hidden_reason}</span>
            </Trans>
          </p>
        )}
        {advert.is_change_waiting && (
          <p className="mb-6 max-w-2xl rounded border border-line bg-amber-soft px-4 py-3">
            <Trans>Předchozí změna ještě čeká na schválení. Tato ji nahradí.</Trans>
          </p>
        )}
        <StoredAdvertForm
          first={first}
          draftKey={`${accountId}-${advert.id}`}
          countries={countries}
          confirmed={
            confirmedAt === null
              ? undefined
              : {
                  at: confirmedAt,
                  goods: {
                    offer_type: content.offer_type,
                    category_id: content.category.id,
                    package_id: content.package?.id ?? null,
                  },
                }
          }
          submitText={t`Uložit změny`}
          send={(body) => browserApi.adverts.change({ params: { id: advert.id }, body })}
          preview={(input) =>
            browserApi.advertPreview.show({ query: { lang: locale }, body: { ...input, id: advert.id } })
          }
          onDone={({ is_change_waiting }) => {
            void refreshSession();
            showSnackbar({
              tone: 'success',
              text: is_change_waiting
                ? t`Změna čeká na schválení, do té doby zůstává veřejná schválená podoba.`
                : t`Inzerát je uložen.`,
            });
            navigate(routePath('account-advertisements', locale));
          }}
        />
      </>
    );
  },
});
