import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Order } from '#shared/orders/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { clerkStateText, passedStateText } from './order-state.ts';
import { stepsOf, type Progress } from './order-steps.ts';

interface OrderProgressProps {
  readonly order: Omit<Order, 'hash'>;
  /** For clerks: nobody has begun to prepare it. */
  readonly isNew?: boolean;
}

/** The past states of an order and those still ahead. */
export function OrderProgress({ order, isNew = false }: OrderProgressProps) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const steps = stepsOf(order);
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title" className="sr-only">
        <Trans>Průběh objednávky</Trans>
      </h2>
      <ol className="grid gap-2 tablet:auto-cols-fr tablet:grid-flow-col">
        {steps.map(({ state, at, progress }) => (
          <li
            key={state}
            aria-current={state === order.state ? 'step' : undefined}
            className={classes('flex gap-2 border-t-4 pt-2', looks[progress].border)}
          >
            <Icon name={looks[progress].icon} size={18} className="mt-0.5 shrink-0" />
            <span>
              <span className={state === order.state ? 'font-semibold' : undefined}>
                {i18n._(
                  progress === 'done' && state !== order.state
                    ? passedStateText(state, order.delivery.kind)
                    : clerkStateText(state, order.delivery.kind, isNew),
                )}
              </span>
              <span className="block text-sm text-muted">{at ? formatDate(at, locale) : t`zatím ne`}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const looks: Record<Progress, { readonly icon: IconName; readonly border: string }> = {
  done: { icon: 'check', border: 'border-link' },
  waiting: { icon: 'clock', border: 'border-amber' },
  ended: { icon: 'close', border: 'border-burgundy-text' },
  missed: { icon: 'close', border: 'border-line text-muted' },
  ahead: { icon: 'clock', border: 'border-line text-muted' },
};
