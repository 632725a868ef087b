import type { Calendar } from '../calendar.ts';
import type { Row, Rows } from '../rows.ts';
import { changeOf, crowns, fileFacts, freshImport, importSet, rowOf } from './product-imports.ts';

/** Where the products of the stopped import begin: others than those of the finished one. */
const from = 24;
const [appliedRows, leftRows] = [14, 9];

/** An import that somebody has stopped on the way, and one that waits to be carried out. */
export function buildUnfinishedImports(calendar: Calendar, actorId: number, offered: Rows): Rows {
  const stopped = stoppedRows(offered);
  const checked = checkedRows(offered);
  const stoppedHeader = ['Kód zboží', 'Nákupní cena'];
  const checkedHeader = ['sku', 'name_cs', 'name_en', 'name_de', 'category', 'tax_rate', 'price'];
  const applied = stopped.slice(0, appliedRows);
  return {
    product_change_set: [{ ...importSet, id: 2, actor_id: actorId, made_at: calendar.daysAgo(1.2) }],
    product_change: applied.map(({ listing_id, before, after }) => ({
      change_set_id: 2,
      listing_id,
      undo: null,
      before,
      after,
    })),
    product_import: [
      {
        ...freshImport,
        ...fileFacts(stoppedHeader, stopped),
        id: 2,
        file_name: 'podzimni-cenik-dodavatele.csv',
        file_key: 'imports/demo-2',
        mapping: ['sku', 'purchase_price'],
        state: 'stopped',
        mode: 'good',
        rows_changed: stopped.length,
        rows_applied: applied.length,
        change_set_id: 2,
        uploaded_by: actorId,
        uploaded_at: calendar.daysAgo(1.3),
        ended_at: calendar.daysAgo(1.2),
        stopped_by: actorId,
        stopped_at: calendar.daysAgo(1.2),
      },
      {
        ...freshImport,
        ...fileFacts(checkedHeader, checked),
        id: 3,
        file_name: 'novinky-rumy.csv',
        file_key: 'imports/demo-3',
        mapping: checkedHeader,
        state: 'checked',
        rows_added: checked.filter(({ state }) => state === 'added').length,
        rows_bad: checked.filter(({ state }) => state === 'bad').length,
        uploaded_by: actorId,
        uploaded_at: calendar.daysAgo(0.1),
      },
    ],
    product_import_row: [...stopped, ...checked],
  };
}

/** Prices are those of today where the import has come. */
function stoppedRows({ product = [] }: Rows): Row[] {
  const due = product
    .filter(({ purchase_price_minor: price }) => typeof price === 'number')
    .slice(from, from + appliedRows + leftRows);
  return due.map((each, index) => {
    const isApplied = index < appliedRows;
    const { before, after } = changeOf(each);
    const price = isApplied ? after : { purchase_price_minor: Math.round(Number(each.purchase_price_minor) * 1.04) };
    return {
      ...rowOf(2, index + 2, [String(each.sku), crowns(price.purchase_price_minor)]),
      state: isApplied ? 'applied' : 'changed',
      listing_id: each.listing_id,
      before: isApplied ? before : after,
      after: price,
    };
  });
}

const news = [
  ['NOV-0001', 'Tmavý rum z ostrova', 'Dark island rum', 'Dunkler Inselrum', 64_900],
  ['NOV-0002', 'Bílý rum do koktejlů', 'White rum for cocktails', 'Weißer Rum für Cocktails', 44_900],
  ['NOV-0003', 'Kořeněný rum s vanilkou', 'Spiced rum with vanilla', 'Gewürzter Rum mit Vanille', null],
] as const;

function checkedRows({ product = [], listing = [] }: Rows): Row[] {
  const [known] = product;
  const category = Number(listing.find(({ id }) => id === known?.listing_id)?.category_id);
  const taxRate = Number(known?.tax_rate);
  return news.map(([sku, cs, en, de, price], index) => {
    const cells = [sku, cs, en, de, String(category), String(taxRate), price === null ? 'doplnit' : crowns(price)];
    const row = rowOf(3, index + 2, cells);
    if (price === null) {
      const issue = { code: 'custom', isMissing: false, error: 'number_unreadable' };
      return { ...row, state: 'bad', problems: [{ column: 'price', issue }] };
    }
    const names = { 'texts.cs.name': cs, 'texts.en.name': en, 'texts.de.name': de };
    const after = { sku, ...names, category_id: category, tax_rate: taxRate, regular_price_minor: price };
    return { ...row, state: 'added', after };
  });
}
