import type { Calendar } from '../calendar.ts';
import type { Row, Rows } from '../rows.ts';

const header = ['Kód zboží', 'Nákupní cena'];
const columns = ['sku', 'purchase_price'];
const fileKey = 'imports/demo-1';
const changedProducts = 24;

/** An import that has changed purchase prices, with a few rows that could not be carried out. */
export function buildProductImports(calendar: Calendar, actorId: number, { product = [] }: Rows): Rows {
  const due = product.filter(({ purchase_price_minor: price }) => typeof price === 'number').slice(0, changedProducts);
  const rows: Row[] = due.map((each, index) => ({
    ...rowOf(index + 2, [String(each.sku), crowns(Number(each.purchase_price_minor))]),
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
    ...rowOf(due.length + 2 + index, cells as string[]),
    state: 'bad',
    problems: [{ column, issue }],
    listing_id: product.find(({ sku }) => sku === (cells as string[])[0])?.listing_id ?? null,
  }));
  const all = [...rows, ...bad];
  return {
    product_change_set: [{ id: 1, kind: 'import', actor_id: actorId, made_at: calendar.daysAgo(6) }],
    product_change: due.map((each) => ({ change_set_id: 1, listing_id: each.listing_id, ...changeOf(each) })),
    product_import: [
      {
        id: 1,
        file_name: 'nakupni-ceny.csv',
        file_key: fileKey,
        format: 'csv',
        size_bytes: fileOf(all).length,
        header,
        samples: all.slice(0, 5).map(({ cells }) => cells),
        mapping: columns,
        state: 'done',
        mode: 'good',
        rows_read: all.length,
        last_line: all.length + 1,
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

/** The uploaded file, for the file store. */
export function importFile({ product_import_row: rows = [] }: Rows): { key: string; body: Buffer } {
  return { key: fileKey, body: fileOf(rows) };
}

function fileOf(rows: readonly Row[]): Buffer {
  const lines = [header, ...rows.map(({ cells }) => cells as string[])];
  return Buffer.from(lines.map((cells) => `${cells.join(';')}\r\n`).join(''));
}

function rowOf(line: number, cells: string[]): Row {
  const nothing = { before: {}, after: {}, problems: [], listing_id: null };
  return { import_id: 1, line, cells, sku_key: cells[0]!.toUpperCase(), state: 'read', ...nothing };
}

/** The price has risen by a twentieth. */
function changeOf({ purchase_price_minor: price }: Row): Row {
  const before = Math.round((Number(price) * 0.95) / 100) * 100;
  return { before: { purchase_price_minor: before }, after: { purchase_price_minor: price } };
}

function crowns(minor: number): string {
  return (minor / 100).toFixed(2).replace('.', ',');
}
