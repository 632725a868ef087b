import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { blogAddress } from './blog-address.ts';

/** The way through the pages of the blog; nothing while there is only one. */
export function BlogPages({
  categoryId,
  page,
  pages,
}: {
  categoryId: number | undefined;
  page: number;
  pages: number;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  if (pages < 2) return null;
  const addressOf = (to: number) => blogAddress(locale, { category: categoryId, page: to });
  return (
    <nav
      aria-label={t`Stránkování`}
      className="mt-12 grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-t border-line pt-6"
    >
      <span>
        {page > 1 && (
          <LinkButton look="secondary" rel="prev" href={addressOf(page - 1)}>
            <Icon name="chevron-left" />
            <Trans>Novější</Trans>
          </LinkButton>
        )}
      </span>
      <span className="text-sm text-muted tabular-nums">
        <Trans>
          Strana {page} z {pages}
        </Trans>
      </span>
      <span className="text-right">
        {page < pages && (
          <LinkButton look="secondary" rel="next" href={addressOf(page + 1)}>
            <Trans>Starší</Trans>
            <Icon name="chevron-right" />
          </LinkButton>
        )}
      </span>
    </nav>
  );
}
