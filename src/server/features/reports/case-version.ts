import { versionOf } from '#server/platform/db/row-version.ts';
import type { AppealRow } from './decision.queries.ts';
import type { CaseRow } from './report.queries.ts';

/** What an administrator has seen before deciding: further reports, appeals and decisions change it. */
export function caseVersion({ state, reports }: CaseRow, appeals: readonly AppealRow[]): string {
  return versionOf({ state, reports, appeals: appeals.map(({ id, answer_id }) => [id, answer_id]) });
}
