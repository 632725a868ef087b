import { randomUUID } from 'node:crypto';

/** The buyer and the delivery address: the fields of an order form besides the choices. */
export const buyer = {
  email: 'jana@karafa.example',
  first_name: 'Jana',
  last_name: 'Nováková',
  phone_prefix: '+420',
  phone: '601 234 567',
  delivery_name: 'Jana Nováková',
  delivery_street: 'Dlouhá 1',
  delivery_city: 'Praha',
  delivery_postcode: '11000',
  delivery_country: 'CZ',
  terms: true,
  age: true,
};

/** An address for the invoice, of the same buyer. */
export const invoiceTo = {
  invoice_name: 'Jana Nováková',
  invoice_street: 'Dlouhá 1',
  invoice_city: 'Praha',
  invoice_postcode: '11000',
  invoice_country: 'CZ',
};

export interface Chosen {
  readonly carrier_id: number;
  readonly payment_method_id: number;
  readonly branch_id?: number;
  /** Minor units. */
  readonly expected_total: number;
}

/**
 * An order form as sent to the API, with a new client key and another e-mail for each call: one buyer may place few
 * orders.
 */
export function orderFormOf(chosen: Chosen, changes: object = {}) {
  const client_key = randomUUID();
  return { ...buyer, email: `jana.${client_key}@karafa.example`, client_key, ...chosen, ...changes };
}
