import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { countedTogetherHours } from '#shared/payments/refund-approval.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { useSession } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { ApprovalLimitButton } from './approval-limit-button.tsx';
import type { RefundList } from './payments-data.ts';

/** Which refunds need a second administrator, and what to do where there is none. */
export function ApprovalNotice({ list: { limit, approvers, refunds } }: { list: RefundList }) {
  const session = useSession();
  const maySet = session.status === 'in' && session.session.me.scopes.includes('settings');
  const hours = countedTogetherHours;
  const isStuck = approvers === 0 && (limit !== null || refunds.some(({ state }) => state === 'unapproved'));
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <p className="min-w-0 grow basis-80">
        {limit ? (
          <Trans>
            Vratky nad <ChargedPrice money={limit} /> odejdou, až je schválí jiný správce než ten, který o ně požádal.
            Vratky jedné platby za {hours} hodin se sčítají.
          </Trans>
        ) : (
          <Trans>Vratky nemusí schvalovat druhý správce.</Trans>
        )}
      </p>
      {maySet && <ApprovalLimitButton />}
      {isStuck && <Stuck />}
    </div>
  );
}

function Stuck(): ReactNode {
  const { locale } = usePage();
  return (
    <p role="status" className="w-full rounded border border-amber bg-amber-soft px-4 py-3 text-ink">
      <Trans>
        Kromě vás tu není nikdo, kdo by vratky mohl schválit.{' '}
        <a href={routePath('admin-administrators', locale)}>Pozvěte správce</a> s oprávněním k objednávkám. Nebo změňte
        hranici, čekající vratku zamítněte a požádejte o ni znovu.
      </Trans>
    </p>
  );
}
