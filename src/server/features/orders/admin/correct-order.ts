import { isDeepStrictEqual } from 'node:util';
import { phonePrefixes } from '#shared/accounts/limits.ts';
import { normalisePostcode } from '#shared/accounts/postcode.ts';
import { isMistypedCompanyId } from '#shared/companies/company-id.ts';
import { isTaxId } from '#shared/companies/tax-id.ts';
import { conflict, FieldError, fieldError, notFound, type FieldErrorCode } from '#shared/errors.ts';
import type { OrderContact } from '#shared/orders/admin-contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { updateContact } from './admin-order.queries.ts';
import type { OrderMail } from '../mails/mailed-order.ts';
import { findOrder, type OrderDetailRow } from '../order-detail.queries.ts';
import { revokeLink } from '../buyer/order-link.ts';
import { canBeCorrected } from '../order-policy.ts';
import { listWrittenMails } from '../mails/order-mail.queries.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { lockOrder, recordOrderEvent } from '../order.queries.ts';

interface Correction {
  readonly version: string;
  readonly sends_mails: boolean;
}

/**
 * Corrects data that the buyer mistyped, until the goods leave. Mails that went to a wrong address are sent again.
 * @throws not_found; conflict when the goods have left or somebody else changed the order meanwhile; FieldError on
 * postcodes and the company's numbers
 */
export async function correctOrder(
  context: Context,
  id: number,
  { version, sends_mails: sendsMails, ...typed }: OrderContact & Correction,
  actorId: number,
): Promise<void> {
  const { db, now } = context;
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    const row = order && (await findOrder(tx, id));
    if (!row) throw notFound();
    const before = contactOf(row);
    ensureVersion(before, version);
    if (!canBeCorrected(row) || (typed.delivery === null) !== (before.delivery === null)) throw conflict();
    if (typed.email === '' && before.email !== '') throw fieldError('email', 'required');
    const after = checked(typed, row);
    if (after.email !== before.email) {
      // Runs while the order still has the old address.
      await queueOrderMail(context, tx, id, 'order.email_changed', 'again');
      // A stranger may have read the mails to the wrong address.
      await revokeLink(tx, id, now());
    }
    const { state } = row;
    if (!isDeepStrictEqual(after, before)) {
      const at = now();
      await updateContact(tx, id, after);
      await recordOrderEvent(tx, { orderId: id, kind: 'correct', from: state, to: state, actorId, at });
      await recordAudit(tx, [{ actorId, action: 'change', entity: 'order', entityId: id, before, after }], at);
    }
    if (sendsMails)
      for (const kind of await listMailsToRepeat(tx, row)) await queueOrderMail(context, tx, id, kind, 'again');
  });
}

export function contactOf(row: OrderDetailRow): OrderContact {
  return {
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    company: row.company ?? '',
    company_id: row.company_id ?? '',
    tax_id: row.tax_id ?? '',
    phone_prefix: phonePrefixes.find((prefix) => prefix === row.phone_prefix) ?? '',
    phone: row.phone,
    delivery:
      row.delivery_name === null
        ? null
        : {
            name: row.delivery_name,
            street: row.delivery_street ?? '',
            city: row.delivery_city ?? '',
            postcode: row.delivery_postcode ?? '',
          },
    invoice: {
      name: row.invoice_name,
      street: row.invoice_street,
      city: row.invoice_city,
      postcode: row.invoice_postcode,
    },
  };
}

function checked(contact: OrderContact, row: OrderDetailRow): OrderContact {
  const { delivery, invoice } = contact;
  const atDoor = delivery && normalisePostcode(row.country_code, delivery.postcode);
  const onInvoice = normalisePostcode(row.invoice_country_code, invoice.postcode);
  const errors: Record<string, FieldErrorCode[]> = {};
  if (atDoor === undefined) errors['delivery.postcode'] = ['postcode_invalid'];
  if (onInvoice === undefined) errors['invoice.postcode'] = ['postcode_invalid'];
  if (isMistypedCompanyId(row.invoice_country_code, contact.company_id)) errors.company_id = ['company_id_invalid'];
  if (contact.tax_id !== '' && !isTaxId(row.invoice_country_code, contact.tax_id)) errors.tax_id = ['tax_id_invalid'];
  if (atDoor === undefined || onInvoice === undefined || Object.keys(errors).length > 0) throw new FieldError(errors);
  return {
    ...contact,
    delivery: delivery && { ...delivery, postcode: atDoor ?? delivery.postcode },
    invoice: { ...invoice, postcode: onInvoice },
  };
}

const mailsOfStates: Partial<Record<OrderState, OrderMail>> = {
  being_prepared: 'order.being_prepared',
  ready_for_pickup: 'order.ready_for_pickup',
};

/** The confirmation, the mail with the invoice and that of the current state. Earlier states are outdated. */
async function listMailsToRepeat(tx: Tx, { id, state }: OrderDetailRow): Promise<OrderMail[]> {
  const ofState = mailsOfStates[state];
  const kinds: OrderMail[] = ['order.placed', 'order.paid', ...(ofState ? [ofState] : [])];
  const written = await listWrittenMails(
    tx,
    kinds.map((kind) => `${kind}:${id}`),
  );
  return kinds.filter((kind) => written.includes(kind));
}
