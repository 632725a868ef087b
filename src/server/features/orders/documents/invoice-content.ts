import { z } from 'zod';
import { paymentMethodCodes } from '#shared/cart/ways.ts';
import { locales } from '#shared/i18n/locales.ts';

const day = z.iso.date();
const party = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  company_id: z.string().nullable(),
  /** Null: not a VAT payer. */
  tax_id: z.string().nullable(),
});
const charge = z.object({ name: z.string(), tax_rate: z.number(), total: z.int() });

/**
 * The content of an invoice or credit note (Act 235/2004 §§ 29 and 45, Civil Code § 435). Stored as it was issued.
 * Amounts are minor units of its currency; those of a credit note are negative.
 */
export const invoiceContent = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  locale: z.enum(locales),
  currency: z.object({
    code: z.string(),
    symbol_before: z.string(),
    symbol_after: z.string(),
    decimals: z.int().nullable(),
  }),
  supplier: party.extend({
    register: z.string(),
    email: z.string(),
    account: z.string(),
    iban: z.string(),
    swift: z.string(),
  }),
  /** `name` is that of a company, if one buys; `person` is then the contact. */
  customer: party.extend({ person: z.string().nullable() }),
  order_number: z.string(),
  variable_symbol: z.string(),
  issued_on: day,
  taxable_on: day,
  due_on: day,
  payment_method: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      quantity: z.int(),
      unit_net: z.int(),
      unit_gross: z.int(),
      tax_rate: z.number(),
      discount: z.int(),
      /** With tax, after the discount. */
      total: z.int(),
    }),
  ),
  /** Null: nothing was charged. */
  delivery: charge.nullable(),
  fee: charge.nullable(),
  rounding: z.int(),
  taxes: z.array(z.object({ rate: z.number(), base: z.int(), tax: z.int(), gross: z.int() })),
  total: z.int(),
  /** Text of the QR code for the bank transfer; null: nothing is to be transferred. */
  payment_code: z.string().nullable(),
  /** The amount is paid on delivery. */
  is_paid_on_delivery: z.boolean().default(false),
  /** How it was paid; null: unpaid, or unknown. */
  paid_by: z.enum(paymentMethodCodes).nullable().default(null),
  /** For a credit note: the corrected invoice, and the reason. */
  corrects: z.object({ number: z.string(), issued_on: day }).nullable(),
  reason: z.string().nullable(),
});
export type InvoiceContent = z.infer<typeof invoiceContent>;

/** The content before the document has its number. */
export type InvoiceDraft = Omit<InvoiceContent, 'kind' | 'number' | 'corrects'>;
