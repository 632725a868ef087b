import type { z } from 'zod';
import { onOrOff, textOf, webAddress, withoutEndSlash } from '#server/config-fields.ts';

const url = 'https://payments.comgate.cz/v2.0';

export const comgateVariables = {
  COMGATE_MERCHANT: textOf({ what: "the shop's identifier at Comgate, e.g. 123456", most: 20 }).optional(),
  COMGATE_SECRET: textOf({
    what: "the shop's secret at Comgate, which has 8 characters or more",
    least: 8,
  }).optional(),
  COMGATE_URL: webAddress(url).default(url),
  COMGATE_TEST: onOrOff.default('off'),
};

/** Comgate needs all of these. */
export const comgateNeeds = ['COMGATE_MERCHANT', 'COMGATE_SECRET'] as const;

type Values = z.output<z.ZodObject<typeof comgateVariables>>;

export type ComgateSettings = NonNullable<ReturnType<typeof readComgateSettings>>;

/** Undefined: Comgate is not configured. */
export function readComgateSettings(
  { COMGATE_MERCHANT, COMGATE_SECRET, COMGATE_URL, COMGATE_TEST }: Values,
  publicUrl: string | undefined,
) {
  if (!COMGATE_MERCHANT || !COMGATE_SECRET || !publicUrl) return undefined;
  return {
    merchant: COMGATE_MERCHANT,
    secret: COMGATE_SECRET,
    url: withoutEndSlash(COMGATE_URL),
    isTest: COMGATE_TEST === 'on',
    /** The base address to which buyers return. */
    publicUrl: withoutEndSlash(publicUrl),
    /** Kept short, because the buyer waits for the answer. */
    timeLimitMs: 8000,
  };
}
