import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import {
  byLocale,
  pictureKey,
  plainLine,
  plainText,
  smallId,
  smallIdField,
  versionField,
  withRules,
  type FormRule,
} from '../contract/fields.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { bannerGroups, bannerLimits, bannerStates } from './banners.ts';
import { linkTarget, storedTarget } from './link-target-field.ts';

const content = { scope: 'content' } as const;
const id = z.object({ id: smallIdField });
const time = z.iso.datetime();
const nothing = z.object({});

const bannerFields = z.object({
  titles: byLocale(() => plainLine({ min: 1, max: bannerLimits.title })),
  pictures: byLocale(() => pictureKey.nullable()).describe(
    'Keys of own uploads or of the banner’s pictures; null: that of the default language, if any',
  ),
  target: linkTarget,
  shown_from: time.nullable(),
  shown_to: time.nullable(),
  is_active: z.boolean(),
});
export type BannerInput = z.output<typeof bannerFields>;

const rules: readonly FormRule[] = [
  {
    field: 'shown_to',
    error: 'ends_before_start',
    isMet: ({ shown_from: from, shown_to: to }) =>
      typeof from !== 'string' || typeof to !== 'string' || !(new Date(to) <= new Date(from)),
  },
];

/** For new banners, whose group is in the form. */
const pictureRule: FormRule = {
  field: `pictures.${defaultLocale}`,
  error: 'required',
  isMet: ({ group, pictures }) =>
    group === 'banner.promo' ||
    typeof pictures !== 'object' ||
    pictures === null ||
    (pictures as Record<string, unknown>)[defaultLocale] !== null,
};

export const adminBanner = z
  .object({
    id: z.int(),
    group: z.enum(bannerGroups),
    titles: byLocale(() => z.string()),
    pictures: byLocale(() => z.string().nullable()),
    target: storedTarget,
    shown_from: time.nullable(),
    shown_to: time.nullable(),
    is_active: z.boolean(),
    state: z.enum(bannerStates),
    clicks: z.int().describe('In the last thirty days'),
    all_clicks: z.int(),
    version: versionField.describe('Of the fields that the form has'),
  })
  .meta({ id: 'AdminBanner' });
export type AdminBanner = z.infer<typeof adminBanner>;

const introLink = z
  .object({ target: linkTarget, texts: byLocale(() => plainLine({ min: 1, max: bannerLimits.introLink })) })
  .nullable()
  .describe('Null: the popup has no button');
const introFields = z.object({
  is_enabled: z.boolean(),
  texts: byLocale(() =>
    z.object({
      title: plainLine({ min: 1, max: bannerLimits.introTitle }),
      text: plainText({ min: 1, max: bannerLimits.introText }),
    }),
  ),
  link: introLink,
});
export type IntroInput = z.output<typeof introFields>;

export const adminIntro = z
  .object({
    is_enabled: z.boolean(),
    texts: byLocale(() => z.object({ title: z.string(), text: z.string() })),
    link: z
      .object({
        target: storedTarget,
        texts: byLocale(() => z.string()),
      })
      .nullable(),
    version: versionField,
  })
  .meta({ id: 'AdminIntro' });
export type AdminIntro = z.infer<typeof adminIntro>;

export const adminBannersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/banners',
    summary: 'All banners, at most fifty in a group, each group in its order',
    access: content,
    response: z.array(adminBanner),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/banners',
    summary: 'Adds a banner at the end of its group, or before all others',
    access: content,
    body: withRules(
      bannerFields.extend({
        group: z.enum(bannerGroups),
        is_first: z.boolean().default(false).describe('Before all others of the group, which then wait'),
        copy_of: smallId.nullable().default(null).describe('A banner whose pictures the new one may use'),
      }),
      [...rules, pictureRule],
    ),
    response: z.object({ id: z.int() }),
    errors: ['banners_full'],
  }),
  order: endpoint({
    method: 'PUT',
    path: '/api/admin/banners/order',
    summary: 'Puts the banners of a group into an order. A conflict if the group has others meanwhile',
    access: content,
    body: z.object({ group: z.enum(bannerGroups), ids: z.array(smallId).min(1).max(bannerLimits.perGroup) }),
    response: nothing,
  }),
  intro: endpoint({
    method: 'GET',
    path: '/api/admin/intro-popup',
    summary: 'The popup that welcomes new visitors, in every language. Its pictures are banners',
    access: content,
    response: adminIntro,
  }),
  changeIntro: endpoint({
    method: 'PUT',
    path: '/api/admin/intro-popup',
    summary: 'Changes the popup that welcomes new visitors',
    access: content,
    body: introFields.extend({ version: versionField }),
    response: adminIntro,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/banners/{id}',
    summary: 'A banner',
    access: content,
    params: id,
    response: adminBanner,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/banners/{id}',
    summary: 'Changes a banner; its group stays',
    access: content,
    params: id,
    body: withRules(bannerFields.extend({ version: versionField }), rules),
    response: adminBanner,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/api/admin/banners/{id}/active',
    summary: 'Switches a banner on or off; safe to repeat',
    access: content,
    params: id,
    body: z.object({ is_active: z.boolean() }),
    response: nothing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/banners/{id}',
    summary: 'Deletes a banner and its click counts',
    access: content,
    params: id,
    response: nothing,
  }),
};
