import { z } from 'zod';
import { locales } from '../i18n/locales.ts';

/** Schemas of fields that several calls share. Texts of errors are keys of `src/server/http/error-texts.ts`. */
export const localeField = z.enum(locales);

export const idField = z.coerce.number().int().positive().max(999_999_999_999_999);

export const slugsByLocale = z.object({ cs: z.string(), en: z.string(), de: z.string() });

export const money = z
  .object({ amount: z.int(), currency: z.string() })
  .meta({ id: 'Money', description: 'Minor units and ISO 4217 code' });

/** A picture served as `/pictures/{key}/{width}.{avif|webp}` in the widths of `pictureWidths`. */
export const picture = z.object({ key: z.string(), alt: z.string() }).meta({ id: 'Picture' });

export type Picture = z.infer<typeof picture>;
