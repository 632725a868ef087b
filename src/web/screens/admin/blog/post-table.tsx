import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPostRow } from '#shared/content/blog-contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { languages } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { postStateTones, usePostStateTexts } from '#web/features/post-form/post-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';

export function PostTable({ posts }: { posts: readonly AdminPostRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const states = usePostStateTexts();
  return (
    <DataTable
      isList
      label={t`Články`}
      columns={[
        { title: <Trans>Nadpis</Trans> },
        { title: <Trans>Stav</Trans> },
        { title: <Trans>Jazyky</Trans> },
        { title: <Trans>Zveřejněno</Trans> },
        { title: <Trans>Autor</Trans> },
        { title: <Trans>Naposledy upraveno</Trans> },
      ]}
    >
      {posts.map((post) => (
        <DataRow key={post.id}>
          <RowHead>
            <a href={routePath('admin-blog-post', locale, { id: post.id })} className="font-semibold">
              {post.title}
            </a>
            <span className="block font-normal text-muted">{post.category}</span>
          </RowHead>
          <Cell>
            <StateMark tone={postStateTones[post.state]}>{states[post.state]}</StateMark>
          </Cell>
          <Cell>
            <span className="whitespace-nowrap">
              {post.languages.map((lang, index) => (
                <abbr key={lang} title={languages[lang].name} className="uppercase no-underline">
                  {index > 0 && ' '}
                  {lang}
                </abbr>
              ))}
            </span>
          </Cell>
          <Cell>
            {post.published_at === null ? (
              '–'
            ) : (
              <span className="whitespace-nowrap tabular-nums">{formatDateTime(post.published_at, locale)}</span>
            )}
          </Cell>
          <Cell>{post.author}</Cell>
          <Cell>
            <span className="whitespace-nowrap tabular-nums">{formatDateTime(post.updated_at, locale)}</span>
            {post.saved_by && <span className="block text-muted">{post.saved_by.username}</span>}
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
