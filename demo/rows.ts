/** A row as the database takes it: column → value. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows by table. */
export type Rows = Record<string, Row[]>;

/** Puts sets of rows together, table by table. */
export function mergeRows(...sets: readonly Rows[]): Rows {
  const merged: Rows = {};
  for (const set of sets) {
    for (const [table, rows] of Object.entries(set)) (merged[table] ??= []).push(...rows);
  }
  return merged;
}
