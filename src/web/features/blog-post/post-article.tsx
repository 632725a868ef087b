import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { BlogPost } from '#shared/content/contract.ts';
import { BlogCard, PostFacts } from '#web/features/blog-card/blog-card.tsx';
import { BlogPicture } from '#web/features/picture/picture.tsx';
import { TextWithContents } from '#web/features/prose/text-with-contents.tsx';
import { Share } from '#web/features/share/share.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { postTrail } from './post-data.ts';

/** A blog post with further reading, as its public page and its preview show it. */
export function PostArticle({ post }: { post: BlogPost }) {
  return (
    <div className="pb-12">
      <article>
        <PostHeader post={post} />
        {post.picture && (
          <BlogPicture
            picture={post.picture}
            sizes="(min-width: 1260px) 52rem, 96vw"
            priority
            alt=""
            className="mb-10 max-w-[52rem] rounded-lg border border-line"
          />
        )}
        <TextWithContents html={post.html} headings={post.headings}>
          <footer className="mt-10 max-w-[70ch] border-t border-line pt-6 print:hidden">
            <Share title={post.title} />
          </footer>
        </TextWithContents>
      </article>
      <FurtherPosts post={post} />
    </div>
  );
}

function PostHeader({ post }: { post: BlogPost }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const path = routePath('blog-post', locale, { id: post.id, slug: post.slug });
  return (
    <header className="mb-8 max-w-[52rem]">
      <Breadcrumb items={postTrail(post, path, locale, t`Úvod`)} className="mb-4 print:hidden" />
      <h1 className="text-[1.65rem] hyphens-auto tablet:text-4xl">{post.title}</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-muted">{post.perex}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{post.author}</span>
        <PostFacts post={post} />
      </div>
    </header>
  );
}

function FurtherPosts({ post: { further } }: { post: BlogPost }) {
  if (further.length === 0) return null;
  return (
    <section aria-labelledby="further-posts" className="mt-16 border-t border-line pt-10 print:hidden">
      <h2 id="further-posts" className="mb-6 text-2xl">
        <Trans>Další čtení</Trans>
      </h2>
      <ul className="grid gap-x-6 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3">
        {further.map((each, index) => (
          <li key={each.id} className={index === 2 ? 'tablet:max-wide:hidden' : undefined}>
            <BlogCard post={each} headingLevel={3} className="h-full" />
          </li>
        ))}
      </ul>
    </section>
  );
}
