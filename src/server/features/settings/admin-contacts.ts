import { z } from 'zod';
import { normalisePostcode } from '#shared/accounts/postcode.ts';
import { isCompanyId, normaliseCompanyId } from '#shared/companies/company-id.ts';
import { isTaxId } from '#shared/companies/tax-id.ts';
import { FieldError } from '#shared/errors.ts';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { AdminContacts, ContactInput } from '#shared/settings/admin-contract.ts';
import type { Settings } from '#shared/settings/contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { ensureVersion, withVersion } from '#server/platform/db/row-version.ts';
import { getSettings, lockSetting, setSetting } from './settings.queries.ts';

type Contacts = Settings['contacts'];

export async function getContacts({ db }: Pick<Context, 'db'>): Promise<AdminContacts> {
  return withVersion(await readContacts(db));
}

/**
 * @throws FieldError (422) on `postcode`, `company_id`, `tax_id`; conflict when somebody else changed them meanwhile
 */
export async function changeContacts(
  { db, config, now }: Context,
  actorId: number,
  { version, ...after }: ContactInput & { readonly version: string },
): Promise<AdminContacts> {
  const errors = listContactErrors({ config }, after);
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  return db.transaction().execute(async (tx) => {
    await lockSetting(tx, 'contacts');
    const before = await readContacts(tx);
    ensureVersion(before, version);
    for (const locale of locales) await setSetting(tx, 'contacts', locale, storedContacts(after, locale));
    await recordAudit(tx, [{ actorId, action: 'change', entity: 'contacts', entityId: null, before, after }], now());
    return withVersion(await readContacts(tx));
  });
}

/** Fields checked beyond the schema: they are printed on tax documents, which are stored permanently. */
const text = z.string().trim().catch('');
const readable = z
  .object({ postcode: text, company_id: text, tax_id: text })
  .catch({ postcode: '', company_id: '', tax_id: '' });

/** Validates contacts by the rules of the shop's country. Fields may be missing or unreadable. */
export function listContactErrors({ config }: Pick<Context, 'config'>, contacts: unknown): FieldError['errors'] {
  const { country } = config.shop;
  const { postcode, company_id: companyId, tax_id: taxId } = readable.parse(contacts);
  return {
    ...(postcode !== '' &&
      normalisePostcode(country, postcode) === undefined && { postcode: ['postcode_invalid'] as const }),
    ...(companyId !== '' &&
      !isCompanyId(normaliseCompanyId(companyId)) && { company_id: ['company_id_invalid'] as const }),
    ...(taxId !== '' && !isTaxId(country, taxId) && { tax_id: ['tax_id_invalid'] as const }),
  };
}

/** Values that are the same in every language are taken from the Czech contacts. */
async function readContacts(db: Queryable): Promise<ContactInput> {
  const known = new Map<Locale, Contacts | undefined>();
  for (const locale of locales) known.set(locale, (await getSettings(db, locale)).contacts);
  const shared = known.get(defaultLocale);
  const linkOf = (icon: Contacts['socials'][number]['icon']) =>
    shared?.socials.find((social) => social.icon === icon)?.link ?? '';
  return {
    company: shared?.company ?? '',
    street: shared?.street ?? '',
    city: shared?.city ?? '',
    postcode: shared?.postcode ?? '',
    company_id: shared?.company_id ?? '',
    tax_id: shared?.tax_id ?? '',
    email: shared?.email ?? '',
    phone: shared?.phone ?? '',
    facebook: linkOf('facebook'),
    instagram: linkOf('instagram'),
    texts: mapLocales((locale) => ({
      register: known.get(locale)?.register ?? '',
      opening_hours: known.get(locale)?.opening_hours ?? '',
    })),
  };
}

function storedContacts({ facebook, instagram, texts, ...shared }: ContactInput, locale: Locale): Contacts {
  const socials = [
    { link: facebook, title: 'Facebook', icon: 'facebook' as const },
    { link: instagram, title: 'Instagram', icon: 'instagram' as const },
  ];
  return { ...shared, ...texts[locale], socials: socials.filter(({ link }) => link !== '') };
}
