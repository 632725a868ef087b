import type { Tx } from '#server/platform/db/db.ts';
import { createSubscriberToken } from './subscribe.ts';
import { deleteSubscriber, lockSubscriber, setAddress } from './subscriber.queries.ts';

/**
 * A subscription follows the e-mail of an account, once both addresses have confirmed the change. What the new address has
 * decided before stays: a subscription of its own, or none. Of what waits for a confirmation nothing is kept. A correction
 * by an administrator moves nothing: it does not prove who reads the new mailbox.
 */
export async function moveSubscription(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const moved = await lockSubscriber(tx, { email: from.toLowerCase() });
  if (moved?.state !== 'active') return;
  const known = await lockSubscriber(tx, { email: to.toLowerCase() });
  if (known?.state === 'unconfirmed') await deleteSubscriber(tx, known.id);
  if (known && known.state !== 'unconfirmed') await deleteSubscriber(tx, moved.id);
  else await setAddress(tx, moved.id, to.toLowerCase(), createSubscriberToken());
}
