import { fieldError, notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ConversationProspect, ConversationTarget } from '#shared/messages/contract.ts';
import { listCards } from '#server/features/catalog/index.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { findSameConversation, findSide } from './conversation.queries.ts';
import { findClosedReason } from './find-closed-reason.ts';
import { findPerson } from './person.queries.ts';
import { presentPerson } from './present.ts';
import { userSide } from './side.ts';
import { findTarget } from './target.queries.ts';

/** What a first message would begin. @throws not_found, FieldError at `target_id` for oneself */
export async function getProspect(
  reader: Reader,
  accountId: number,
  { lang: locale, ...target }: ConversationTarget & { readonly lang: Locale },
  discountPercent: number,
): Promise<ConversationProspect> {
  const { db } = reader;
  const wanted = await findTarget(db, accountId, target, locale);
  if (!wanted) throw notFound();
  const { partner_id: partnerId, listing_id: listingId } = wanted;
  if (partnerId === accountId) throw fieldError('target_id', 'own_target');
  const [id, person, closed, cards] = await Promise.all([
    findSameConversation(db, wanted),
    partnerId === null ? undefined : findPerson(db, partnerId),
    findClosedReason(db, userSide(accountId), partnerId),
    listingId === null ? [] : listCards(reader, [listingId], { locale, discountPercent }),
  ]);
  const own = id === undefined ? undefined : await findSide(db, userSide(accountId), id);
  return {
    // One that was deleted, or that holds a held message of the other side alone, is not shown.
    conversation_id: own && own.messages > 0 ? id! : null,
    subject: wanted.subject,
    partner: person ? presentPerson(person) : null,
    listing: cards[0] ?? null,
    closed,
  };
}
