import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { byLocale, plainLine, plainText, smallId, smallIdField, versionField } from '../contract/fields.ts';
import { reasonKinds } from './kinds.ts';

const administrator = 'administrator' as const;
const numbered = z.object({ id: smallIdField });

const reasonTexts = byLocale(() =>
  z.object({ name: plainLine({ min: 1, max: 100 }), text: plainText({ min: 1, max: 2000 }) }),
);

const rejectionReason = z
  .object({ id: z.int(), kind: z.enum(reasonKinds), texts: reasonTexts, version: versionField })
  .meta({ id: 'RejectionReason' });
export type RejectionReason = z.output<typeof rejectionReason>;

/** The reason of a decision: a prepared one, the administrator's own words, or both. */
export const decisionReason = {
  reason_id: smallId.nullable().default(null).describe("A prepared reason, in the user's language"),
  reason: plainText({ min: 0, max: 2000 })
    .default('')
    .describe("The administrator's own words; one of the two is needed"),
};

/** Reasons for adverts need the scope `adverts`, those for users the scope `users`. */
export const adminReasonsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/rejection-reasons',
    summary: "Prepared reasons for adverts and users, as far as the caller's scopes go",
    access: administrator,
    query: z.object({ kind: z.enum(reasonKinds).optional() }),
    response: z.array(rejectionReason),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/rejection-reasons',
    summary: 'Adds a prepared reason',
    access: administrator,
    body: z.object({ kind: z.enum(reasonKinds).default('advert'), texts: reasonTexts }),
    response: rejectionReason,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/rejection-reasons/{id}',
    summary: 'Changes the texts of a prepared reason',
    access: administrator,
    params: numbered,
    body: z.object({ texts: reasonTexts, version: versionField }),
    response: rejectionReason,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/admin/rejection-reasons/{id}',
    summary: 'Deletes a prepared reason',
    access: administrator,
    params: numbered,
    response: z.object({}),
  }),
};
