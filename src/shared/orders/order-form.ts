import { z } from 'zod';
import { contactRules } from '../accounts/contact-fields.ts';
import { phonePrefixes } from '../accounts/limits.ts';
import { normalisePostcode } from '../accounts/postcode.ts';
import { nationalNumber } from '../accounts/phone.ts';
import { isMistypedCompanyId, normaliseVatNumber } from '../companies/company-id.ts';
import { isTaxId } from '../companies/tax-id.ts';
import { botTokenField, plainLine, plainText, smallId, withRules, type FormRule } from '../contract/fields.ts';

const filled = (max: number) => plainLine({ min: 1, max });
const text = (max: number) => plainLine({ min: 0, max }).default('');

type Form = Readonly<Record<string, unknown>>;
const written = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const countryCode = z.string().regex(/^[A-Z]{2}$/);

const addressParts = ['name', 'street', 'city', 'postcode'] as const;
/** Streets in these countries have house numbers, and parcels without one come back. */
const numberedCountries: ReadonlySet<string> = new Set(['CZ', 'SK']);

/**
 * Rules of an address. The server, which knows the carriers, checks the delivery address only if the goods are
 * delivered to one.
 */
export function addressRules(kind: 'delivery' | 'invoice', isWanted: (form: Form) => boolean = () => true): FormRule[] {
  const part = (form: Form, name: (typeof addressParts)[number] | 'country') => written(form[`${kind}_${name}`]);
  const isFree = (form: Form, name: (typeof addressParts)[number]) => !isWanted(form) || part(form, name) === '';
  return [
    {
      field: `${kind}_address`,
      error: kind === 'delivery' ? 'delivery_address_missing' : 'invoice_address_missing',
      isMet: (form) => !isWanted(form) || addressParts.every((name) => part(form, name) !== ''),
    },
    ...addressParts.map((name): FormRule => ({
      field: `${kind}_${name}`,
      error: 'required',
      isMet: (form) => !isWanted(form) || part(form, name) !== '',
    })),
    {
      field: `${kind}_street`,
      error: 'house_number_missing',
      isMet: (form) =>
        isFree(form, 'street') || !numberedCountries.has(part(form, 'country')) || /\d/.test(part(form, 'street')),
    },
    {
      field: `${kind}_postcode`,
      error: 'postcode_invalid',
      isMet: (form) =>
        isFree(form, 'postcode') || normalisePostcode(part(form, 'country'), part(form, 'postcode')) !== undefined,
    },
  ];
}

const isCompany = (form: Form) => form.is_company === true;
/** The country of the invoice address. */
const countryOf = (form: Form) => written(form.invoice_country) || written(form.delivery_country);

/** The data that every order needs, from a buyer or a clerk. */
export const orderFields = z.object({
  client_key: z.uuid().describe('An idempotency key: a repeated submission makes one order'),
  expected_total: z
    .int()
    .min(0)
    .describe('Minor units: the total that the buyer was shown; a different total is refused'),
  email: z.string().trim().toLowerCase().min(1).max(254).pipe(z.email()),
  first_name: filled(100),
  last_name: filled(100),
  phone_prefix: z.enum(phonePrefixes),
  phone: filled(40),
  carrier_id: smallId.nullable(),
  pickup_point_id: smallId.nullable().default(null),
  branch_id: smallId.nullable().default(null),
  payment_method_id: smallId.nullable(),
  delivery_name: text(200),
  delivery_street: text(200),
  delivery_city: text(100),
  delivery_postcode: text(20),
  delivery_country: countryCode,
  is_invoice_elsewhere: z.boolean().default(false).describe('The invoice has its own address'),
  invoice_name: text(200),
  invoice_street: text(200),
  invoice_city: text(100),
  invoice_postcode: text(20),
  invoice_country: countryCode.optional(),
  is_company: z.boolean().default(false),
  company: text(200),
  company_id: text(20),
  tax_id: text(20),
  note: plainText({ min: 0, max: 1000 }).default(''),
  birth_date: z.iso.date().optional().describe('Required for tobacco; checked and not stored'),
});

export const orderRules: readonly FormRule[] = [
  ...contactRules.filter(({ field }) => field === 'phone'),
  { field: 'carrier_id', error: 'delivery_missing', isMet: (form) => form.carrier_id !== null },
  { field: 'payment_method_id', error: 'payment_missing', isMet: (form) => form.payment_method_id !== null },
  ...addressRules('invoice', (form) => form.is_invoice_elsewhere === true),
  { field: 'company', error: 'required', isMet: (form) => !isCompany(form) || written(form.company) !== '' },
  {
    field: 'company_id',
    error: 'company_id_missing',
    isMet: (form) => !isCompany(form) || written(form.company_id) !== '',
  },
  {
    field: 'company_id',
    error: 'company_id_invalid',
    isMet: (form) => !isCompany(form) || !isMistypedCompanyId(countryOf(form), written(form.company_id)),
  },
  {
    field: 'tax_id',
    error: 'tax_id_invalid',
    isMet: (form) => !isCompany(form) || written(form.tax_id) === '' || isTaxId(countryOf(form), written(form.tax_id)),
  },
  { field: 'age', error: 'age_needed', isMet: (form) => form.age !== false },
];

/** Phone and VAT number in the stored format. */
export function normaliseOrder<Form extends z.output<typeof orderFields>>(form: Form): Form {
  return {
    ...form,
    phone: nationalNumber(form.phone_prefix, form.phone),
    tax_id: normaliseVatNumber(form.tax_id),
  };
}

/** The order form (requirement ). */
export const orderForm = withRules(
  orderFields.extend({
    terms: z.boolean(),
    age: z.boolean().describe('Confirms being 18 or older'),
    bot_token: botTokenField,
  }),
  [...orderRules, { field: 'terms', error: 'terms_needed', isMet: (form) => form.terms !== false }],
)
  .overwrite(normaliseOrder)
  .meta({ id: 'OrderForm' });
export type OrderForm = z.output<typeof orderForm>;
