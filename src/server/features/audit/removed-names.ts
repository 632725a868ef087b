import { z } from 'zod';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { listRemovals, type AuditRow } from './audit.queries.ts';

type Recorded = Pick<AuditRow, 'entity' | 'entity_id'> & { readonly before?: unknown; readonly after?: unknown };

const text = z.string().min(1).optional().catch(undefined);
const titles = z.record(z.string(), text).optional().catch(undefined);
const named = z.looseObject({ name: text, code: text, variable_symbol: text, titles });

/**
 * The last recorded names of things that no longer exist: from the entry of their removal, which other entries of the
 * same thing need not repeat, or else from the shown entries.
 * @param rows entries of missing things, the newest first
 */
export async function findRemovedNames(
  db: Queryable,
  rows: readonly AuditRow[],
  lang: Locale,
): Promise<(entity: string, id: number) => string | undefined> {
  const things = new Map(
    rows.flatMap(({ entity, entity_id: id }) => (id === null ? [] : [[keyOf(entity, id), { entity, id }]])),
  );
  const names = new Map<string, string>();
  const recorded: Recorded[] = [...rows.toReversed(), ...(await listRemovals(db, [...things.values()]))];
  for (const { entity, entity_id: id, before, after } of recorded) {
    const name = recordedName(after, lang) ?? recordedName(before, lang);
    if (id !== null && name !== undefined) names.set(keyOf(entity, id), name);
  }
  return (entity, id) => names.get(keyOf(entity, id));
}

function keyOf(entity: string, id: number): string {
  return `${entity} ${id}`;
}

/** Names in several languages are recorded by language. */
function recordedName(record: unknown, lang: Locale): string | undefined {
  const { data } = named.safeParse(record);
  return (
    data?.name ??
    data?.code ??
    data?.variable_symbol ??
    data?.titles?.[lang] ??
    named.safeParse(data?.[lang]).data?.name
  );
}
