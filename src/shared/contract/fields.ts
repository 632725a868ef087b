import { z } from 'zod';
import type { FieldErrorCode } from '../errors.ts';
import { defaultLocale, locales, type Locale } from '../i18n/locales.ts';
import { mapLocales } from '../i18n/paths.ts';
import { defaultDecimals } from '../shop/figures.ts';

/** Schemas of fields shared by several calls. Their error texts are in `src/server/http/error-texts.ts`. */
export const localeField = z.enum(locales);

export const idField = z.coerce.number().int().positive().max(999_999_999_999_999);

/** For tables with 32-bit ids. */
export const smallId = z.int().positive().max(2_147_483_647);
export const smallIdField = z.coerce.number().pipe(smallId);

/** Administrators who need older rows use the filters. The limit keeps page offsets cheap. */
export const lastAdminPage = 400;
export const adminPageField = z.coerce.number().int().min(1).max(lastAdminPage).default(1);

/** Position in a list that administrators sort. */
export const positionField = z.int().min(0).max(10_000);

/** Optimistic lock: the version that the administrator was shown. If it has changed since, the answer is a conflict. */
export const versionField = z.string().max(64);

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Units that people type, and how many of the units sent make one of them. */
export const typedUnits = { money: 10 ** defaultDecimals, kilograms: 1000 } as const;
export type TypedUnit = keyof typeof typedUnits;

/**
 * A whole number of small units. Its error message names the typed unit, so that limits are reported as the user
 * typed them.
 */
const typedIn = (unit: TypedUnit, { min, max }: Limits) =>
  z
    .int({ error: ({ expected }) => (expected === 'int' ? unit : undefined) })
    .min(min, unit)
    .max(max, unit);

/** An amount of money in minor units. */
export const amountField = (limits: Limits) => typedIn('money', limits);

/** Grams, typed as kilograms. */
export const kilogramsField = (limits: Limits) => typedIn('kilograms', limits);

/** The token of a call with `botCheck`; required where the bot protection is on. */
export const botTokenField = z
  .string()
  .max(8192)
  .optional()
  .describe('Token of the bot protection (reCAPTCHA v3), where it is on; single use, valid for 2 minutes');

/** One line of plain text: control characters and runs of whitespace become one space. */
export const plainLine = ({ min, max }: Limits) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .min(min)
    .max(max);

/** Plain text of several lines. Removes other control characters; an empty line separates paragraphs. */
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

/** A rule over several fields of a form. Its input is not validated: any field may be missing or of a wrong type. */
export interface FormRule {
  readonly field: string;
  readonly error: FieldErrorCode;
  readonly isMet: (form: Readonly<Record<string, unknown>>) => boolean;
}

/** Adds rules that run even when fields are invalid, so that one response reports all errors. */
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

/** The fields of a refused form that are valid by themselves, for the rules that need no others. */
export function validFields<Form extends z.ZodObject>(form: Form, body: unknown): Partial<z.output<Form>> {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const fields = Object.entries(form.shape).flatMap(([name, schema]) => {
    const { success, data } = z.safeParse(schema as z.ZodType, given[name]);
    return success ? [[name, data]] : [];
  });
  return Object.fromEntries(fields) as Partial<z.output<Form>>;
}

/** An object with a value for each language. */
export function byLocale<Schema extends z.ZodType>(schema: (locale: Locale) => Schema) {
  return z.object(mapLocales(schema));
}

/** The language of the texts in the response. */
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
