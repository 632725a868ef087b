import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedAdvertRow } from '#shared/adverts/managed-contract.ts';
import { formatDate, lastDayBefore } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { AdvertStateMark } from '#web/features/advert-state/advert-state-mark.tsx';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { ChargedPrice } from '#web/features/price/charged-price.tsx';
import { OpenPrice } from '#web/features/price/open-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { checkColumn, RowCheck } from '#web/ui/row-check.tsx';
import type { Selection } from '#web/ui/use-selection.ts';

interface AdvertTableProps {
  readonly adverts: readonly ManagedAdvertRow[];
  /** Where rows can be selected. */
  readonly selection?: Selection<number>;
}

export function AdvertTable({ adverts, selection }: AdvertTableProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <DataTable
      isList
      label={t`Inzeráty`}
      columns={[
        ...(selection ? [checkColumn(selection, adverts)] : []),
        { title: <Trans>Inzerát</Trans> },
        { title: <Trans>Prodejce</Trans> },
        { title: <Trans>Stav</Trans> },
        { title: <Trans>Cena</Trans>, isFigure: true },
        { title: <Trans>Vloženo</Trans>, isFigure: true },
        { title: <Trans>Platí do</Trans>, isFigure: true },
      ]}
    >
      {adverts.map((advert) => (
        <DataRow key={advert.id}>
          {selection && (
            <Cell isCheck>
              <RowCheck
                label={t`Vybrat ${advert.name}`}
                checked={selection.has(advert.id)}
                onChange={() => selection.toggle(advert.id)}
              />
            </Cell>
          )}
          <RowHead>
            <span className="flex min-w-48 items-start gap-3">
              {advert.picture === null ? (
                <span className="h-10 w-8 shrink-0 rounded bg-sunken" />
              ) : (
                <img
                  src={pictureAddress(advert.picture, 160, 'webp')}
                  alt=""
                  width={32}
                  height={40}
                  loading="lazy"
                  className="h-10 w-8 shrink-0 rounded bg-sunken object-cover"
                />
              )}
              <span>
                <a
                  href={routePath('admin-advert', locale, { id: advert.id })}
                  lang={advert.lang}
                  className="font-semibold"
                >
                  {advert.name}
                </a>
                <span className="block font-normal text-muted tabular-nums">
                  {advert.offer_type === 'supply' ? <Trans>nabídka</Trans> : <Trans>poptávka</Trans>} ·{' '}
                  {advert.category} · {advert.id}
                </span>
              </span>
            </span>
          </RowHead>
          <Cell>
            <a href={routePath('admin-account', locale, { id: advert.seller.id })}>{advert.seller.username}</a>
          </Cell>
          <Cell>
            <AdvertStateMark state={advert.state} isHidden={advert.is_hidden} />
          </Cell>
          <Cell isFigure>{advert.price ? <ChargedPrice money={advert.price} /> : <OpenPrice />}</Cell>
          <Cell isFigure label={<Trans>Vloženo</Trans>}>
            {formatDate(advert.created_at, locale)}
          </Cell>
          <Cell isFigure label={<Trans>Platí do</Trans>}>
            {advert.expires_at === null ? '–' : formatDate(lastDayBefore(advert.expires_at), locale)}
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
