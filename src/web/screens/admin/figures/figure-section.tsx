import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { breakdowns, leastSearches, lowStock, type Measure } from '#shared/figures/measures.ts';
import { CsvLink } from '#web/features/filtered-list/csv-link.tsx';
import { StateChips } from '#web/features/filtered-list/state-chips.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import type { FiguresData, Section } from './figure-choice.ts';
import { useBreakdownTexts, useSectionTexts } from './figure-texts.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { FunnelTable } from './funnel-table.tsx';
import { SearchTable, StockTable } from './goods-tables.tsx';
import { SeriesPanel } from './series-panel.tsx';
import { seriesOf } from './figure-choice.ts';

/** What each part shows on top and draws. */
const parts: Readonly<Record<Section, { readonly tiles: readonly Measure[]; readonly charts: readonly Measure[] }>> = {
  overview: {
    tiles: ['turnover', 'paid', 'registrations', 'adverts_submitted', 'messages', 'searches'],
    charts: ['turnover', 'paid', 'registrations', 'adverts_submitted'],
  },
  orders: {
    tiles: ['turnover', 'net', 'margin', 'paid', 'cancelled', 'refunded', 'charges', 'discount'],
    charts: ['turnover', 'paid'],
  },
  goods: { tiles: [], charts: ['pieces'] },
  portal: {
    tiles: [
      'adverts_submitted',
      'adverts_approved',
      'adverts_rejected',
      'adverts_expired',
      'adverts_sold',
      'registrations',
      'verifications',
      'toppings',
      'messages',
      'watchdogs',
    ],
    charts: ['adverts_submitted', 'registrations', 'messages', 'toppings'],
  },
  searches: { tiles: ['searches', 'empty_searches'], charts: ['searches', 'empty_searches'] },
  funnel: { tiles: [], charts: ['views', 'cart_adds'] },
};

/** One part of the figures. */
export function FigureSection({ data }: { readonly data: FiguresData }) {
  const { series, section } = data;
  const { tiles, charts } = parts[section];
  if (series.computed_until === null)
    return (
      <EmptyState pictogram="carafe" title={<Trans>Čísla ještě nejsou spočítaná</Trans>}>
        <p>
          <Trans>Počítají se každých několik minut. Zkuste to prosím za chvíli.</Trans>
        </p>
      </EmptyState>
    );
  return (
    <>
      {tiles.length > 0 && <FigureTiles series={series} measures={tiles} />}
      {section === 'funnel' && (
        <div className="mb-6">
          <FunnelTable series={series} />
        </div>
      )}
      {section === 'orders' && <HowCounted data={data} />}
      <div className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 print:grid-cols-2">
        {charts.map((measure) => (
          <SeriesPanel key={measure} series={series} measure={measure} />
        ))}
      </div>
      <p className="mb-6 flex justify-end print:hidden">
        <CsvLink list={`figures/${seriesOf[section]}`} leftOut="section" />
      </p>
      <Tables data={data} />
    </>
  );
}

function HowCounted({ data: { series } }: { readonly data: FiguresData }) {
  const known = series.totals.known_net?.now ?? 0;
  const net = series.totals.net?.now ?? 0;
  return (
    <p className="mb-4 max-w-[80ch] text-sm text-muted">
      <Trans>
        Obrat je cena zboží po slevách a patří ke dni zaplacení. Vrácené peníze ho snižují v den, kdy odešly, zrušená
        objednávka se počítá ke dni zrušení.
      </Trans>{' '}
      {known !== net && <Trans>Hrubý zisk je jen ze zboží se známou nákupní cenou.</Trans>}
    </p>
  );
}

function Tables({ data: { section, series, breakdown, stock, searches, choice } }: { readonly data: FiguresData }) {
  const { t } = useLingui();
  const texts = useBreakdownTexts();
  const sectionTexts = useSectionTexts();
  return (
    <>
      {breakdown && (
        <Titled
          title={section === 'goods' ? <Trans>Nejprodávanější zboží</Trans> : <Trans>Za co se utrácí</Trans>}
          csv={section === 'goods' ? 'figures/products' : 'figures/breakdown'}
        >
          {section === 'orders' && (
            <StateChips
              resetParams={[]}
              filter={{
                name: 'by',
                label: t`Rozdělit podle`,
                value: choice.by ?? '',
                options: breakdowns
                  .filter((by) => by !== 'product')
                  .map((by, index) => ({ value: index === 0 ? '' : by, text: texts[by] })),
              }}
            />
          )}
          <BreakdownTable label={sectionTexts[section]} rows={breakdown.rows} currency={series.currency} />
        </Titled>
      )}
      {stock && (
        <Titled title={<Trans>Dochází: nejvýše {lowStock} kusů</Trans>} csv="figures/stock">
          <StockTable rows={stock} />
        </Titled>
      )}
      {searches && (
        <>
          <p className="mb-4 text-sm text-muted">
            <Trans>Text se ukazuje, až když ho někdo hledal alespoň {leastSearches}krát.</Trans>
          </p>
          <Titled title={<Trans>Nejčastěji hledané</Trans>} csv="figures/searched">
            <SearchTable label={t`Nejčastěji hledané`} rows={searches.most} />
          </Titled>
          <Titled title={<Trans>Hledané bez výsledku</Trans>} csv="figures/not-found">
            <SearchTable label={t`Hledané bez výsledku`} rows={searches.without_results} />
          </Titled>
        </>
      )}
    </>
  );
}

interface TitledProps {
  readonly title: ReactNode;
  readonly csv: string;
  readonly children: ReactNode;
}

function Titled({ title, csv, children }: TitledProps) {
  return (
    <section className="mb-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        <span className="print:hidden">
          <CsvLink list={csv} leftOut="section" />
        </span>
      </div>
      {children}
    </section>
  );
}
