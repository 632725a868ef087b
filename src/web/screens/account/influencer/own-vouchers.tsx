import { Trans } from '@lingui/react/macro';
import type { InfluencerOverview } from '#shared/vouchers/contract.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { Validity } from '#web/features/voucher/validity.tsx';
import { VoucherStateMark } from '#web/features/voucher/voucher-state-mark.tsx';
import { useDiscountText } from '#web/features/voucher/voucher-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { percentText } from '#web/ui/numbers.ts';

export function OwnVouchers({ vouchers }: { vouchers: InfluencerOverview['vouchers'] }) {
  const { locale } = usePage();
  const discountText = useDiscountText();
  return (
    <ul className="grid gap-4 tablet:grid-cols-2">
      {vouchers.map((voucher) => (
        <li key={voucher.code} className="rounded-lg border border-line bg-surface p-5">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <strong className="font-heading text-lg break-all">{voucher.code}</strong>
            <VoucherStateMark state={voucher.state} />
          </p>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">
              <Trans>Sleva pro zákazníky</Trans>
            </dt>
            <dd>{discountText(voucher)}</dd>
            <dt className="text-muted">
              <Trans>Platnost</Trans>
            </dt>
            <dd>
              <Validity voucher={voucher} />
            </dd>
            <dt className="text-muted">
              <Trans>Vaše marže</Trans>
            </dt>
            <dd>{percentText(voucher.margin_percent, locale)}</dd>
            <dt className="text-muted">
              <Trans>Objednávky</Trans>
            </dt>
            <dd className="tabular-nums">{voucher.orders}</dd>
            <dt className="text-muted">
              <Trans>Obrat bez DPH</Trans>
            </dt>
            <dd>
              <ChargedPrice money={voucher.turnover} />
            </dd>
            <dt className="text-muted">
              <Trans>Marže</Trans>
            </dt>
            <dd>
              <ChargedPrice money={voucher.margin} className="font-semibold" />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
