import { useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { useDefaultQuery } from '#web/features/admin-lists/default-views.ts';
import { ListTabs } from '#web/features/filtered-list/list-tabs.tsx';
import { usePage } from '#web/page/page-context.tsx';

/** The lists of adverts: what waits for approval, what was published without it, and everything. */
export function AdvertTabs() {
  const { t } = useLingui();
  const { locale, path, search } = usePage();
  const all = routePath('admin-all-adverts', locale);
  const whole = `${all}${useDefaultQuery()('adverts')}`;
  const isReview = new URLSearchParams(search).get('review') === 'yes';
  const current = path !== all ? path : isReview ? `${all}?review=yes` : whole;
  const tabs = [
    { href: routePath('admin-adverts', locale), text: t`Ke schválení` },
    { href: `${all}?review=yes`, text: t`K dodatečné kontrole` },
    { href: whole, text: t`Všechny inzeráty` },
  ];
  return (
    <ListTabs
      label={t`Seznamy inzerátů`}
      tabs={tabs.map(({ href, text }) => ({ href, text, isCurrent: href === current }))}
    />
  );
}
