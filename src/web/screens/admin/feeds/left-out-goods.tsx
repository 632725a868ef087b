import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminFeed } from '#shared/feeds/admin-contract.ts';
import type { LeftOutReason } from '#shared/feeds/feeds.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';

/** How many goods are not in a feed and why, with a few of them to look at. */
export function LeftOutGoods({ feed: { left_out: leftOut, built_at: builtAt } }: { feed: AdminFeed }) {
  const { locale } = usePage();
  const reasons = useReasonTexts();
  if (leftOut.length === 0) return builtAt === null ? '–' : <Trans>nic</Trans>;
  return (
    <ul>
      {leftOut.map(({ reason, count, goods }) => (
        <li key={reason}>
          <details>
            <summary className="cursor-pointer py-0.5 leading-6">
              {reasons[reason]}: {count}
            </summary>
            <ul className="mb-2 pl-4 text-sm">
              {goods.map(({ id, name }) => (
                <li key={id} className="py-1">
                  <a href={routePath('admin-product', locale, { id })} className="underline">
                    {name}
                  </a>
                </li>
              ))}
              {count > goods.length && (
                <li className="py-1 text-muted">
                  <Trans>a další</Trans>
                </li>
              )}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

function useReasonTexts(): Record<LeftOutReason, string> {
  const { t } = useLingui();
  return {
    not_advertised: t`nesmí se propagovat`,
    not_delivered: t`sem nedoručujeme`,
    no_price: t`bez ceny`,
    sold_out: t`vyprodáno`,
    no_text: t`bez textu v jazyce feedu`,
    no_picture: t`bez obrázku`,
  };
}
