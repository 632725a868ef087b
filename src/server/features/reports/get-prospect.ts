import { notFound } from '#shared/errors.ts';
import type { ReportedContent, ReportProspect } from '#shared/reports/contract.ts';
import { reasonsFor, type ReportKind } from '#shared/reports/reasons.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { findSubject, hasReceived, type Snapshot, type SubjectRow } from './subject.queries.ts';

export interface ReportedThing {
  readonly kind: ReportKind;
  readonly subject_id: number;
}

/**
 * What a visitor may report.
 * @throws not_found for what the visitor must not know of: the same as for what is not there
 */
export async function getReportable(
  db: Queryable,
  { kind, subject_id: id }: ReportedThing,
  viewerId: number | undefined,
): Promise<SubjectRow> {
  const subject = await findSubject(db, kind, id);
  const mayKnow =
    subject?.is_public && (kind !== 'message' || (viewerId !== undefined && (await hasReceived(db, id, viewerId))));
  if (!mayKnow) throw notFound();
  return subject;
}

export async function getProspect(
  db: Queryable,
  thing: ReportedThing,
  viewerId: number | undefined,
): Promise<ReportProspect> {
  const { account_id: id, username, snapshot, pictures } = await getReportable(db, thing, viewerId);
  return {
    ...thing,
    author: id === null ? null : { id, username: username ?? '' },
    content: presentContent(
      snapshot,
      pictures.map(({ key }) => key),
    ),
    is_own: id !== null && id === viewerId,
    reasons: reasonsFor(thing.kind),
    needs_contact: viewerId === undefined,
  };
}

export function presentContent({ texts, ...rest }: Snapshot, keys: readonly string[]): ReportedContent {
  return {
    ...rest,
    texts: texts.map(({ lang, ...text }) => ({ ...text, lang: lang as Locale | null })),
    pictures: keys.map((key) => ({ key, alt: '' })),
  };
}
