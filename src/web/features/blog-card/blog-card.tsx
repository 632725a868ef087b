import { Plural } from '@lingui/react/macro';
import type { BlogCard as BlogCardData } from '#shared/content/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { BlogPicture } from '#web/features/picture/picture.tsx';
import { classes } from '#web/ui/classes.ts';

/** A blog post in a list. The whole card is the link. */
export function BlogCard({
  post,
  headingLevel = 2,
  isFirst = false,
  className,
}: {
  post: BlogCardData;
  headingLevel?: 2 | 3;
  /** The picture is above the fold. */
  isFirst?: boolean;
  className?: string;
}) {
  const { locale } = usePage();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes('group relative flex flex-col', className)}>
      {post.picture && (
        <BlogPicture
          picture={post.picture}
          sizes="(min-width: 1260px) 26vw, (min-width: 768px) 44vw, 92vw"
          priority={isFirst}
          alt=""
          className="rounded border border-line"
        />
      )}
      <p className="mt-3 text-sm font-semibold text-amber-text">{post.category.name}</p>
      <Heading className="mt-1 text-xl">
        <a
          href={routePath('blog-post', locale, { id: post.id, slug: post.slug })}
          className="no-underline group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 after:absolute after:inset-0"
        >
          {post.title}
        </a>
      </Heading>
      <p className="mt-2 line-clamp-3 text-muted">{post.perex}</p>
      <PostFacts post={post} className="mt-3 text-sm" />
    </article>
  );
}

/** Date and reading time of a post. */
export function PostFacts({ post, className }: { post: BlogCardData; className?: string }) {
  const { locale } = usePage();
  return (
    <p className={classes('flex flex-wrap gap-x-3 text-muted tabular-nums', className)}>
      <time dateTime={post.published_at}>{formatDate(post.published_at, locale)}</time>
      <span aria-hidden="true">·</span>
      <span>
        <Plural value={post.reading_minutes} one="# minuta čtení" few="# minuty čtení" other="# minut čtení" />
      </span>
    </p>
  );
}
