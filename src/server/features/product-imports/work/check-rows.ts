import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addCounts, updateImport, type Counts, type ImportRecord } from '../import.queries.ts';
import { readChoices } from '../rows/choice.queries.ts';
import { listRowsToDo, setOutcomes, type RowOutcome } from '../rows/import-row.queries.ts';
import { judgeRows, type JudgedRow } from '../rows/judge-rows.ts';

const checkedAtOnce = 500;

/** Works out what becomes of some rows; changes no product. */
export async function checkSomeRows(context: Context, tx: Tx, busy: ImportRecord): Promise<void> {
  const rows = await listRowsToDo(tx, busy.id, { states: ['read'], limit: checkedAtOnce });
  if (rows.length === 0) return updateImport(tx, busy.id, { state: 'checked' });
  const judging = await judgingOf(context, tx, busy);
  const judged = await judgeRows(context, tx, judging, rows);
  await setOutcomes(tx, busy.id, judged.map(outcomeOf));
  await addCounts(tx, busy.id, countsOf(judged));
}

export async function judgingOf({ now }: Context, tx: Tx, { id, mapping, actor_id: actorId }: ImportRecord) {
  return { importId: id, mapping, actorId, at: now(), choices: await readChoices(tx, defaultLocale) };
}

export function outcomeOf(judged: JudgedRow): RowOutcome {
  const { line, outcome, before, after, problems, state } = judged;
  return { line, state: outcome, before, after, problems, listing_id: state?.id ?? null };
}

function countsOf(judged: readonly JudgedRow[]): Counts {
  const count = (wanted: JudgedRow['outcome']) => judged.filter(({ outcome }) => outcome === wanted).length;
  return {
    rows_added: count('added'),
    rows_changed: count('changed'),
    rows_unchanged: count('unchanged'),
    rows_bad: count('bad'),
  };
}
