import { notFound } from '#shared/errors.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { addRecord, changeRecord } from '#server/platform/audit/change-record.ts';
import { deleteGroup, lockGroup, nextGroupId, replaceGroup, type Synonyms } from './synonym.queries.ts';

const entity = 'search_synonym';

export function addSynonyms(context: Context, actorId: number, words: Synonyms['words']) {
  return addRecord<Synonyms>(context, {
    entity,
    actorId,
    insert: async (tx) => {
      const id = await nextGroupId(tx);
      await replaceGroup(tx, id, words);
      return sorted({ id, words });
    },
  });
}

/** @throws not_found; OutdatedVersion when somebody has changed the group since it was shown */
export function changeSynonyms(
  context: Context,
  actorId: number,
  { id, words, version }: Synonyms & { readonly version: string },
) {
  return changeRecord<Synonyms>(context, {
    entity,
    id,
    actorId,
    version,
    lock: async (tx) => {
      const group = await lockGroup(tx, id);
      return group && sorted(group);
    },
    update: async (tx) => {
      await replaceGroup(tx, id, words);
      return sorted({ id, words });
    },
  });
}

/** @throws not_found */
export async function deleteSynonyms({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockGroup(tx, id);
    if (!before) throw notFound();
    await deleteGroup(tx, id);
    await recordAudit(tx, [{ actorId, action: 'delete', entity, entityId: id, before }], now());
  });
}

/** The version must not depend on the order in which words were typed. */
export function sorted({ id, words }: Synonyms): Synonyms {
  return { id, words: mapLocales((locale) => words[locale].toSorted()) };
}
