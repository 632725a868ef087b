import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { AdminIssue, adminIssuesContract } from '#shared/newsletters/issues-contract.ts';
import type { CopyState } from '#shared/newsletters/issues.ts';

export interface IssueCopies extends CallAnswer<(typeof adminIssuesContract)['copies']> {
  /** Undefined: of any state. */
  readonly state: CopyState | undefined;
}

export interface IssueData {
  readonly issue: AdminIssue;
  readonly tree: readonly OfferedCategory[];
  /** Undefined: none leaves yet. */
  readonly copies: IssueCopies | undefined;
}
