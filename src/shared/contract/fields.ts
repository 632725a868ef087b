import { z } from 'zod';
import type { FieldErrorCode } from '../errors.ts';
import { defaultLocale, locales, type Locale } from '../i18n/locales.ts';
import { mapLocales } from '../i18n/paths.ts';
import { defaultDecimals } from '../money/money.ts';

/** Schemas of fields that several calls share. Texts of errors are keys of `src/server/http/error-texts.ts`. */
export const localeField = z.enum(locales);

export const idField = z.coerce.number().int().positive().max(999_999_999_999_999);

/** Of tables whose ids are 32 bits wide. */
export const smallId = z.int().positive().max(2_147_483_647);
export const smallIdField = z.coerce.number().pipe(smallId);

/** Whoever looks further back in an administrators' list narrows the choice. */
export const lastAdminPage = 400;
export const adminPageField = z.coerce.number().int().min(1).max(lastAdminPage).default(1);

/** Place in a list that administrators sort. */
export const positionField = z.int().min(0).max(10_000);

/** Of what an administrator was shown, answered with it: where it changed meanwhile, the answer is a conflict. */
export const versionField = z.string().max(64);

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Units in which people type what is sent in smaller ones: how many of those are one. */
export const typedUnits = { money: 10 ** defaultDecimals, kilograms: 1000 } as const;
export type TypedUnit = keyof typeof typedUnits;

/** Whole small units of what is typed in a larger one; the message names it, so that errors speak of what was typed. */
const typedIn = (unit: TypedUnit, { min, max }: Limits) =>
  z
    .int({ error: ({ expected }) => (expected === 'int' ? unit : undefined) })
    .min(min, unit)
    .max(max, unit);

/** An amount of money in minor units. */
export const amountField = (limits: Limits) => typedIn('money', limits);

/** Grams that are typed as kilograms. */
export const kilogramsField = (limits: Limits) => typedIn('kilograms', limits);

/** What a call with `botCheck` needs where the bot protection is on. */
export const botTokenField = z
  .string()
  .max(8192)
  .optional()
  .describe('Of the bot protection (reCAPTCHA v3), where it is on; good once and for 2 minutes');

/** One line of plain text: control characters and runs of blanks become one blank. */
export const plainLine = ({ min, max }: Limits) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .min(min)
    .max(max);

/** Plain text of several lines, without other control characters; an empty line parts paragraphs. */
export const plainText = ({ min, max }: Limits) =>
  z
    .string()
    .overwrite((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .min(min)
    .max(max);

/** A rule over several fields of a form; what it is given may lack any of them or hold them in a wrong type. */
export interface FormRule {
  readonly field: string;
  readonly error: FieldErrorCode;
  readonly isMet: (form: Readonly<Record<string, unknown>>) => boolean;
}

/** The form with rules that are looked at whatever else is wrong, so that all errors are told together. */
export function withRules<Form extends z.ZodObject>(form: Form, rules: readonly FormRule[]): Form {
  return form.check(
    ...rules.map(({ field, error, isMet }) =>
      z.refine<Record<string, unknown>>(isMet, {
        path: [field],
        params: { error },
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    ),
  );
}

/** An object with a value in each language. */
export function byLocale<Schema extends z.ZodType>(schema: (locale: Locale) => Schema) {
  return z.object(mapLocales(schema));
}

/** The language of an answer's texts. */
export const langField = localeField.default(defaultLocale);

export const slugsByLocale = byLocale(() => z.string());

export const money = z
  .object({ amount: z.int(), currency: z.string() })
  .meta({ id: 'Money', description: 'Minor units and ISO 4217 code' });

/** Names an uploaded picture. */
export const pictureKey = z.string().regex(/^[a-z0-9-]{8,64}$/);

/** A picture served as `/pictures/{key}/{width}.{avif|webp}` in the widths of `pictureWidths`. */
export const picture = z.object({ key: z.string(), alt: z.string() }).meta({ id: 'Picture' });

export type Picture = z.infer<typeof picture>;
