import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import type { AdminIssue } from '#shared/newsletters/issues-contract.ts';

export interface IssueData {
  readonly issue: AdminIssue;
  readonly tree: readonly OfferedCategory[];
}
