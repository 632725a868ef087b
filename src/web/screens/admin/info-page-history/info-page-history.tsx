import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminInfoPage, adminInfoPagesContract } from '#shared/content/info-pages-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { RevisionChanges } from '#web/features/text-history/revision-changes.tsx';
import { TextHistory } from '#web/features/text-history/text-history.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';

interface Data {
  readonly page: AdminInfoPage;
  readonly list: CallAnswer<(typeof adminInfoPagesContract)['revisions']>;
  /** The chosen version, the newest if none is chosen; missing for a page without a history. */
  readonly shown: CallAnswer<(typeof adminInfoPagesContract)['revision']> | undefined;
}

/** Who changed an info page and when, word by word, and the way back. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, params, query }) => {
    const id = Number(params.id);
    const [page, list] = await Promise.all([
      api.adminInfoPages.get({ params: { id } }),
      api.adminInfoPages.revisions({ params: { id }, query: { page: query.get('page') ?? undefined } }),
    ]);
    const revision = Number(query.get('revision') ?? list.revisions[0]?.id);
    const shown = revision ? await api.adminInfoPages.revision({ params: { id, revision } }) : undefined;
    return { page, list, shown };
  },
  head: ({ page: { id, texts } }, { i18n, locale }) => {
    const { title } = texts[locale];
    return {
      title: i18n._(msg`Historie stránky ${title}`),
      alternates: mapLocales((each) => routePath('admin-info-page-history', each, { id })),
      isIndexed: false,
    };
  },
  Page: function AdminInfoPageHistoryPage({ data: { page, list, shown } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const { title } = page.texts[locale];
    return (
      <AdminFrame title={<Trans>Historie stránky {title}</Trans>}>
        <p className="mb-4">
          <BackToList href={routePath('admin-info-page', locale, { id: page.id })}>
            <Trans>Zpět na stránku</Trans>
          </BackToList>
        </p>
        {shown === undefined ? (
          <p className="py-10 text-center text-muted">
            <Trans>Stránku zatím nikdo neupravil. První uložená změna tu bude i s původním textem.</Trans>
          </p>
        ) : (
          <TextHistory
            list={list}
            shown={shown.revision}
            restore={() =>
              browserApi.adminInfoPages.restore({
                params: { id: page.id },
                body: { revision: shown.revision.id, version: page.version },
              })
            }
            renderRestoreEffect={(time) => (
              <Trans>Stránka bude ve všech jazycích znovu taková jako {time}. Nynější texty zůstanou v historii.</Trans>
            )}
          >
            <RevisionChanges
              parts={[
                { part: 'title', label: t`Nadpis` },
                { part: 'slug', label: t`Adresa stránky`, isCode: true },
                { part: 'perex', label: t`Úvodní text` },
                { part: 'body', label: t`Text` },
              ]}
              texts={shown.revision.texts}
              previous={shown.previous?.texts}
            />
          </TextHistory>
        )}
      </AdminFrame>
    );
  },
});
