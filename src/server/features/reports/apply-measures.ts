import type { Measure } from '#shared/reports/limits.ts';
import { blockReported, setSuspension, unblockReported, warnAccount } from '#server/features/accounts/index.ts';
import { hideReportedAdvert, restoreReportedAdvert } from '#server/features/adverts/index.ts';
import { hideReportedMessage, showReportedMessage } from '#server/features/messages/index.ts';
import {
  hideReportedReply,
  hideReportedReview,
  showReportedReply,
  showReportedReview,
} from '#server/features/reviews/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findSuspensionEnd, listOtherApplied, type Applied, type OtherApplied } from './decision.queries.ts';
import type { CaseRow } from './report.queries.ts';

interface Hiding {
  readonly hide: (tx: Tx, action: By & { readonly id: number }) => Promise<boolean>;
  readonly show: (tx: Tx, action: By & { readonly id: number; readonly hiddenAt: Date }) => Promise<boolean>;
}

const hidings: Partial<Record<CaseRow['subject_kind'], Hiding>> = {
  listing: { hide: hideReportedAdvert, show: restoreReportedAdvert },
  message: { hide: hideReportedMessage, show: showReportedMessage },
  review: { hide: hideReportedReview, show: showReportedReview },
  reply: { hide: hideReportedReply, show: showReportedReply },
};

interface By {
  readonly actorId: number;
  readonly at: Date;
  /** In the language of the affected user. */
  readonly reason: string;
}

/** What an earlier decision on the case wanted and has changed. */
export interface Earlier {
  readonly measures: readonly Measure[];
  readonly applied: Applied;
}

/**
 * Does what a decision wants and takes back what an earlier one did and neither this one nor a decision on another case
 * wants any more. What both want stays. The account of the case must be locked (`lockModerated`). Suspensions follow
 * after the decision is stored (`applySuspensions`).
 * @returns what is changed because of the case from now on
 */
export async function applyMeasures(
  tx: Tx,
  decided: CaseRow,
  wanted: readonly Measure[],
  { earlier, by }: { readonly earlier: Earlier | undefined; readonly by: By },
): Promise<Applied> {
  const { id: caseId, account_id: accountId, subject_kind: kind, subject_id: id } = decided;
  if (accountId === null) return {};
  const change = { id: accountId, ...by };
  if (wanted.includes('warn') && !earlier?.measures.includes('warn')) await warnAccount(tx, change);
  const others = await listOtherApplied(tx, accountId, caseId);
  const ofSubject = others.filter((other) => other.subject_kind === kind && other.subject_id === id);
  const hiding = hidings[kind];
  const hide =
    hiding &&
    (await share(
      { isWanted: wanted.includes('hide'), own: earlier?.applied.hide, others: timesOf(ofSubject, 'hide'), at: by.at },
      {
        make: () => hiding.hide(tx, { ...by, id }),
        takeBack: (hiddenAt) => hiding.show(tx, { ...by, id, hiddenAt }),
      },
    ));
  const block = await share(
    { isWanted: wanted.includes('block'), own: earlier?.applied.block, others: timesOf(others, 'block'), at: by.at },
    {
      make: () => blockReported(tx, change),
      takeBack: (blockedAt) => unblockReported(tx, { ...change, blockedAt }),
    },
  );
  return { ...(hide && { hide }), ...(block && { block }) };
}

/**
 * Suspends an account for as long as the latest decisions on its cases want, or ends its suspension. The account must be
 * locked.
 */
export async function applySuspensions(tx: Tx, accountId: number, by: By): Promise<void> {
  await setSuspension(tx, { ...by, id: accountId, until: await findSuspensionEnd(tx, accountId) });
}

interface Sharing {
  readonly isWanted: boolean;
  /** When what the case has changed was changed, as ISO time. */
  readonly own: string | undefined;
  /** The same of other cases. */
  readonly others: readonly string[];
  readonly at: Date;
}

/**
 * Several decisions may want the same change: the first one makes it, the others remember its time, and the last one that
 * does not want it any more takes it back. A change that somebody has made by hand has another time, and stays.
 * @returns when what the case wants was changed; undefined if there is nothing to take back
 */
async function share(
  { isWanted, own, others, at }: Sharing,
  { make, takeBack }: { make: () => Promise<boolean>; takeBack: (since: Date) => Promise<boolean> },
): Promise<string | undefined> {
  if (isWanted) {
    if (own === undefined && (await make())) return at.toISOString();
    return [...others, ...(own === undefined ? [] : [own])].sort().at(-1);
  }
  if (own !== undefined && !others.includes(own)) await takeBack(new Date(own));
  return undefined;
}

function timesOf(others: readonly OtherApplied[], measure: keyof Applied): string[] {
  return others.flatMap(({ applied }) => applied[measure] ?? []);
}
