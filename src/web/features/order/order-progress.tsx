import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { orderStateText } from './order-state.ts';

const ended: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded']);

/** The past states of an order and those still ahead. */
export function OrderProgress({ order }: { order: Omit<Order, 'hash'> }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const steps = stepsOf(order);
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title" className="sr-only">
        <Trans>Průběh objednávky</Trans>
      </h2>
      <ol className="grid gap-2 tablet:auto-cols-fr tablet:grid-flow-col">
        {steps.map(({ state, at }) => (
          <li
            key={state}
            aria-current={state === order.state ? 'step' : undefined}
            className={`flex gap-2 border-t-4 pt-2 ${at ? 'border-link' : 'border-line text-muted'}`}
          >
            <Icon name={!at ? 'clock' : ended.has(state) ? 'close' : 'check'} size={18} className="mt-0.5 shrink-0" />
            <span>
              <span className={state === order.state ? 'font-semibold' : undefined}>
                {i18n._(orderStateText(state, order.delivery.kind))}
              </span>
              <span className="block text-sm text-muted">{at ? formatDate(at, locale) : t`zatím ne`}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepsOf(order: Omit<Order, 'hash'>): { state: OrderState; at: string | undefined }[] {
  const pastSteps = order.events.map(({ state, at }) => ({ state, at: at as string | undefined }));
  if (ended.has(order.state)) return pastSteps;
  const isPickup = order.delivery.kind === 'branch';
  const paidFirst: OrderState[] = order.payment.code === 'cash_on_delivery' ? [] : ['waiting_for_payment', 'paid'];
  const way: OrderState[] = [...paidFirst, 'being_prepared', isPickup ? 'ready_for_pickup' : 'sent', 'delivered'];
  const reached = way.indexOf(order.state);
  const futureStates = way.filter((state, at) => at > reached && !pastSteps.some((step) => step.state === state));
  return [...pastSteps, ...futureStates.map((state) => ({ state, at: undefined }))];
}
