import type { z } from 'zod';
import { textOf, webAddress, withoutEndSlash } from '#server/config-fields.ts';

/** The test environment is https://gw.sandbox.gopay.com/api and has credentials of its own. */
const url = 'https://gate.gopay.cz/api';

export const gopayVariables = {
  GOPAY_GOID: textOf({ what: "the shop's GoID at GoPay, e.g. 8123456789", most: 20 })
    .regex(/^\d+$/, "must be the shop's GoID at GoPay, which has digits only, e.g. 8123456789")
    .optional(),
  GOPAY_CLIENT_ID: textOf({ what: "the shop's ClientID at GoPay, e.g. 1744960415", most: 100 }).optional(),
  GOPAY_CLIENT_SECRET: textOf({
    what: "the shop's ClientSecret at GoPay, which has 6 characters or more",
    least: 6,
  }).optional(),
  GOPAY_URL: webAddress(url).default(url),
};

/** GoPay needs all of these. */
export const gopayNeeds = ['GOPAY_GOID', 'GOPAY_CLIENT_ID', 'GOPAY_CLIENT_SECRET'] as const;

type Values = z.output<z.ZodObject<typeof gopayVariables>>;

export type GopaySettings = NonNullable<ReturnType<typeof readGopaySettings>>;

/** Undefined: GoPay is not configured. */
export function readGopaySettings(
  { GOPAY_GOID, GOPAY_CLIENT_ID, GOPAY_CLIENT_SECRET, GOPAY_URL }: Values,
  publicUrl: string | undefined,
) {
  if (!GOPAY_GOID || !GOPAY_CLIENT_ID || !GOPAY_CLIENT_SECRET || !publicUrl) return undefined;
  return {
    goid: Number(GOPAY_GOID),
    clientId: GOPAY_CLIENT_ID,
    clientSecret: GOPAY_CLIENT_SECRET,
    url: withoutEndSlash(GOPAY_URL),
    /** The base address to which buyers return and notifications come. */
    publicUrl: withoutEndSlash(publicUrl),
    /** Kept short, because the buyer waits for the answer. */
    timeLimitMs: 8000,
  };
}
