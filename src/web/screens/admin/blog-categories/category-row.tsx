import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AdminBlogCategory } from '#shared/content/blog-categories-contract.ts';
import { locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';

interface CategoryRowProps {
  readonly category: AdminBlogCategory;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function CategoryRow({ category, onEdit, onRemove }: CategoryRowProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { id, names, posts, may_be_advertised: mayBeAdvertised } = category;
  const name = names[locale];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 py-1">
      <div className="min-w-0 grow basis-56">
        <span className="font-semibold break-words">{name}</span>
        <span className="block text-sm break-words text-muted">
          {locales
            .filter((each) => each !== locale)
            .map((each) => names[each])
            .join(' · ')}
        </span>
        {!mayBeAdvertised && (
          <span className="block text-sm text-muted">
            <Trans>na úvodní stránce se neukazuje</Trans>
          </span>
        )}
      </div>
      {posts === 0 ? (
        <span className="text-sm text-muted">
          <Trans>bez článků</Trans>
        </span>
      ) : (
        <a href={`${routePath('admin-blog', locale)}?category=${id}`} className="text-sm tabular-nums underline">
          <Plural value={posts} one="# článek" few="# články" other="# článků" />
        </a>
      )}
      <span className="flex gap-2">
        <Button look="secondary" size="small" aria-label={t`Upravit rubriku ${name}`} onClick={onEdit}>
          <Trans>Upravit</Trans>
        </Button>
        <Button look="danger" size="small" aria-label={t`Smazat rubriku ${name}`} onClick={onRemove}>
          <Trans>Smazat</Trans>
        </Button>
      </span>
    </div>
  );
}
