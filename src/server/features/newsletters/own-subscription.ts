import { conflict, notFound } from '#shared/errors.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import type { OwnSubscription } from '#shared/newsletters/contract.ts';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/index.ts';
import { checkChoice } from './list-offered-categories.ts';
import { queueConfirmSubscription } from './mails.ts';
import { askForConfirmation, countMail, createSubscriberToken } from './subscribe.ts';
import { isOwn, type Owner } from './subscriber-policy.ts';
import {
  activateSubscription,
  endSubscription,
  findSubscriber,
  listChoice,
  lockSubscriber,
  replaceChoice,
  type Subscriber,
} from './subscriber.queries.ts';

/** The subscription of the account's e-mail. */
export async function getOwnSubscription(context: Context, accountId: number): Promise<OwnSubscription> {
  const owner = await findOwner(context, accountId);
  if (!owner) return { email: null, state: null, state_at: null, selectedCategories: [] };
  const { email } = owner;
  const subscriber = await findSubscriber(context.db, { email });
  if (!subscriber || !isOwn(owner, subscriber)) return { email, state: null, state_at: null, selectedCategories: [] };
  const { id, state, state_at: stateAt } = subscriber;
  return { email, state, state_at: stateAt.toISOString(), selectedCategories: await listChoice(context.db, id) };
}

/**
 * Subscribes the account's e-mail or changes the choice; no category ends the subscription. A confirmed e-mail needs no
 * second confirmation, unless its mailbox is suppressed; any other gets a link.
 * @returns the stored choice
 * @throws FieldError (422) for an unknown category; already_exists (409) for an unconfirmed e-mail with an active
 *   subscription, which may be somebody else's; conflict (409) for an account without an e-mail; too_many_requests (429)
 */
export async function setOwnChoice(
  context: Context,
  accountId: number,
  selectedCategories: readonly number[],
): Promise<{ selectedCategories: number[] }> {
  const owner = await findOwner(context, accountId);
  if (!owner) throw conflict();
  const categories = await checkChoice(context.db, selectedCategories);
  const { email, locale } = owner;
  if (categories.length === 0) await endOwnSubscription(context, accountId);
  else if (await needsLink(context, owner)) {
    await countMail(context.db, email, context.now());
    await context.db
      .transaction()
      .execute((tx) => askForConfirmation(context, tx, { email, locale, categories, source: 'account' }));
  } else
    await context.db.transaction().execute(async (tx) => {
      const wish = { email, locale, source: 'account' as const, token: createSubscriberToken(), at: context.now() };
      const { id } = await activateSubscription(tx, wish);
      await replaceChoice(tx, id, categories);
    });
  return { selectedCategories: categories };
}

/** Sends the link again. @throws conflict (409) if nothing waits for a confirmation; too_many_requests (429) */
export async function sendOwnConfirmation(context: Context, accountId: number): Promise<void> {
  const owner = await findOwner(context, accountId);
  if (!owner) throw conflict();
  const { email, locale } = owner;
  await countMail(context.db, email, context.now());
  await context.db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, { email });
    if (subscriber?.state !== 'unconfirmed' || !isOwn(owner, subscriber)) throw conflict();
    await queueConfirmSubscription(context, tx, { email, locale, token: subscriber.token });
  });
}

/** Ends the subscription of the account's e-mail. Without one it changes nothing. */
export async function endOwnSubscription(context: Context, accountId: number): Promise<void> {
  const owner = await findOwner(context, accountId);
  if (!owner) return;
  await context.db.transaction().execute(async (tx) => {
    const subscriber = await lockSubscriber(tx, { email: owner.email });
    if (subscriber && isOwn(owner, subscriber)) await endSubscription(tx, subscriber.id, context.now());
  });
}

async function needsLink({ db }: Context, { email, isConfirmed }: Owner): Promise<boolean> {
  const known: Subscriber | undefined = await findSubscriber(db, { email });
  return !isConfirmed || known?.state === 'suppressed';
}

/** Undefined for an account without an e-mail. */
async function findOwner(
  { db }: Context,
  accountId: number,
): Promise<(Owner & { readonly locale: Locale }) | undefined> {
  const account = await findAccount(db, accountId);
  if (!account) throw notFound();
  if (!account.email) return undefined;
  return {
    email: account.email.toLowerCase(),
    isConfirmed: account.email_confirmed_at !== null,
    locale: isLocale(account.locale) ? account.locale : defaultLocale,
  };
}
