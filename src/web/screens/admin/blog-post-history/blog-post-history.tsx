import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPost, adminBlogContract } from '#shared/content/blog-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { BackToList } from '#web/features/filtered-list/back-to-list.tsx';
import { RevisionChanges } from '#web/features/text-history/revision-changes.tsx';
import { TextHistory } from '#web/features/text-history/text-history.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';

interface Data {
  readonly post: AdminPost;
  readonly list: CallAnswer<(typeof adminBlogContract)['revisions']>;
  /** The chosen version, the newest if none is chosen; missing for a post without a history. */
  readonly shown: CallAnswer<(typeof adminBlogContract)['revision']> | undefined;
}

/** Who changed the texts of a post and when, word by word, and the way back. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, params, query }) => {
    const id = Number(params.id);
    const [post, list] = await Promise.all([
      api.adminBlog.get({ params: { id } }),
      api.adminBlog.revisions({ params: { id }, query: { page: query.get('page') ?? undefined } }),
    ]);
    const revision = Number(query.get('revision') ?? list.revisions[0]?.id);
    const shown = revision ? await api.adminBlog.revision({ params: { id, revision } }) : undefined;
    return { post, list, shown };
  },
  head: ({ post }, { i18n, locale }) => {
    const title = titleOf(post, locale);
    return {
      title: i18n._(msg`Historie článku ${title}`),
      alternates: mapLocales((each) => routePath('admin-blog-post-history', each, { id: post.id })),
      isIndexed: false,
    };
  },
  Page: function AdminBlogPostHistoryPage({ data: { post, list, shown } }) {
    const { t } = useLingui();
    const { locale } = usePage();
    const title = titleOf(post, locale);
    return (
      <AdminFrame title={<Trans>Historie článku {title}</Trans>}>
        <p className="mb-4">
          <BackToList href={routePath('admin-blog-post', locale, { id: post.id })}>
            <Trans>Zpět na článek</Trans>
          </BackToList>
        </p>
        {shown === undefined ? (
          <p className="py-10 text-center text-muted">
            <Trans>Článek zatím nikdo neupravil. První uložená změna tu bude i s původním textem.</Trans>
          </p>
        ) : (
          <TextHistory
            list={list}
            shown={shown.revision}
            restore={() =>
              browserApi.adminBlog.restore({
                params: { id: post.id },
                body: { revision: shown.revision.id, version: post.version },
              })
            }
            renderRestoreEffect={(time) => (
              <Trans>Texty budou ve všech jazycích znovu takové jako {time}. Nynější texty zůstanou v historii.</Trans>
            )}
          >
            <RevisionChanges
              parts={[
                { part: 'title', label: t`Nadpis` },
                { part: 'slug', label: t`Adresa stránky`, isCode: true },
                { part: 'perex', label: t`Úvodní text` },
                { part: 'body', label: t`Text` },
                { part: 'seo_title', label: t`Nadpis pro vyhledávače` },
                { part: 'seo_description', label: t`Popis pro vyhledávače` },
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

/** The title in the language, or in the first one that has a text. */
function titleOf({ texts }: AdminPost, locale: Locale): string {
  return [locale, ...locales].map((each) => texts[each].title).find((title) => title !== '') ?? '';
}
