import { sameTextRecipients } from '#shared/messages/limits.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { hasAnswered } from '../message.queries.ts';
import type { Side } from '../side.ts';
import { fingerprintOf } from './fingerprint.ts';
import { countRecipients, lockHeldTextOf, insertHeldText, type HeldText } from './held-text.queries.ts';

/** A text of which copies are recognised. */
interface Copies {
  readonly authorId: number;
  readonly fingerprint: string;
  /** Undefined: it has never been held. */
  readonly held: HeldText | undefined;
}

/**
 * What is known of a text, which no administrator can decide on until the transaction ends. To be called before the
 * conversation is locked, as the decision locks in this order, too.
 * @returns undefined for the shop's texts and those that are too short to tell copies from a coincidence
 */
export async function lockCopies(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  { accountId, authorId }: Side,
  text: string,
): Promise<Copies | undefined> {
  const fingerprint = accountId === null ? undefined : fingerprintOf(text, config.shop.country);
  if (fingerprint === undefined) return undefined;
  return { authorId, fingerprint, held: await lockHeldTextOf(tx, authorId, fingerprint) };
}

interface Writing {
  readonly conversationId: number;
  readonly isFromOpener: boolean;
  readonly text: string;
  readonly at: Date;
}

const dayMs = 86_400_000;

/**
 * Whether a message is held for review: the author has sent the same text to several people who have not answered. Answers
 * are not held: a seller sends the same bank account to every buyer. The author's sends must be serialised, which the rate
 * limit does.
 * @returns id of the text under which it is held; null: it is delivered
 */
export async function findHold(tx: Tx, copies: Copies | undefined, writing: Writing): Promise<number | null> {
  const { conversationId, isFromOpener, text, at } = writing;
  if (!copies || copies.held?.state === 'released') return null;
  if (await hasAnswered(tx, conversationId, isFromOpener)) return null;
  if (copies.held) return copies.held.id;
  const { authorId, fingerprint } = copies;
  const since = new Date(at.getTime() - dayMs);
  const recipients = await countRecipients(tx, { authorId, fingerprint, since, conversationId });
  return recipients < sameTextRecipients ? null : insertHeldText(tx, { authorId, fingerprint, text, at });
}
