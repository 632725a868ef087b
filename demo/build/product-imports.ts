import type { Calendar } from '../calendar.ts';
import type { Row, Rows } from '../rows.ts';

const header = ['Kód zboží', 'Nákupní cena'];
const columns = ['sku', 'purchase_price'];
const changedProducts = 24;

/** All rows of a table have the same columns. */
export const importSet = {
  kind: 'import',
  change: null,
  products: null,
  state: 'made',
  undone_by: null,
  undone_at: null,
};
export const freshImport = {
  format: 'csv',
  mode: null,
  rows_added: 0,
  rows_changed: 0,
  rows_bad: 0,
  rows_applied: 0,
  change_set_id: null,
  ended_at: null,
  stopped_by: null,
  stopped_at: null,
};

/** An import that has changed purchase prices, with a few rows that could not be carried out. */
export function buildProductImports(calendar: Calendar, actorId: number, { product = [] }: Rows): Rows {
  const due = product.filter(({ purchase_price_minor: price }) => typeof price === 'number').slice(0, changedProducts);
  const rows: Row[] = due.map((each, index) => ({
    ...rowOf(1, index + 2, [String(each.sku), crowns(Number(each.purchase_price_minor))]),
    state: 'applied',
    listing_id: each.listing_id,
    ...changeOf(each),
  }));
  const [first, last] = [String(due[0]?.sku), String(product.at(-1)?.sku)];
  const bad: Row[] = [
    [['KRF-9999', '245,00'], 'category', { code: 'invalid_type', isMissing: true }],
    [[first, '199,00'], 'sku', { code: 'custom', isMissing: false, error: 'code_repeated' }],
    [[last, 'na dotaz'], 'purchase_price', { code: 'custom', isMissing: false, error: 'number_unreadable' }],
  ].map(([cells, column, issue], index) => ({
    ...rowOf(1, due.length + 2 + index, cells as string[]),
    state: 'bad',
    problems: [{ column, issue }],
    listing_id: product.find(({ sku }) => sku === (cells as string[])[0])?.listing_id ?? null,
  }));
  const all = [...rows, ...bad];
  return {
    product_change_set: [{ ...importSet, id: 1, actor_id: actorId, made_at: calendar.daysAgo(6) }],
    product_change: due.map((each) => ({
      change_set_id: 1,
      listing_id: each.listing_id,
      undo: null,
      ...changeOf(each),
    })),
    product_import: [
      {
        ...freshImport,
        ...fileFacts(header, all),
        id: 1,
        file_name: 'nakupni-ceny.csv',
        file_key: 'imports/demo-1',
        mapping: columns,
        state: 'done',
        mode: 'good',
        rows_changed: rows.length,
        rows_bad: bad.length,
        rows_applied: rows.length,
        change_set_id: 1,
        uploaded_by: actorId,
        uploaded_at: calendar.daysAgo(6),
        ended_at: calendar.daysAgo(6),
      },
    ],
    product_import_row: all,
  };
}

export function fileFacts(titles: readonly string[], rows: readonly Row[]) {
  return {
    header: titles,
    size_bytes: fileOf(titles, rows).length,
    samples: rows.slice(0, 5).map(({ cells }) => cells),
    rows_read: rows.length,
    last_line: rows.length + 1,
  };
}

/** The uploaded files, for the file store. */
export function importFiles({ product_import: imports = [], product_import_row: rows = [] }: Rows): {
  key: string;
  body: Buffer;
}[] {
  return imports.map((each) => ({
    key: String(each.file_key),
    body: fileOf(
      each.header as string[],
      rows.filter(({ import_id: id }) => id === each.id),
    ),
  }));
}

function fileOf(titles: readonly string[], rows: readonly Row[]): Buffer {
  const lines = [titles, ...rows.map(({ cells }) => cells as string[])];
  return Buffer.from(lines.map((cells) => `${cells.join(';')}\r\n`).join(''));
}

export function rowOf(importId: number, line: number, cells: string[]): Row {
  const nothing = { before: {}, after: {}, problems: [], listing_id: null };
  return { import_id: importId, line, cells, sku_key: cells[0]!.toUpperCase(), state: 'read', ...nothing };
}

/** The price has risen by a twentieth. */
export function changeOf({ purchase_price_minor: price }: Row) {
  const before = Math.round((Number(price) * 0.95) / 100) * 100;
  return { before: { purchase_price_minor: before }, after: { purchase_price_minor: Number(price) } };
}

export function crowns(minor: number): string {
  return (minor / 100).toFixed(2).replace('.', ',');
}
