import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminVoucherRow } from '#shared/vouchers/admin-contract.ts';
import { Cell, DataRow, DataTable, RowHead, SecondLine } from '#web/ui/data-table.tsx';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { Validity } from '#web/features/voucher/validity.tsx';
import { VoucherStateMark } from '#web/features/voucher/voucher-state-mark.tsx';
import { useDiscountText } from '#web/features/voucher/voucher-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { percentText } from '#web/ui/numbers.ts';

const mostNames = 3;

export function VoucherTable({ vouchers }: { vouchers: readonly AdminVoucherRow[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const discountText = useDiscountText();
  return (
    <DataTable
      isList
      label={t`Vouchery`}
      columns={[
        { title: <Trans>Kód</Trans> },
        { title: <Trans>Sleva</Trans> },
        { title: <Trans>Stav</Trans> },
        { title: <Trans>Platnost</Trans> },
        { title: <Trans>Použití</Trans>, isFigure: true },
        { title: <Trans>Influencer</Trans> },
        { title: <Trans>Obrat bez DPH</Trans>, isFigure: true },
        { title: <Trans>Marže</Trans>, isFigure: true },
      ]}
    >
      {vouchers.map((voucher) => (
        <DataRow key={voucher.id}>
          <RowHead>
            <a href={routePath('admin-voucher', locale, { id: voucher.id })} className="font-semibold">
              {voucher.code}
            </a>
            <SecondLine text={voucher.note} className="max-w-60" />
          </RowHead>
          <Cell>
            {discountText(voucher)}
            {voucher.min_goods.amount > 0 && (
              <span className="block text-muted">
                <Trans>
                  od <ChargedPrice money={voucher.min_goods} />
                </Trans>
              </span>
            )}
            <LimitNames voucher={voucher} />
          </Cell>
          <Cell>
            <VoucherStateMark state={voucher.state} />
          </Cell>
          <Cell>
            <Validity voucher={voucher} />
            <SecondLine text={voucher.for_email} />
          </Cell>
          <Cell isFigure label={<Trans>Použití</Trans>}>
            {voucher.max_uses === null ? voucher.uses : `${voucher.uses} / ${voucher.max_uses}`}
          </Cell>
          <Cell>
            {voucher.influencer?.username}
            {voucher.influencer && voucher.margin_percent !== null && (
              <span className="block text-muted">{percentText(voucher.margin_percent, locale)}</span>
            )}
          </Cell>
          <Cell isFigure label={voucher.influencer && <Trans>Obrat bez DPH</Trans>}>
            {voucher.influencer && <ChargedPrice money={voucher.turnover} />}
          </Cell>
          <Cell isFigure label={voucher.influencer && <Trans>Marže</Trans>}>
            {voucher.influencer && <ChargedPrice money={voucher.margin} />}
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

/** The categories and brands that it is limited to, as far as there is room. */
function LimitNames({ voucher: { categories, brands } }: { voucher: AdminVoucherRow }) {
  const names = [...categories, ...brands].map(({ name }) => name);
  if (names.length === 0) return null;
  const shown = names.slice(0, mostNames).join(', ');
  return (
    <span title={names.join(', ')} className="one-line block max-w-48 text-muted">
      {names.length > mostNames ? <Trans>jen {shown} a další</Trans> : <Trans>jen {shown}</Trans>}
    </span>
  );
}
