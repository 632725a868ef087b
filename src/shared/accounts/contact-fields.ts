import { z } from 'zod';
import { isMistypedCompanyId, normaliseVatNumber, type CompanyCountry } from '../companies/company-id.ts';
import { isTaxId } from '../companies/tax-id.ts';
import { plainLine, withRules, type FormRule } from '../contract/fields.ts';
import { exactPhoneLength, phoneLength, phonePrefixes } from './limits.ts';
import { nationalNumber } from './phone.ts';
import { normalisePostcode } from './postcode.ts';

const text = (max: number) => plainLine({ min: 0, max });
const filled = (max: number) => plainLine({ min: 1, max });
const written = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** E-mail addresses are compared case-insensitively. */
export const emailField = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());

/** Name, phone and company data: the fields shared by registration and profile. */
export const contactFields = {
  first_name: filled(100),
  last_name: filled(100),
  phone_prefix: z.enum(phonePrefixes),
  phone: filled(40).describe(
    `${phoneLength.min} to ${phoneLength.max} digits, exactly 9 after +420 and +421; spaces and a leading prefix are removed`,
  ),
  is_business: z.boolean(),
  company: text(200),
  company_id: text(20),
  tax_id: text(20),
  company_address: text(300),
};

/** What administrators correct about a business; `contactRules` hold for it as well. */
export const companyFields = {
  company: filled(200),
  company_id: filled(20),
  tax_id: text(20),
  company_address: filled(300),
};

type Contact = z.output<z.ZodObject<typeof contactFields>>;

/** The form with its phone number and its VAT number in the stored format. */
export function normaliseContact<Form extends Contact>(form: Form): Form {
  const tax_id = normaliseVatNumber(form.tax_id);
  return { ...form, phone: nationalNumber(form.phone_prefix, form.phone), tax_id };
}

const phoneOf = (form: Readonly<Record<string, unknown>>) =>
  nationalNumber(written(form.phone_prefix), written(form.phone));
const isDigits = (text: string) => /^\d*$/.test(text);
const hasPhoneLength = ({ length }: string) => length >= phoneLength.min && length <= phoneLength.max;
const exactLengthOf = (form: Readonly<Record<string, unknown>>) => exactPhoneLength[written(form.phone_prefix)];
/** Only then its length may be an error. */
const isNumber = (form: Readonly<Record<string, unknown>>) => written(form.phone) !== '' && isDigits(phoneOf(form));

const countryOfPrefix: Readonly<Record<string, CompanyCountry>> = { '+420': 'CZ', '+421': 'SK' };

/** The country of a business, derived from its VAT number, else from its phone prefix. Undefined: unknown. */
export function companyCountry({ tax_id, phone_prefix }: Readonly<Record<string, unknown>>): string | undefined {
  const taxId = normaliseVatNumber(written(tax_id));
  const isNamed = isTaxId(undefined, taxId) || /^(CZ|SK)\d/.test(taxId);
  return isNamed ? taxId.slice(0, 2) : countryOfPrefix[written(phone_prefix)];
}

export const contactRules: readonly FormRule[] = [
  { field: 'phone', error: 'not_digits', isMet: (form) => isDigits(phoneOf(form)) },
  {
    field: 'phone',
    error: 'phone_length',
    isMet: (form) => !isNumber(form) || exactLengthOf(form) !== undefined || hasPhoneLength(phoneOf(form)),
  },
  {
    field: 'phone',
    error: 'phone_nine_digits',
    isMet: (form) => !isNumber(form) || phoneOf(form).length === (exactLengthOf(form) ?? phoneOf(form).length),
  },
  // The legal data of a business are public, so they are required.
  ...(['company', 'company_id', 'company_address'] as const).map((field): FormRule => ({
    field,
    error: 'required',
    isMet: (form) => form.is_business !== true || written(form[field]) !== '',
  })),
  {
    field: 'company_id',
    error: 'company_id_invalid',
    isMet: (form) => form.is_business !== true || !isMistypedCompanyId(companyCountry(form), written(form.company_id)),
  },
  {
    field: 'tax_id',
    error: 'tax_id_invalid',
    isMet: (form) =>
      form.is_business !== true ||
      written(form.tax_id) === '' ||
      isTaxId(countryOfPrefix[written(form.phone_prefix)], written(form.tax_id)),
  },
];

export const addressInput = withRules(
  z.object({
    kind: z.enum(['invoice', 'delivery']),
    name: filled(200),
    street: filled(200),
    city: filled(100),
    postcode: filled(20).describe('CZ, SK: `110 00`; DE: `10115`'),
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  [
    {
      field: 'postcode',
      error: 'postcode_invalid',
      isMet: (form) =>
        written(form.postcode) === '' || normalisePostcode(written(form.country), written(form.postcode)) !== undefined,
    },
  ],
).overwrite((form) => ({ ...form, postcode: normalisePostcode(form.country, form.postcode) ?? form.postcode }));
