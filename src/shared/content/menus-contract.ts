import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { byLocale, localeField, plainLine, versionField } from '../contract/fields.ts';
import { linkTarget, storedTarget } from './link-target-field.ts';
import { menuLimits } from './limits.ts';

const content = { scope: 'content' } as const;

const texts = byLocale(() => plainLine({ min: 1, max: menuLimits.text }));
const storedTexts = byLocale(() => z.string());

const link = z.object({ texts, target: linkTarget });
const menuFields = z.object({
  top: z.array(link).max(menuLimits.top),
  footer: z
    .array(z.object({ titles: texts, links: z.array(link).min(1).max(menuLimits.links) }))
    .max(menuLimits.groups),
});
export type MenusInput = z.output<typeof menuFields>;

const storedLink = z.object({
  texts: storedTexts,
  target: storedTarget,
});

export const adminMenus = z
  .object({
    top: z.array(storedLink),
    footer: z.array(z.object({ titles: storedTexts, links: z.array(storedLink) })),
    version: versionField,
  })
  .meta({ id: 'AdminMenus' });
export type AdminMenus = z.infer<typeof adminMenus>;

const named = z.object({
  id: z.int(),
  name: z.string().describe('In the asked language, or in the first one that has a text'),
  missing_in: z.array(localeField).describe('Languages in which it is not public: links to it are left out there'),
});
export type NamedLinkTarget = z.infer<typeof named>;

export const adminMenusContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/menus',
    summary: 'The menus of header and footer, in every language',
    access: content,
    response: adminMenus,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/menus',
    summary: 'Replaces the menus of header and footer',
    access: content,
    body: menuFields.extend({ version: versionField }),
    response: adminMenus,
  }),
  targets: endpoint({
    method: 'GET',
    path: '/api/admin/link-targets',
    summary:
      'Info pages, the newest two hundred public posts and those of the menus, by name, for links of menus and banners',
    access: content,
    query: z.object({ lang: localeField.optional() }),
    response: z.object({ info_pages: z.array(named), posts: z.array(named) }),
  }),
};
