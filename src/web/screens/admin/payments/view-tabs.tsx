import { useLingui } from '@lingui/react/macro';
import { useDefaultQuery } from '#web/features/admin-lists/default-views.ts';
import { ListTabs } from '#web/features/filtered-list/list-tabs.tsx';
import { usePage } from '#web/page/page-context.tsx';

const views = ['overpayment', 'refunds', 'webhooks'] as const;
type View = (typeof views)[number];

/** Tabs of the three lists. */
export function ViewTabs({ view }: { view: View }) {
  const { t } = useLingui();
  const { path } = usePage();
  const defaultQuery = useDefaultQuery();
  const queries: Record<View, string> = {
    overpayment: defaultQuery('overpayments'),
    refunds: defaultQuery('refunds') || '?view=refunds',
    webhooks: '?view=webhooks',
  };
  const texts: Record<View, string> = { overpayment: t`Přeplatky`, refunds: t`Vratky`, webhooks: t`Oznámení bran` };
  return (
    <ListTabs
      label={t`Co zobrazit`}
      tabs={views.map((each) => ({
        href: `${path}${queries[each]}`,
        text: texts[each],
        isCurrent: each === view,
      }))}
    />
  );
}
