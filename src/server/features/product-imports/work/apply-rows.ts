import { branchOf } from '#shared/product-imports/columns.ts';
import type { Context } from '#server/context.ts';
import { lockListings } from '#server/features/listings/index.ts';
import {
  changeListedProducts,
  findIdsBySku,
  insertChanges,
  insertChecked,
  listProductStates,
  startUndoing,
  type ChangeRow,
  type PlannedValues,
} from '#server/features/products/index.ts';
import { lockStockEverywhere } from '#server/features/stock/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addCounts, updateImport, type ImportRecord } from '../import.queries.ts';
import { listRowsToDo, setOutcomes, type RowOutcome } from '../rows/import-row.queries.ts';
import { judgeRows, type JudgedRow, type Judging } from '../rows/judge-rows.ts';
import { judgingOf, outcomeOf } from './check-rows.ts';

/** Orders of the same products wait for a batch. */
const appliedAtOnce = 50;

/**
 * Carries some rows out. They are judged again under the locks of their products, so that what has changed since the
 * check counts. A row is marked in the transaction that changes its product: it is applied once.
 */
export async function applySomeRows(context: Context, tx: Tx, busy: ImportRecord): Promise<void> {
  const { id, change_set_id: setId, actor_id: actorId } = busy;
  const rows = await listRowsToDo(tx, id, { states: ['added', 'changed'], limit: appliedAtOnce });
  if (rows.length === 0) return updateImport(tx, id, { state: 'done', ended_at: context.now() });
  const keys = rows.map(({ sku_key: key }) => key);
  const ids = [...(await findIdsBySku(tx, keys)).values()];
  if (busy.mapping.some((column) => column !== null && branchOf(column) !== undefined))
    await lockStockEverywhere(tx, ids);
  await lockListings(tx, ids);
  const judging = await judgingOf(context, tx, busy);
  const judged = await judgeRows(context, tx, judging, rows);
  if (busy.mode === 'all' && judged.some(({ outcome }) => outcome === 'bad')) {
    await setOutcomes(tx, id, judged.filter(({ outcome }) => outcome === 'bad').map(outcomeOf));
    await startUndoing(tx, setId!, { actorId, at: judging.at });
    return updateImport(tx, id, { state: 'reverting' });
  }
  const changes = [...(await change(tx, judged, judging)), ...(await add(context, tx, judged, judging))];
  await insertChanges(tx, setId!, changes);
  const applied = new Map(changes.map((each) => [each.line, each.listing_id]));
  const outcomes = judged.map((each): RowOutcome => {
    const productId = applied.get(each.line);
    return productId === undefined ? outcomeOf(each) : { ...outcomeOf(each), state: 'applied', listing_id: productId };
  });
  await setOutcomes(tx, id, outcomes);
  await addCounts(tx, id, {
    rows_applied: changes.length,
    rows_bad: judged.filter(({ outcome }) => outcome === 'bad').length,
    rows_unchanged: judged.filter(({ outcome }) => outcome === 'unchanged').length,
  });
}

type AppliedRow = ChangeRow & { readonly line: number };

/** In the order of the products, as everybody locks their stock. */
async function change(tx: Tx, judged: readonly JudgedRow[], { actorId, at }: Judging): Promise<AppliedRow[]> {
  const due = judged
    .filter((row): row is JudgedRow & PlannedValues => row.outcome === 'changed')
    .toSorted((one, other) => one.state.id - other.state.id);
  await changeListedProducts(tx, due, { actorId, at });
  return due.map(({ line, state, before, after }) => ({ line, listing_id: state.id, before, after, is_added: false }));
}

/** Products first, then their stock, whose rows are locked in the order of the ids, which grow. */
async function add(
  context: Context,
  tx: Tx,
  judged: readonly JudgedRow[],
  { actorId, at }: Judging,
): Promise<AppliedRow[]> {
  const added: AppliedRow[] = [];
  for (const { line, outcome, form, after } of judged) {
    if (outcome !== 'added') continue;
    const id = await insertChecked(context, tx, { actorId, form: form!, at });
    added.push({ line, listing_id: id, before: {}, after, is_added: true });
  }
  const states = await listProductStates(
    tx,
    added.map(({ listing_id: id }) => id),
    at,
  );
  const planned = states.flatMap((state) => {
    const { after } = added.find((each) => each.listing_id === state.id)!;
    const stock = Object.fromEntries(Object.entries(after).filter(([path]) => path.startsWith('stock.')));
    return Object.keys(stock).length > 0 ? [{ state, before: {}, after: stock }] : [];
  });
  await changeListedProducts(tx, planned, { actorId, at });
  return added;
}
