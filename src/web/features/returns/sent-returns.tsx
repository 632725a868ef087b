import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { ComplaintState, WithdrawalState } from '#shared/returns/lifecycle.ts';
import type { ReturnRefund } from '#shared/returns/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useRefundText } from './refund-text.ts';
import { useReturnStateTexts } from './return-states.ts';

interface SentReturn {
  readonly id: number;
  readonly state: WithdrawalState | ComplaintState;
  readonly received_at: string;
  readonly goods: readonly { readonly name: string; readonly quantity: number }[];
  readonly decision: string;
  readonly refund: ReturnRefund | null;
}

/** Earlier withdrawals or complaints with their states. */
export function SentReturns({ title, sent }: { title: ReactNode; sent: readonly SentReturn[] }) {
  const { locale } = usePage();
  const stateTexts = useReturnStateTexts();
  const refundText = useRefundText();
  if (sent.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ul className="flex flex-col gap-3">
        {sent.map(({ id, state, received_at, goods, decision, refund }) => (
          <li key={id} className="rounded border border-line bg-surface p-4">
            <p className="flex flex-wrap justify-between gap-2">
              <span className="font-semibold">{stateTexts[state]}</span>
              <time dateTime={received_at} className="text-muted tabular-nums">
                {formatDateTime(received_at, locale)}
              </time>
            </p>
            <ul>
              {goods.map(({ name, quantity }, index) => (
                <li key={index}>
                  {quantity} × {name}
                </li>
              ))}
            </ul>
            {refund && <p className="mt-2">{refundText(refund)}</p>}
            {decision && <p className="mt-2 whitespace-pre-line text-muted">{decision}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
