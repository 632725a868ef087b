import { sameTextRecipients } from '#shared/messages/limits.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { hasAnswered } from '../message.queries.ts';
import type { Side } from '../side.ts';
import { fingerprintOf } from './fingerprint.ts';
import { countRecipients, findHeldText, insertHeldText } from './held-text.queries.ts';

interface Writing {
  readonly conversationId: number;
  readonly isFromOpener: boolean;
  readonly text: string;
  readonly at: Date;
}

interface Hold {
  readonly fingerprint: string | null;
  /** Not null: the message is held under it. */
  readonly heldTextId: number | null;
}

const dayMs = 86_400_000;

/**
 * Whether a message is held for review: the author has sent the same text to several people who have not answered. Answers
 * are not held: a seller sends the same bank account to every buyer. The author's sends must be serialised, which the rate
 * limit does.
 */
export async function findHold(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  side: Side,
  writing: Writing,
): Promise<Hold> {
  const { conversationId, isFromOpener, text, at } = writing;
  const { accountId, authorId } = side;
  const fingerprint = accountId === null ? undefined : fingerprintOf(text, config.shop.country);
  if (fingerprint === undefined) return { fingerprint: null, heldTextId: null };
  const known = await findHeldText(tx, authorId, fingerprint);
  if (known?.state === 'released' || (await hasAnswered(tx, conversationId, isFromOpener)))
    return { fingerprint, heldTextId: null };
  if (known) return { fingerprint, heldTextId: known.id };
  const since = new Date(at.getTime() - dayMs);
  const recipients = await countRecipients(tx, { authorId, fingerprint, since, conversationId });
  if (recipients < sameTextRecipients) return { fingerprint, heldTextId: null };
  return { fingerprint, heldTextId: await insertHeldText(tx, { authorId, fingerprint, text, at }) };
}
