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
    <nav aria-label={t`Drobečková navigace`} className={classes('breadcrumb', className)}>
      <ol>
        {items.map(({ name, href }, at) => (
          <li key={href}>
            <Icon name="chevron-right" size={14} />
            {at < items.length - 1 ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
