import type { AdministratorAction } from '#shared/adverts/lifecycle.ts';
import { conflict, forbidden, notFound } from '#shared/errors.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion, versionOf } from '#server/platform/db/row-version.ts';
import { lockAuthorsOf } from '../advert.queries.ts';
import { administratorActionsFor, mayDecide } from '../advert-policy.ts';
import { lockAdverts, type DecidedAdvert } from '../approval/decision.queries.ts';
import { listContents } from '../content/content.queries.ts';
import type { StoredContent } from '../content/stored-content.ts';
import { versioned } from './managed-version.ts';

export interface ManagedAction {
  readonly id: number;
  readonly actorId: number;
  /** Of the version that was shown. */
  readonly version: string;
}

/**
 * Locks an advert for an administrator, with its content. Locks the author first, in the order in which blocking a
 * user locks them: an advert restored while its author is being blocked stays hidden.
 * @throws not_found (404), and forbidden (403) for the administrator's own advert
 */
export async function lockManagedAdvert(
  tx: Tx,
  { id, actorId }: ManagedAction,
): Promise<{ advert: DecidedAdvert; content: StoredContent }> {
  await lockAuthorsOf(tx, [id]);
  const [advert] = await lockAdverts(tx, [id]);
  const content = (await listContents(tx, [id])).get(id);
  if (!advert || !content) throw notFound();
  if (!mayDecide(advert, actorId)) throw forbidden();
  return { advert, content };
}

/**
 * @throws OutdatedVersion (409) when somebody changed the advert since it was shown, conflict (409) when it does not
 * allow the action
 */
export function ensureAllowed(
  { advert, content }: { advert: DecidedAdvert; content: StoredContent },
  action: AdministratorAction,
  { actorId, version }: ManagedAction,
): void {
  const current = versioned(advert, content);
  ensureVersion(current, version, { version: versionOf(current) });
  const situation = {
    ...advert,
    isHidden: advert.hidden_at !== null,
    isUnreviewed: advert.unreviewed_since !== null,
  };
  if (!administratorActionsFor(situation, actorId).includes(action)) throw conflict();
}

/** The version that the advert has after an action, for the next one. */
export async function currentVersion(tx: Tx, id: number): Promise<{ id: number; version: string }> {
  const [advert] = await lockAdverts(tx, [id]);
  const content = (await listContents(tx, [id])).get(id);
  if (!advert || !content) throw notFound();
  return { id, version: versionOf(versioned(advert, content)) };
}
