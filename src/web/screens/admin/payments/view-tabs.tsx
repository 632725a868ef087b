import { useLingui } from '@lingui/react/macro';
import { usePage } from '#web/page/page-context.tsx';

const views = ['overpayment', 'refunds', 'webhooks'] as const;
type View = (typeof views)[number];

/** Tabs of the three lists. */
export function ViewTabs({ view }: { view: View }) {
  const { t } = useLingui();
  const { path } = usePage();
  const texts: Record<View, string> = { overpayment: t`Přeplatky`, refunds: t`Vratky`, webhooks: t`Oznámení bran` };
  return (
    <nav aria-label={t`Co zobrazit`} className="mb-4">
      <ul className="flex flex-wrap gap-1 border-b border-line">
        {views.map((each) => (
          <li key={each}>
            <a
              href={each === 'overpayment' ? path : `${path}?view=${each}`}
              aria-current={each === view ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 no-underline hover:bg-sunken aria-[current]:border-link aria-[current]:font-semibold"
            >
              {texts[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
