import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminInfoPage, adminInfoPagesContract } from '#shared/content/info-pages-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { RestoreButton } from './restore-button.tsx';
import { RevisionChanges } from './revision-changes.tsx';

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
    const { locale, path, search } = usePage();
    const { title } = page.texts[locale];
    const newest = list.page === 1 ? list.revisions[0]?.id : undefined;
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
          <div className="grid gap-6 desktop:grid-cols-[15rem_minmax(0,1fr)] desktop:items-start">
            <nav aria-label={t`Uložené verze`}>
              <ul className="flex flex-col gap-1">
                {list.revisions.map(({ id, saved_at: savedAt, saved_by: savedBy }) => (
                  <li key={id}>
                    <a
                      href={`${path}${changedQuery(search, { revision: id, page: list.page })}`}
                      aria-current={shown.revision.id === id ? 'page' : undefined}
                      className="block rounded border border-line bg-surface px-3 py-2 no-underline hover:bg-sunken aria-[current]:border-link"
                    >
                      <span className="font-semibold tabular-nums">{formatDateTime(savedAt, locale)}</span>
                      <span className="block text-sm text-muted">
                        {savedBy?.username ?? <Trans>původní text</Trans>}
                        {newest === id && (
                          <>
                            {' · '}
                            <Trans>nyní na portálu</Trans>
                          </>
                        )}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
              <Pager page={list.page} hasMore={list.has_more} />
            </nav>
            <section aria-label={t`Změny této verze`} className="min-w-0">
              {shown.revision.id !== newest && <RestoreButton page={page} revision={shown.revision} />}
              <RevisionChanges {...shown} />
            </section>
          </div>
        )}
      </AdminFrame>
    );
  },
});
