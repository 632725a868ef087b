import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { byLocale, langField } from '../contract/fields.ts';
import { mapLocales } from '../i18n/paths.ts';

export const menuItem = z.object({ text: z.string(), link: z.string() }).meta({ id: 'MenuItem' });
export type MenuItem = z.infer<typeof menuItem>;

export const footerMenu = z.object({
  title: z.string(),
  links: z.array(z.object({ link: z.string(), text: z.string() })),
});
export type FooterMenu = z.infer<typeof footerMenu>;

export const social = z.object({ link: z.string(), title: z.string(), icon: z.enum(['facebook', 'instagram']) });

/** The type of each setting's value, by name. `GET /api/settings` returns them as name/value pairs. */
export const settingValues = {
  contacts: z.object({
    company: z.string(),
    street: z.string(),
    city: z.string(),
    postcode: z.string(),
    company_id: z.string(),
    tax_id: z.string(),
    register: z.string(),
    email: z.string(),
    phone: z.string(),
    opening_hours: z.string(),
    socials: z.array(social),
  }),
  intropopup: z.object({
    is_enabled: z.boolean(),
    title: z.string(),
    text: z.string(),
    link: z.string(),
    link_text: z.string(),
  }),
  topmenu: z.array(menuItem),
  bottommenu: z.array(footerMenu),
  maintenance: z.object({
    is_enabled: z.boolean(),
    /** The planned start of maintenance that is not on yet. */
    starts_at: z.string().nullable().default(null),
    /** When we expect to be back. */
    back_at: z.string().nullable().default(null),
    /** Whether it begins and ends at these times by itself. */
    is_automatic: z.boolean().default(false),
    message: byLocale(() => z.string().default('')).default(mapLocales(() => '')),
  }),
  /** The fee of a verified account, with tax. */
  verifiedAccount: z.object({ fee_minor: z.int().positive() }),
  /** The prices of toppings by their days, with tax. */
  topping: z.object({ 7: z.int().positive(), 14: z.int().positive(), 30: z.int().positive() }),
  /** The sum above which refunds need a second administrator; 0: none do. Not published. */
  refundApproval: z.object({ limit_minor: z.int().nonnegative(), currency_code: z.string() }),
  /** Ids of the categories shown on the home page and in the header's menu, in order. */
  categoriesMenu: z.array(z.object({ category_id: z.int() })),
} as const;

export type SettingName = keyof typeof settingValues;
export type Settings = { [Name in SettingName]: z.infer<(typeof settingValues)[Name]> };

export const settingsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/settings',
    summary: 'Settings of the portal in a language, as name and value; `shop` is the code of the shop version',
    mayLag: true,
    query: z.object({ lang: langField }),
    response: z.array(z.object({ name: z.string(), value: z.unknown() })),
  }),
};
