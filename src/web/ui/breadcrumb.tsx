import { useLingui } from '@lingui/react/macro';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface BreadcrumbLink {
  readonly name: string;
  readonly href: string;
}

/** The path from the home page to the current page, which is the last item. Phones show the way back only. */
export function Breadcrumb({ items, className }: { items: readonly BreadcrumbLink[]; className?: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Drobečková navigace`} className={className}>
      <ol className="max-tablet:-my-2 flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {items.map(({ name, href }, at) => (
          <li
            key={href}
            className={classes('flex items-center gap-x-1', at !== items.length - 2 && 'max-tablet:hidden')}
          >
            <Icon
              name="chevron-right"
              size={14}
              className={classes('max-tablet:rotate-180', at === 0 && 'tablet:hidden')}
            />
            {at < items.length - 1 ? (
              <a
                href={href}
                className="inline-flex min-h-7 items-center no-underline pointer-coarse:min-h-11 hover:text-ink hover:underline"
              >
                {name}
              </a>
            ) : (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The same path for search engines.
 * @param origin `https://host`
 */
export function breadcrumbData(items: readonly BreadcrumbLink[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}
