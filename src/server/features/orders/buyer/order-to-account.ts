import type { z } from 'zod';
import { phonePrefixes } from '#shared/accounts/limits.ts';
import { nationalNumber } from '#shared/accounts/phone.ts';
import { conflict } from '#shared/errors.ts';
import { isLocale, defaultLocale } from '#shared/i18n/locales.ts';
import type { ordersContract } from '#shared/orders/contract.ts';
import type { Context } from '#server/context.ts';
import { registerAccount } from '#server/features/accounts/index.ts';
import { openOrder } from './get-order.ts';
import { giveOrder } from '../order-detail.queries.ts';

type Registration = z.output<(typeof ordersContract)['register']['body']>;

interface Opened {
  readonly id: number;
  readonly hash: string;
}

/**
 * Registers the guest who placed an order with the order's data; the order then belongs to the account. A taken
 * e-mail or phone number is reported at its field and can be replaced. Account and order change in one transaction,
 * so a repetition after a failure does both.
 * @throws FieldError on `email`, `phone`, `username` (422), conflict (409) when the order has an account
 */
export async function registerByOrder(
  context: Context,
  { id, hash }: Opened,
  form: Registration,
  address: string,
): Promise<void> {
  const order = await openOrder(context, id, hash);
  if (order.account_id !== null) throw conflict();
  const email = form.email ?? order.email;
  const written = form.phone === '' ? order : form;
  const prefix = phonePrefixes.find((each) => each === written.phone_prefix) ?? '';
  const seat = `${order.invoice_street}, ${order.invoice_postcode} ${order.invoice_city}`;
  await registerAccount(
    context,
    {
      ...form,
      email,
      first_name: order.first_name,
      last_name: order.last_name,
      phone_prefix: prefix,
      phone: nationalNumber(prefix, written.phone),
      is_business: order.company !== null,
      company: order.company ?? '',
      company_id: order.company_id ?? '',
      tax_id: order.tax_id ?? '',
      company_address: order.company === null ? '' : seat,
      // Already confirmed with the order.
      age: true,
      lang: isLocale(order.locale) ? order.locale : defaultLocale,
    },
    address,
    // A concurrent request may have taken it.
    async (tx, accountId) => {
      if (!(await giveOrder(tx, id, accountId))) throw conflict();
    },
  );
}

/** Adds a guest's order to the account of a logged-in caller who knows its hash. */
export async function takeOrder(context: Context, { id, hash }: Opened, accountId: number): Promise<void> {
  const order = await openOrder(context, id, hash);
  if (order.account_id !== accountId && !(await giveOrder(context.db, id, accountId))) throw conflict();
}
