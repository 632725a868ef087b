import type { Context } from '#server/context.ts';
import { webAddress } from '#server/features/accounts/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { MessagePlace } from './assess-message.ts';
import { findIdentifiers } from './find-identifiers.ts';
import { findFraudIdentifiers } from './held-text.queries.ts';

export function placeOf(context: Pick<Context, 'config'>): MessagePlace {
  return { country: context.config.shop.country, ownHost: new URL(webAddress(context, '/')).hostname };
}

/** Which bank accounts and phone numbers in these texts are those of a confirmed fraud. */
export async function findKnownFrauds(
  db: Queryable,
  texts: readonly string[],
  { country }: MessagePlace,
): Promise<ReadonlySet<string>> {
  return findFraudIdentifiers(db, [...new Set(texts.flatMap((text) => findIdentifiers(text, country)))]);
}
