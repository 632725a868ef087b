import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Order } from '#shared/orders/contract.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { refundTexts } from './refund-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { decimalText } from '#web/ui/numbers.ts';

export function Labelled({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded border border-line bg-surface p-4">
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

interface OrderLinesProps {
  readonly order: Omit<Order, 'hash'>;
  /** Missing: the lines have no pictures, and the screen does not load their code. */
  readonly renderPicture?: (picture: Order['lines'][number]['picture']) => ReactNode;
  /** Shown below the name. */
  readonly renderDetails?: (line: Order['lines'][number]) => ReactNode;
}

/** The ordered goods, the totals and the included tax. */
export function OrderLines({ order, renderPicture, renderDetails }: OrderLinesProps) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const text = useChargedText();
  const rateText = (rate: number) => decimalText(rate, locale, Number.isInteger(rate) ? 0 : 1);
  return (
    <Labelled title={<Trans>Objednané zboží</Trans>}>
      <ul className="divide-y divide-line">
        {order.lines.map((line) => (
          <li key={line.id} className="flex items-center gap-4 py-2">
            {renderPicture?.(line.picture)}
            <span className="min-w-0 grow">
              {line.path === null ? line.name : <a href={line.path}>{line.name}</a>}
              <span className="block text-sm text-muted">
                <Trans>
                  {line.quantity} ks × {text(line.price)}
                </Trans>
              </span>
              {renderDetails?.(line)}
            </span>
            <span className="font-semibold whitespace-nowrap tabular-nums">{text(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-1 border-t border-line pt-3">
        <Sum name={t`Zboží`} value={text(order.goods)} />
        {order.discount.amount > 0 && (
          <Sum
            name={
              order.vouchers.length > 0 ? t`Sleva (${order.vouchers.map(({ code }) => code).join(', ')})` : t`Sleva`
            }
            value={`−${text(order.discount)}`}
          />
        )}
        <Sum name={t`Doprava`} value={order.delivery_price.amount === 0 ? t`zdarma` : text(order.delivery_price)} />
        {order.fee.amount > 0 && <Sum name={t`Platba`} value={text(order.fee)} />}
        {order.rounding.amount !== 0 && <Sum name={t`Zaokrouhlení`} value={text(order.rounding)} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
          <dt className="font-semibold">
            <Trans>Celkem s DPH</Trans>
          </dt>
          <dd className="font-heading text-xl font-semibold whitespace-nowrap tabular-nums">{text(order.total)}</dd>
        </div>
        {order.taxes.map(({ rate, base, tax }) => (
          <Sum key={rate} name={t`DPH ${rateText(rate)}\u00a0% ze základu ${text(base)}`} value={text(tax)} isSmall />
        ))}
        {order.refunds.map(({ amount, step, at }) => (
          <Sum
            key={`${at}${amount.amount}`}
            name={`${i18n._(refundTexts[step])}, ${formatDate(at, locale)}`}
            value={text(amount)}
          />
        ))}
      </dl>
    </Labelled>
  );
}

export function Sum({ name, value, isSmall }: { name: ReactNode; value: string; isSmall?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isSmall ? 'text-sm text-muted' : ''}`}>
      <dt className="text-muted">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
