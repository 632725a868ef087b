import { z } from 'zod';
import { locales } from '#shared/i18n/locales.ts';

/** An advert's content as the tables hold it, with ids and codes that exist. Pictures are stored separately. */
export const storedContent = z.object({
  offer_type: z.enum(['supply', 'demand']),
  category_id: z.int(),
  brand_id: z.int().nullable(),
  package_id: z.int().nullable(),
  name: z.string(),
  description: z.string(),
  locale: z.enum(locales),
  price_minor: z.int().nullable(),
  currency_id: z.int(),
  is_negotiable: z.boolean(),
  place: z.string(),
  vintage: z.int().nullable(),
  age_years: z.int().nullable(),
  abv: z.number().nullable(),
  origin_code: z.string().nullable(),
});

export interface StoredContent extends z.infer<typeof storedContent> {
  /** The first is the main one. */
  readonly picture_ids: readonly number[];
}

/** How much of a content to read: an export of thousands needs no long texts. */
export type ContentParts = 'all' | 'facts';
