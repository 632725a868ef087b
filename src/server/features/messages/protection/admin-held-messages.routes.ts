import type { FastifyInstance } from 'fastify';
import { adminHeldMessagesContract, type HeldText } from '#shared/messages/held-contract.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { cautionOf, type CautionFacts } from './caution-of.ts';
import { decideHeldText } from './decide-held-text.ts';
import { findIdentifiers, readIdentifier } from './find-identifiers.ts';
import { heldTextsPerPage, listHeldTexts, type HeldTextRow } from './held-text.queries.ts';
import { findKnownFrauds, placeOf } from './known-frauds.ts';

/** Held messages for administrators of users. */
export function mountAdminHeldMessages(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(app, 'adminHeldMessages', adminHeldMessagesContract, {
    list: async ({ query }, { caller }) => {
      const { rows, has_more } = adminPage(await listHeldTexts(db, query), query.page, heldTextsPerPage);
      const place = placeOf(context);
      const frauds = await findKnownFrauds(
        db,
        rows.map(({ text }) => text),
        place,
      );
      return {
        texts: rows.map((row) => presentHeldText(row, { place, frauds, viewerId: caller.accountId })),
        page: query.page,
        has_more,
      };
    },
    decide: async ({ params: { id }, body: { state, is_fraud: isFraud } }, { caller }) => {
      await decideHeldText(context, id, { state, isFraud }, caller.accountId);
      return {};
    },
  });
}

function presentHeldText(
  row: HeldTextRow,
  { viewerId, ...facts }: CautionFacts & { readonly viewerId: number },
): HeldText {
  return {
    id: row.id,
    author: {
      id: row.author_id,
      username: row.username,
      is_verified: row.authorized,
      registered_at: row.created_at.toISOString(),
    },
    text: row.text,
    state: row.state,
    may_decide: row.author_id !== viewerId,
    caution: cautionOf(row.text, facts),
    identifiers: findIdentifiers(row.text, facts.place.country).map(readIdentifier),
    held: row.held,
    recipients: row.recipients,
    delivered: row.delivered,
    held_at: row.held_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
