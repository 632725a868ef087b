import type { DecidedItem, QueueKind } from '#shared/adverts/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit, type AuditEntry } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { lockAuthorsOf, recordAdvertEvent } from '../advert.queries.ts';
import { applyContent } from '../content/apply-content.ts';
import { mayDecide } from '../advert-policy.ts';
import { lockBrandForUse, lockBrandsOfListings } from '#server/features/listings/index.ts';
import { getAdvertAuthor, listWaitingRevisions, lockAdverts, type DecidedAdvert } from './decision.queries.ts';
import { queueAdvertApproved, queueAdvertRejected, queueChangeApproved, queueChangeRejected } from '../mails.ts';
import { moveAdvert } from '../move-advert.ts';
import { chooseReason, type ReasonFor, type ReasonWords } from '#server/features/reasons/index.ts';
import { decideRevision, listRevisionContents } from '../content/revision.queries.ts';
import type { StoredContent } from '../content/stored-content.ts';

interface Decision {
  readonly actorId: number;
  readonly items: readonly DecidedItem[];
}

interface Decided {
  readonly kind: QueueKind;
  readonly id: number;
}

/** @returns the approved items, without those that no longer wait, were sent again meanwhile, or are the caller's own */
export function approveAdverts(context: Context, decision: Decision): Promise<Decided[]> {
  return decide(context, decision, undefined);
}

/**
 * @param words a prepared reason, sent to each author in the account's language, the administrator's own words, or both
 * @throws FieldError (422) when both are missing
 */
export async function rejectAdverts(context: Context, decision: Decision, words: ReasonWords): Promise<Decided[]> {
  return decide(context, decision, await chooseReason(context, 'advert', words));
}

/** Decides on all items in one transaction, with their mails, events and audit entries. */
async function decide(
  context: Context,
  { actorId, items }: Decision,
  reasonFor: ReasonFor | undefined,
): Promise<Decided[]> {
  const at = context.now();
  const idsOf = (kind: QueueKind) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  return context.db.transaction().execute(async (tx) => {
    const changed = await listWaitingRevisions(tx, idsOf('change'));
    const ids = [...idsOf('new'), ...changed.map((revision) => revision.listing_id)];
    // Authors before adverts, in the order in which blocking a user locks them: an advert approved while its author is
    // being blocked stays hidden.
    await lockAuthorsOf(tx, ids);
    await lockBrandsOfListings(tx, ids);
    const locked = await lockAdverts(tx, ids);
    const decidable = locked.filter((advert) => mayDecide(advert, actorId));
    // Read again under the locks: another administrator may have decided meanwhile.
    const revisions = await listWaitingRevisions(
      tx,
      changed.map(({ id }) => id),
    );
    const decided: Decided[] = [];
    const audit: AuditEntry[] = [];
    for (const advert of decidable) {
      const id = advert.listing_id;
      const isAsked = items.some(
        (item) => item.kind === 'new' && item.id === id && Date.parse(item.version) === advert.submitted_at.getTime(),
      );
      if (isAsked && advert.state === 'waiting') {
        audit.push(await decideNew(context, tx, advert, { actorId, at, reasonFor }));
        decided.push({ kind: 'new', id });
      }
      for (const revision of revisions.filter(({ listing_id }) => listing_id === id)) {
        audit.push(await decideChange(context, tx, advert, revision.id, { actorId, at, reasonFor }));
        decided.push({ kind: 'change', id: revision.id });
      }
    }
    await recordAudit(tx, audit, at);
    return decided;
  });
}

interface Deciding {
  readonly actorId: number;
  readonly at: Date;
  readonly reasonFor: ReasonFor | undefined;
}

async function decideNew(
  context: Context,
  tx: Tx,
  advert: DecidedAdvert,
  { actorId, at, reasonFor }: Deciding,
): Promise<AuditEntry> {
  const id = advert.listing_id;
  const author = await getAdvertAuthor(tx, id);
  const reason = reasonFor?.(author);
  const action = reason === undefined ? 'approve' : 'reject';
  const to = await moveAdvert(tx, advert, action, { actorId, at, ...(reason && { reason }) });
  if (reason !== undefined) await queueAdvertRejected(context, tx, author, id, { at, reason });
  else if (!author.is_blocked) await queueAdvertApproved(context, tx, author, id, at);
  const after = { state: to, ...(reason && { reason }) };
  return { actorId, action, entity: 'advert', entityId: id, before: { state: advert.state }, after };
}

async function decideChange(
  context: Context,
  tx: Tx,
  advert: DecidedAdvert,
  revisionId: number,
  { actorId, at, reasonFor }: Deciding,
): Promise<AuditEntry> {
  const id = advert.listing_id;
  const author = await getAdvertAuthor(tx, id);
  const reason = reasonFor?.(author);
  const action = reason === undefined ? 'approve' : 'reject';
  const content = (await listRevisionContents(tx, [revisionId])).get(revisionId);
  if (reason === undefined && content) await applyContent(tx, id, await withoutRejectedBrand(tx, content));
  const state = reason === undefined ? 'approved' : 'rejected';
  await decideRevision(tx, revisionId, { state, reason: reason ?? null, at });
  await recordAdvertEvent(tx, {
    listing_id: id,
    revision_id: revisionId,
    kind: `${action}_change`,
    from_state: advert.state,
    to_state: advert.state,
    actor_id: actorId,
    happened_at: at,
    ...(reason && { reason }),
  });
  if (reason !== undefined) await queueChangeRejected(context, tx, author, revisionId, reason);
  else if (!author.is_blocked) {
    const isPublic = advert.state === 'approved' && advert.hidden_at === null;
    await queueChangeApproved(context, tx, await getAdvertAuthor(tx, id), { id, revisionId, isPublic });
  }
  const after = { state, listing_id: id, ...(reason && { reason }) };
  return { actorId, action, entity: 'advert_revision', entityId: revisionId, before: { state: 'waiting' }, after };
}

/** A change names its brand without a foreign key. A brand rejected since is left out, as it is from public adverts. */
async function withoutRejectedBrand(tx: Tx, content: StoredContent): Promise<StoredContent> {
  const exists = content.brand_id !== null && (await lockBrandForUse(tx, content.brand_id));
  return exists ? content : { ...content, brand_id: null };
}
