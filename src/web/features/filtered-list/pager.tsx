import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { changedQuery } from './list-query.ts';

/** Previous and next page, for a list without a total count. */
export function Pager({ page, hasMore }: { page: number; hasMore: boolean }) {
  const { t } = useLingui();
  const { path, search } = usePage();
  if (page === 1 && !hasMore) return null;
  const hrefOf = (other: number) => `${path}${changedQuery(search, { page: other })}`;
  return (
    <nav aria-label={t`Stránkování`} className="mt-4 flex items-center gap-3">
      {page > 1 && (
        <LinkButton look="secondary" size="small" href={hrefOf(page - 1)} rel="prev">
          <Trans>Předchozí</Trans>
        </LinkButton>
      )}
      <span className="text-sm text-muted tabular-nums">{t`Strana ${page}`}</span>
      {hasMore && (
        <LinkButton look="secondary" size="small" href={hrefOf(page + 1)} rel="next">
          <Trans>Další</Trans>
        </LinkButton>
      )}
    </nav>
  );
}
