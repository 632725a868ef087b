import { randomBytes } from 'node:crypto';
import { CodedError, fieldError } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ConsentSource } from '#shared/newsletters/limits.ts';
import type { Context } from '#server/context.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { addressKey, countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { checkChoice } from './list-offered-categories.ts';
import { queueConfirmSubscription } from './mails.ts';
import { replaceChoice, requestSubscription } from './subscriber.queries.ts';

const limitOfAddress = { max: 20, windowSeconds: 60 * 60 };
const limitOfEmail = { max: 5, windowSeconds: 60 * 60 };

export const createSubscriberToken = () => randomBytes(24).toString('base64url');

interface Request {
  /** In lower case. */
  readonly email: string;
  readonly selectedCategories: readonly number[];
  readonly lang: Locale;
}

/**
 * Sends a guest a link that confirms the subscription; again with the newest choice until it is confirmed. That an
 * address is subscribed already is no secret (specification, section 8).
 * @param address the caller's
 * @throws FieldError (422) for an empty or unknown choice; already_exists (409); too_many_requests (429)
 */
export async function subscribe(context: Context, request: Request, address: string): Promise<void> {
  const { db } = context;
  const categories = await checkChoice(db, request.selectedCategories);
  if (categories.length === 0) throw fieldError('selectedCategories', 'required');
  await countAgainstLimit(db, addressKey('newsletter', address), limitOfAddress, context.now());
  await countMail(db, request.email, context.now());
  const { email, lang: locale } = request;
  await db
    .transaction()
    .execute((tx) => askForConfirmation(context, tx, { email, locale, categories, source: 'footer' }));
}

/** Nobody is flooded with links by others. @throws too_many_requests (429) */
export function countMail(db: Queryable, email: string, at: Date): Promise<void> {
  return countAgainstLimit(db, `newsletter:email:${email}`, limitOfEmail, at);
}

/** Stores the request and mails its link. @throws already_exists (409) for an active subscription */
export async function askForConfirmation(
  context: Context,
  tx: Tx,
  {
    email,
    locale,
    source,
    categories,
  }: { email: string; locale: Locale; source: ConsentSource; categories: readonly number[] },
): Promise<void> {
  const wish = { email, locale, source, token: createSubscriberToken(), at: context.now() };
  const requested = await requestSubscription(tx, wish);
  if (!requested) throw new CodedError('already_exists');
  await replaceChoice(tx, requested.id, categories);
  await queueConfirmSubscription(context, tx, { email, locale, token: requested.token });
}
