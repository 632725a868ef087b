import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { paymentProviders, type NoticeVerdict } from '#shared/payments/payments.ts';
import { useChargedText } from '#web/features/order/order-lines.tsx';
import { usePage } from '#web/page/page-context.tsx';
import type { PaymentNotice } from './admin-payments.tsx';
import { cellClasses, Mark, PaymentCell, PaymentsTable, rowClasses, timeClasses } from './payment-columns.tsx';
import { useProviderTexts, useVerdictTexts } from './payment-texts.ts';

const toneOf: Record<NoticeVerdict, 'good' | 'waiting' | 'bad'> = {
  settled: 'good',
  repeated: 'good',
  noted: 'good',
  surplus: 'waiting',
  unknown: 'waiting',
  failed: 'waiting',
  wrong_sum: 'bad',
  forged: 'bad',
};

/** What gateways told, or somebody in their name, and what was made of it. */
export function NoticeTable({ notices }: { notices: readonly PaymentNotice[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const text = useChargedText();
  const verdicts = useVerdictTexts();
  const providers = useProviderTexts();
  const providerText = (name: string) => {
    const known = paymentProviders.find((each) => each === name);
    return known ? providers[known] : name;
  };
  return (
    <PaymentsTable titles={[t`Přišlo`, t`Platba`, t`Brána`, t`Výsledek`, t`Má být zaplaceno`, t`Obsah`]}>
      {notices.map((notice) => (
        <tr key={notice.id} className={rowClasses}>
          <td className={timeClasses}>{formatDateTime(notice.received_at, locale)}</td>
          <PaymentCell symbol={notice.variable_symbol} providerId={notice.provider_id} />
          <td className={cellClasses}>{providerText(notice.provider)}</td>
          <td className={cellClasses}>
            <Mark tone={toneOf[notice.verdict]}>{verdicts[notice.verdict]}</Mark>
          </td>
          <td className={timeClasses}>{notice.amount ? text(notice.amount) : '–'}</td>
          <td className={cellClasses}>
            <code className="block max-w-96 text-xs break-words">
              {Object.entries(notice.body)
                .map(([name, value]) => `${name}=${String(value)}`)
                .join(' ')}
            </code>
          </td>
        </tr>
      ))}
    </PaymentsTable>
  );
}
