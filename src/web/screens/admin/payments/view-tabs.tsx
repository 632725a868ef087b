import { useLingui } from '@lingui/react/macro';
import { ListTabs } from '#web/features/filtered-list/list-tabs.tsx';
import { usePage } from '#web/page/page-context.tsx';

const views = ['overpayment', 'refunds', 'webhooks'] as const;
type View = (typeof views)[number];

/** Tabs of the three lists. */
export function ViewTabs({ view }: { view: View }) {
  const { t } = useLingui();
  const { path } = usePage();
  const texts: Record<View, string> = { overpayment: t`Přeplatky`, refunds: t`Vratky`, webhooks: t`Oznámení bran` };
  return (
    <ListTabs
      label={t`Co zobrazit`}
      tabs={views.map((each) => ({
        href: each === 'overpayment' ? path : `${path}?view=${each}`,
        text: texts[each],
        isCurrent: each === view,
      }))}
    />
  );
}
