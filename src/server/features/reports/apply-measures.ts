import type { Measure } from '#shared/reports/limits.ts';
import {
  blockReported,
  endSuspension,
  suspendAccount,
  unblockReported,
  warnAccount,
} from '#server/features/accounts/index.ts';
import { hideReportedAdvert, restoreReportedAdvert } from '#server/features/adverts/index.ts';
import { hideReportedMessage, showReportedMessage } from '#server/features/messages/index.ts';
import { hideReportedReview, showReportedReview } from '#server/features/reviews/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { Applied } from './decision.queries.ts';
import type { CaseRow } from './report.queries.ts';

interface Hiding {
  readonly hide: (tx: Tx, action: By & { readonly id: number }) => Promise<boolean>;
  readonly show: (tx: Tx, action: By & { readonly id: number; readonly hiddenAt: Date }) => Promise<boolean>;
}

const hidings: Partial<Record<CaseRow['subject_kind'], Hiding>> = {
  listing: { hide: hideReportedAdvert, show: restoreReportedAdvert },
  message: { hide: hideReportedMessage, show: showReportedMessage },
  review: { hide: hideReportedReview, show: showReportedReview },
};

interface By {
  readonly actorId: number;
  readonly at: Date;
  /** In the language of the affected user. */
  readonly reason: string;
}

interface Wanted {
  readonly measures: readonly Measure[];
  readonly days: number | null;
}

/** What an earlier decision on the case wanted and has changed. */
export interface Earlier extends Wanted {
  readonly applied: Applied;
  readonly at: Date;
}

const day = 86_400_000;

/**
 * Does what a decision wants and takes back what an earlier one did and this one does not want any more. What both want
 * stays. The account of the case must be locked (`lockModerated`).
 * @returns what is changed because of the case from now on
 */
export async function applyMeasures(
  tx: Tx,
  decided: CaseRow,
  wanted: Wanted,
  { earlier, by }: { readonly earlier: Earlier | undefined; readonly by: By },
): Promise<Applied> {
  const accountId = decided.account_id;
  if (accountId === null) return {};
  const change = { id: accountId, ...by };
  const wants = (measure: Measure) => wanted.measures.includes(measure);
  if (wants('warn') && !earlier?.measures.includes('warn')) await warnAccount(tx, change);
  return {
    ...(await applyHiding(tx, decided, wants('hide'), { earlier, by })),
    ...(await applySuspension(tx, change, wants('suspend') ? wanted.days : null, earlier)),
    ...(await applyBlock(tx, change, wants('block'), earlier)),
  };
}

async function applyHiding(
  tx: Tx,
  { subject_kind: kind, subject_id: id }: CaseRow,
  isWanted: boolean,
  { earlier, by }: { readonly earlier: Earlier | undefined; readonly by: By },
): Promise<Applied> {
  const hiding = hidings[kind];
  if (!hiding) return {};
  const hidden = earlier?.applied.hide;
  if (hidden !== undefined) {
    if (isWanted) return { hide: hidden };
    await hiding.show(tx, { ...by, id, hiddenAt: new Date(hidden) });
    return {};
  }
  return isWanted && (await hiding.hide(tx, { ...by, id })) ? { hide: by.at.toISOString() } : {};
}

/** A suspension that an appeal shortens or prolongs runs from the first decision. */
async function applySuspension(
  tx: Tx,
  change: By & { readonly id: number },
  days: number | null,
  earlier: Earlier | undefined,
): Promise<Applied> {
  const runs = earlier?.applied.suspend;
  if (runs !== undefined && days === earlier?.days) return { suspend: runs };
  if (runs !== undefined) await endSuspension(tx, { ...change, until: new Date(runs) });
  if (days === null) return {};
  const since = earlier?.measures.includes('suspend') ? earlier.at : change.at;
  const until = new Date(since.getTime() + days * day);
  const isApplied = until > change.at && (await suspendAccount(tx, { ...change, until }));
  return isApplied ? { suspend: until.toISOString() } : {};
}

async function applyBlock(
  tx: Tx,
  change: By & { readonly id: number },
  isWanted: boolean,
  earlier: Earlier | undefined,
): Promise<Applied> {
  if (earlier?.applied.block) {
    if (isWanted) return { block: true };
    await unblockReported(tx, change);
    return {};
  }
  return isWanted && (await blockReported(tx, change)) ? { block: true } : {};
}
