import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedAdvertRow } from '#shared/adverts/managed-contract.ts';
import { adminLists } from '#shared/admin-lists/lists.ts';
import { formatDate, lastDayBefore } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { useHiddenColumns, type ListState } from '#web/features/admin-lists/list-state.ts';
import { DetailLink } from '#web/features/detail-pane/detail-link.tsx';
import type { DetailControls } from '#web/features/detail-pane/use-detail.ts';
import { useListKeys } from '#web/features/detail-pane/use-list-keys.ts';
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
  readonly state: ListState;
  readonly detail: DetailControls;
}

/** What is left of the columns beside an open advert. */
const besideDetail = adminLists.adverts.columns.filter((column) => column !== 'state');

export function AdvertTable({ adverts, selection, state, detail }: AdvertTableProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const hidden = useHiddenColumns(state);
  useListKeys({ detail, ...(selection && { selection }) });
  return (
    <DataTable
      isList
      hidden={detail.opened === undefined ? hidden : besideDetail}
      label={t`Inzeráty`}
      columns={[
        ...(selection ? [checkColumn(selection, adverts)] : []),
        { title: <Trans>Inzerát</Trans> },
        { name: 'seller', title: <Trans>Prodejce</Trans> },
        { name: 'state', title: <Trans>Stav</Trans> },
        { name: 'price', title: <Trans>Cena</Trans>, isFigure: true },
        { name: 'added', title: <Trans>Vloženo</Trans>, isFigure: true },
        { name: 'expires', title: <Trans>Platí do</Trans>, isFigure: true },
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
                <span className="h-9 w-7 shrink-0 rounded bg-sunken" />
              ) : (
                <img
                  src={pictureAddress(advert.picture, 160, 'webp')}
                  alt=""
                  width={28}
                  height={36}
                  loading="lazy"
                  className="h-9 w-7 shrink-0 rounded bg-sunken object-cover"
                />
              )}
              <span>
                <DetailLink
                  row={advert.id}
                  detail={detail}
                  href={routePath('admin-advert', locale, { id: advert.id })}
                  lang={advert.lang}
                  className="font-semibold"
                >
                  {advert.name}
                </DetailLink>
                <span className="block font-normal text-muted tabular-nums">
                  {advert.offer_type === 'supply' ? <Trans>nabídka</Trans> : <Trans>poptávka</Trans>} ·{' '}
                  {advert.category} · {advert.id}
                </span>
              </span>
            </span>
          </RowHead>
          <Cell column="seller">
            <a href={routePath('admin-account', locale, { id: advert.seller.id })}>{advert.seller.username}</a>
          </Cell>
          <Cell column="state">
            <AdvertStateMark state={advert.state} isHidden={advert.is_hidden} />
          </Cell>
          <Cell column="price" isFigure>
            {advert.price ? <ChargedPrice money={advert.price} /> : <OpenPrice />}
          </Cell>
          <Cell column="added" isFigure label={<Trans>Vloženo</Trans>}>
            {formatDate(advert.created_at, locale)}
          </Cell>
          <Cell column="expires" isFigure label={<Trans>Platí do</Trans>}>
            {advert.expires_at === null ? '–' : formatDate(lastDayBefore(advert.expires_at), locale)}
          </Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}
