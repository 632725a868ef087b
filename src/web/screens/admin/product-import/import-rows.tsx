import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { ProductImportRow } from '#shared/product-imports/admin-contract.ts';
import type { ImportRowChoice } from '#shared/product-imports/imports.ts';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { ListTabs } from '#web/features/filtered-list/list-tabs.tsx';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead, SecondLine } from '#web/ui/data-table.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { rowCounts, shownRowStates, type ImportData } from './import-data.ts';

/** Rows by what becomes of them. */
export function ImportRows({ found, list, state }: ImportData) {
  const { t } = useLingui();
  const { locale, path, search } = usePage();
  const texts: Record<ImportRowChoice, string> = {
    bad: t`Chybné`,
    added: t`Nové`,
    changed: t`Změněné`,
    unchanged: t`Beze změny`,
    applied: t`Provedené`,
    left: t`Neprovedené`,
  };
  const counts = rowCounts(found);
  return (
    <section aria-labelledby="import-rows" className="mb-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="import-rows" className="text-xl">
          <Trans>Řádky</Trans>
        </h2>
        {found.rows_bad > 0 && (
          <LinkButton look="quiet" size="small" href={`/api/admin/product-imports/${found.id}/bad-rows.csv`} download>
            <Trans>Stáhnout chybné řádky</Trans>
          </LinkButton>
        )}
      </div>
      <ListTabs
        label={t`Řádky podle výsledku`}
        tabs={shownRowStates(found).map((each) => ({
          href: `${path}${changedQuery(search, { state: each, page: undefined })}`,
          text: (
            <>
              {texts[each]}
              <span className="ml-1.5 text-sm font-normal text-muted tabular-nums">
                {wholeNumberText(counts[each], locale)}
              </span>
            </>
          ),
          isCurrent: each === state,
        }))}
      />
      <Reasons reasons={list.reasons} />
      {list.rows.length > 0 ? (
        <DataTable
          isList
          label={t`Řádky souboru`}
          columns={[
            { title: <Trans>Řádek</Trans> },
            { title: <Trans>Kód</Trans> },
            { title: <Trans context="e-shop">Zboží</Trans> },
            { title: state === 'bad' ? <Trans>Důvod</Trans> : <Trans>Změny</Trans> },
          ]}
        >
          {list.rows.map((row) => (
            <DataRow key={row.line}>
              <RowHead>{row.line}</RowHead>
              <Cell>
                <span className="break-words">{row.sku}</span>
              </Cell>
              <Cell>
                <ProductName row={row} />
              </Cell>
              <Cell>{state === 'bad' ? <Problems row={row} /> : <Changes row={row} />}</Cell>
            </DataRow>
          ))}
        </DataTable>
      ) : (
        <p className="py-6 text-center text-muted">
          <Trans>Žádné takové řádky.</Trans>
        </p>
      )}
      <Pager page={list.page} hasMore={list.has_more} />
    </section>
  );
}

/** One mistake in a supplier's table makes thousands of rows bad: the reasons tell what to correct first. */
function Reasons({ reasons }: Pick<ImportData['list'], 'reasons'>) {
  const { locale } = usePage();
  // One row alone says it better below.
  if (reasons.every(({ rows }) => rows < 2)) return null;
  return (
    <div className="my-3 max-w-3xl">
      <h3 className="mb-1 text-sm text-muted">
        <Trans>Nejčastější důvody</Trans>
      </h3>
      <ul className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        {reasons.map(({ text, rows }) => (
          <li key={text} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1">
            <span className="text-right font-semibold tabular-nums">{wholeNumberText(rows, locale)}×</span>
            <span className="break-words">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of a product that is there, otherwise as the file names it. */
function ProductName({ row: { product_id: id, sku, name } }: { row: ProductImportRow }) {
  const { t } = useLingui();
  const { locale } = usePage();
  if (id === null)
    return (
      <>
        {name ?? (sku === '' && '–')}
        <SecondLine text={sku === '' ? null : t`nové`} />
      </>
    );
  return <a href={routePath('admin-product', locale, { id })}>{name ?? id}</a>;
}

function Problems({ row: { problems } }: { row: ProductImportRow }) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

function Changes({ row: { changes } }: { row: ProductImportRow }) {
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field} className="break-words">
          {field}: {before !== null && <span className="text-muted">{before} → </span>}
          {after ?? '–'}
        </li>
      ))}
    </ul>
  );
}
