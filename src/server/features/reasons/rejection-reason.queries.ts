import { mapLocales } from '#shared/i18n/paths.ts';
import type { ReasonKind } from '#shared/reasons/kinds.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export type ReasonTexts = Record<Locale, { name: string; text: string }>;

export interface Reason {
  readonly id: number;
  readonly kind: ReasonKind;
  readonly texts: ReasonTexts;
}

export async function listReasons(db: Queryable, kinds: readonly ReasonKind[]): Promise<Reason[]> {
  const rows = await db
    .selectFrom('rejection_reason')
    .innerJoin('rejection_reason_text as t', 't.rejection_reason_id', 'rejection_reason.id')
    .where('kind', 'in', kinds)
    .select(['rejection_reason.id', 'kind', 't.locale', 't.name', 't.text'])
    .orderBy('rejection_reason.position')
    .orderBy('rejection_reason.id')
    .execute();
  return [...new Map(rows.map(({ id, kind }) => [id, kind as ReasonKind]))].map(([id, kind]) => ({
    id,
    kind,
    texts: mapLocales((locale) => {
      const row = rows.find((each) => each.id === id && each.locale === locale);
      return { name: row?.name ?? '', text: row?.text ?? '' };
    }),
  }));
}

/** The texts of a reason; empty when there is no such reason of this kind. */
export function findReason(db: Queryable, kind: ReasonKind, id: number): Promise<{ locale: string; text: string }[]> {
  return db
    .selectFrom('rejection_reason')
    .innerJoin('rejection_reason_text as t', 't.rejection_reason_id', 'rejection_reason.id')
    .where('rejection_reason.id', '=', id)
    .where('kind', '=', kind)
    .select(['locale', 'text'])
    .execute();
}

/** Inserts a reason at the end of the list. @returns its id */
export async function insertReason(tx: Tx, kind: ReasonKind): Promise<number> {
  const { id } = await tx
    .insertInto('rejection_reason')
    .values((of) => ({
      kind,
      position: of
        .selectFrom('rejection_reason')
        .select((max) => max.fn.coalesce(max(max.fn.max('position'), '+', 1), max.lit(0)).as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function replaceReasonTexts(tx: Tx, id: number, texts: ReasonTexts): Promise<void> {
  await tx.deleteFrom('rejection_reason_text').where('rejection_reason_id', '=', id).execute();
  await tx
    .insertInto('rejection_reason_text')
    .values(locales.map((locale) => ({ rejection_reason_id: id, locale, ...texts[locale] })))
    .execute();
}

export async function lockReason(tx: Tx, id: number): Promise<Reason | undefined> {
  const row = await tx
    .selectFrom('rejection_reason')
    .where('id', '=', id)
    .select('kind')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  return (await listReasons(tx, [row.kind as ReasonKind])).find((reason) => reason.id === id);
}

export async function deleteReasonRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('rejection_reason').where('id', '=', id).execute();
}
