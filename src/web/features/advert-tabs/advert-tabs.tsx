import { useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';

/** The lists of adverts: what waits for approval, what was published without it, and everything. */
export function AdvertTabs() {
  const { t } = useLingui();
  const { locale, path, search } = usePage();
  const all = routePath('admin-all-adverts', locale);
  const current = path === all && new URLSearchParams(search).get('review') === 'yes' ? `${all}?review=yes` : path;
  const tabs = [
    { href: routePath('admin-adverts', locale), text: t`Ke schválení` },
    { href: `${all}?review=yes`, text: t`K dodatečné kontrole` },
    { href: all, text: t`Všechny inzeráty` },
  ];
  return (
    <nav aria-label={t`Seznamy inzerátů`} className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ href, text }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-9 items-center rounded border px-3 no-underline',
                href === current
                  ? 'border-bottle bg-bottle font-semibold text-on-bottle'
                  : 'border-line bg-surface hover:bg-sunken',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
