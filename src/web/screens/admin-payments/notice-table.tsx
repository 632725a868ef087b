import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { paymentProviders, type NoticeVerdict } from '#shared/payments/payments.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable } from '#web/ui/data-table.tsx';
import type { PaymentNotice } from './admin-payments.tsx';
import { Mark, PaymentHead } from './payment-columns.tsx';
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
  const verdicts = useVerdictTexts();
  const providers = useProviderTexts();
  const providerText = (name: string) => {
    const known = paymentProviders.find((each) => each === name);
    return known ? providers[known] : name;
  };
  return (
    <DataTable
      label={t`Hlášení bran`}
      columns={[
        { title: t`Přišlo` },
        { title: t`Platba` },
        { title: t`Brána` },
        { title: t`Výsledek` },
        { title: t`Má být zaplaceno`, isFigure: true },
        { title: t`Obsah` },
      ]}
    >
      {notices.map((notice) => (
        <DataRow key={notice.id}>
          <Cell>{formatDateTime(notice.received_at, locale)}</Cell>
          <PaymentHead {...notice} />
          <Cell>{providerText(notice.provider)}</Cell>
          <Cell>
            <Mark tone={toneOf[notice.verdict]}>{verdicts[notice.verdict]}</Mark>
          </Cell>
          <Cell isFigure>{notice.amount ? <ChargedPrice money={notice.amount} /> : '–'}</Cell>
          <Cell>
            <code className="block max-w-96 text-xs break-words">
              {Object.entries(notice.body)
                .map(([name, value]) => `${name}=${String(value)}`)
                .join(' ')}
            </code>
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
