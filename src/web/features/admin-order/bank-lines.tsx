import { Trans } from '@lingui/react/macro';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { useOutcomeTexts } from '#web/features/bank-lines/line-texts.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { missingAmount } from './missing-amount.ts';

interface BankLinesProps {
  readonly order: AdminOrder['order'];
  readonly lines: readonly BankLine[];
}

/** The bank's transactions that belong to the order; while its transfer is missing, a search for it. */
export function BankLines({ order, lines }: BankLinesProps) {
  const { id, number, paid_at: paidAt, payment } = order;
  const { locale } = usePage();
  const text = useChargedText();
  const outcomes = useOutcomeTexts();
  const list = routePath('admin-bank-lines', locale);
  const missing = missingAmount(order, lines);
  return (
    <>
      {lines.length > 0 && (
        <>
          <h3 className="mt-3 text-sm text-muted">
            <Trans>Na výpisu z účtu</Trans>
          </h3>
          <ul>
            {lines.flatMap((line) =>
              line.shares
                .filter((share) => share.order_id === id)
                .map(({ amount, outcome }, index) => (
                  <li key={`${line.id} ${index}`}>
                    <a href={`${list}?state=all&q=${number}`}>{formatDate(line.booked_on, locale)}</a>, {text(amount)}
                    <span className="block text-sm text-muted">
                      {[outcomes[outcome], line.counter_name].filter(Boolean).join(', ')}
                    </span>
                  </li>
                )),
            )}
          </ul>
          {missing && (
            <p className="mt-1 font-semibold">
              <Trans>Zbývá doplatit {text(missing)}</Trans>
            </p>
          )}
        </>
      )}
      {paidAt === null && payment.code !== 'card' && (
        <p className="mt-3">
          <a href={`${list}?order=${id}`}>
            <Trans>Hledat platbu na výpisech</Trans>
          </a>
        </p>
      )}
    </>
  );
}
