import { conflict, notFound } from '#shared/errors.ts';
import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import type { LinkedSubscription } from '#shared/newsletters/contract.ts';
import type { Context } from '#server/context.ts';
import { checkChoice } from '../list-offered-categories.ts';
import { mayConfirm } from '../subscriber-policy.ts';
import {
  activateSubscription,
  confirmSubscription,
  endSubscription,
  findSubscriber,
  listChoice,
  lockSubscriber,
  replaceChoice,
} from '../subscriber.queries.ts';

/** @throws not_found (404) for an unknown link, and for one that was not confirmed in time */
export async function getLinked({ db, now }: Context, token: string): Promise<LinkedSubscription> {
  const subscriber = await findSubscriber(db, { token });
  const isConfirmable = subscriber !== undefined && mayConfirm(subscriber, now());
  if (!subscriber || (subscriber.state === 'unconfirmed' && !isConfirmable)) throw notFound();
  const { id, email, state } = subscriber;
  return { email, state, may_confirm: isConfirmable, selectedCategories: await listChoice(db, id) };
}

/** Starts the subscription of a link. Repeated, or for an active one, it changes nothing. @throws not_found (404) */
export async function confirmLinked(context: Context, token: string): Promise<LinkedSubscription> {
  await context.db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, { token });
    if (subscriber && mayConfirm(subscriber, context.now()))
      await confirmSubscription(tx, subscriber.id, context.now());
  });
  return getLinked(context, token);
}

/**
 * Changes the choice of a link, which proves who reads the mailbox: it also confirms, and takes up an ended subscription
 * again. No category ends it.
 * @throws FieldError (422) for an unknown category; not_found (404); conflict (409) for a suppressed address
 */
export async function changeLinked(
  context: Context,
  token: string,
  selectedCategories: readonly number[],
): Promise<LinkedSubscription> {
  const now = context.now();
  const categories = await checkChoice(context.db, selectedCategories);
  await context.db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, { token });
    if (!subscriber) throw notFound();
    const { id, email, state } = subscriber;
    if (categories.length === 0) {
      await endSubscription(tx, id, now);
      return;
    }
    if (state === 'unconfirmed' && !mayConfirm(subscriber, now)) throw notFound();
    if (state === 'suppressed') throw conflict();
    const locale = isLocale(subscriber.locale) ? subscriber.locale : defaultLocale;
    if (state === 'unconfirmed') await confirmSubscription(tx, id, now);
    if (state === 'unsubscribed') await activateSubscription(tx, { email, locale, source: 'link', token, at: now });
    await replaceChoice(tx, id, categories);
  });
  return getLinked(context, token);
}

/** Ends the subscription of a link. An unknown one has ended already. */
export async function endLinked({ db, now }: Context, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, { token });
    if (subscriber) await endSubscription(tx, subscriber.id, now());
  });
}
