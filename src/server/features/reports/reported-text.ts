import { findIdentifiers } from '#server/features/messages/index.ts';
import type { ReportRow } from './report.queries.ts';
import type { Snapshot } from './subject.queries.ts';

/** All that was written in what is reported, in every language. */
export function textOf({ texts }: Pick<Snapshot, 'texts'>): string {
  return texts.map(({ name, text }) => `${name}\n${text}`).join('\n');
}

/** Bank accounts and phone numbers in what was reported. */
export function identifiersIn({ snapshot }: Pick<ReportRow, 'snapshot'>, country: 'CZ' | 'SK'): string[] {
  return findIdentifiers(textOf(snapshot), country);
}
