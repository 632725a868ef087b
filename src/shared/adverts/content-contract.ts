import { z } from 'zod';
import { amountField, localeField, pictureKey, plainLine, plainText, smallId } from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import {
  advertDescription,
  advertName,
  advertPlace,
  brandName,
  mostAbv,
  mostAgeYears,
  picturesPerAdvert,
  vintageYears,
} from './limits.ts';

/** The form of an advert. The use case checks what depends on the database. */
export const advertInput = z
  .object({
    offer_type: z.enum(['supply', 'demand']),
    category_id: z.int().positive().describe('A category without subcategories'),
    brand_id: smallId
      .nullable()
      .default(null)
      .describe('Offered goods of a category with an age rule need a brand, known or new, or `is_unbranded`'),
    brand_name: plainLine(brandName)
      .nullable()
      .default(null)
      .describe('A new brand, to be approved by an administrator; used when brand_id is null'),
    is_unbranded: z
      .boolean()
      .default(false)
      .describe('The goods have no brand, such as a collection or an antique; not stored'),
    package_id: smallId
      .nullable()
      .default(null)
      .describe('Of a unit that fits the category; offered goods of a category with a unit need one'),
    name: plainLine(advertName),
    description: plainText(advertDescription),
    lang: localeField.describe('The language the text is written in'),
    price: amountField({ min: 1, max: mostAmount })
      .nullable()
      .describe('Minor units of the currency; may be null when the price is negotiable'),
    currency: z.string().regex(/^[A-Z]{3}$/),
    is_negotiable: z.boolean(),
    pictures: z.array(pictureKey).max(picturesPerAdvert).describe('Keys; the first is the main one'),
    place: plainLine(advertPlace),
    vintage: z.int().min(vintageYears.min).max(vintageYears.max).nullable().default(null).describe('Not in the future'),
    age_years: z.int().min(1).max(mostAgeYears).nullable().default(null),
    abv: z.number().min(0).max(mostAbv).multipleOf(0.1).nullable().default(null),
    origin: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null)
      .describe('Country of origin, ISO 3166-1 alpha-2'),
    confirms_goods: z
      .boolean()
      .default(false)
      .describe(
        'Sealed, undamaged duty stamp, nothing forbidden: needed when the category has an age rule and the author has not confirmed the goods yet, or changes their category, package or the type of the advert',
      ),
  })
  .meta({ id: 'AdvertInput' });
export type AdvertInput = z.output<typeof advertInput>;

/** The content of an advert, for its form and for administrators. */
export const advertContent = z
  .object({
    offer_type: z.enum(['supply', 'demand']),
    category: z.object({ id: z.int(), name: z.string() }),
    brand: z.object({ id: z.int(), name: z.string(), is_approved: z.boolean() }).nullable(),
    package: z.object({ id: z.int(), label: z.string() }).nullable(),
    name: z.string(),
    description: z.string(),
    lang: localeField,
    price: z.int().nullable(),
    currency: z.string(),
    is_negotiable: z.boolean(),
    pictures: z.array(z.string()),
    place: z.string(),
    vintage: z.int().nullable(),
    age_years: z.int().nullable(),
    abv: z.number().nullable(),
    origin: z.object({ code: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'AdvertContent' });
export type AdvertContent = z.infer<typeof advertContent>;
