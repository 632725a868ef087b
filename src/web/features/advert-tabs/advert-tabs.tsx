import { useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { ListTabs } from '#web/features/filtered-list/list-tabs.tsx';
import { usePage } from '#web/page/page-context.tsx';

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
    <ListTabs
      label={t`Seznamy inzerátů`}
      tabs={tabs.map(({ href, text }) => ({ href, text, isCurrent: href === current }))}
    />
  );
}
