import type { Caller } from '#server/platform/calls/caller.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { countOtherDeciders } from './decider.queries.ts';
import type { DecisionRow } from './decision.queries.ts';
import { decisionObstacle, neededScopes, type DecisionObstacle } from './report-policy.ts';
import type { CaseRow, ReportRow } from './report.queries.ts';

interface Facts {
  readonly reports: readonly ReportRow[];
  readonly decisions: readonly DecisionRow[];
  /** Undefined: the shop's, or the account is gone. */
  readonly account: { readonly scopes: readonly string[] } | undefined;
}

interface Found {
  readonly obstacle: DecisionObstacle | null;
  /** The caller has decided before, and nobody else could decide on the appeal. */
  readonly isAlone: boolean;
}

/** Why an administrator cannot decide on a case that they may open. */
export async function findObstacle(
  db: Queryable,
  row: CaseRow,
  { reports, decisions, account }: Facts,
  actor: Caller,
): Promise<Found> {
  const reporters = reports.flatMap(({ reporter_id: id }) => id ?? []);
  const deciders = decisions.map(({ decided_by: id }) => id);
  const needed = neededScopes(row.subject_kind, account, decisions.at(-1)?.measures ?? []);
  const others = await countOtherDeciders(db, {
    scopes: needed,
    except: [actor.accountId, row.account_id, ...reporters, ...deciders],
  });
  const obstacle = decisionObstacle({ ...row, reporters, deciders, needed }, actor, others);
  const isAlone = row.state === 'appealed' && obstacle === null && deciders.includes(actor.accountId);
  return { obstacle, isAlone };
}
