import type { AdminIssue, IssueRow } from '#shared/newsletters/issues-contract.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { editedPart } from './change-issues.ts';
import type { IssueGoods } from './goods.queries.ts';
import type { Issue } from './issue.queries.ts';

export function presentRow({ content, ...issue }: Issue): IssueRow {
  const { id, state, recipients, sent, failed, uncertain, skipped, kept, clicks } = issue;
  return {
    id,
    state,
    subjects: content.subjects,
    changed_at: issue.changed_at.toISOString(),
    scheduled_at: issue.scheduled_at?.toISOString() ?? null,
    started_at: issue.started_at?.toISOString() ?? null,
    ended_at: issue.ended_at?.toISOString() ?? null,
    recipients,
    sent,
    failed,
    uncertain,
    skipped,
    kept,
    clicks,
  };
}

interface Referred {
  readonly links: AdminIssue['links'];
  /** Ids of the listings that the issue offers. */
  readonly offered: readonly number[];
  readonly goods: readonly IssueGoods[];
}

export function presentIssue(issue: Issue, { links, offered, goods }: Referred): AdminIssue {
  const edited = editedPart(issue);
  return {
    ...presentRow(issue),
    ...edited,
    problem: issue.problem,
    links,
    listing_names: [...new Set(offered)].map((id) => ({
      id,
      name: goods.find((each) => each.id === id)?.name ?? null,
    })),
    version: versionOf(edited),
  };
}
