import { z } from 'zod';
import { webAddress, withoutEndSlash } from '#server/config-fields.ts';

const url = 'https://api.stripe.com';

export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(sk|rk)_(live|test)_[\w-]{10,}$/,
      'must be a secret or restricted key of Stripe, which begins with sk_live_, rk_live_, sk_test_ or rk_test_',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w-]{10,}$/, "must be the signing secret of the webhook's endpoint, which begins with whsec_")
    .optional(),
  STRIPE_URL: webAddress(url).default(url),
};

/** Stripe needs all of these. */
export const stripeNeeds = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

type Values = z.output<z.ZodObject<typeof stripeVariables>>;

export type StripeSettings = NonNullable<ReturnType<typeof readStripeSettings>>;

/** Undefined: Stripe is not configured. */
export function readStripeSettings(
  { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_URL }: Values,
  publicUrl: string | undefined,
) {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !publicUrl) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    /** A key of the test mode moves no money. */
    isTest: /^.k_test_/.test(STRIPE_SECRET_KEY),
    url: withoutEndSlash(STRIPE_URL),
    /** The base address to which buyers return. */
    publicUrl: withoutEndSlash(publicUrl),
    /** Kept short, because the buyer waits for the answer. */
    timeLimitMs: 8000,
  };
}
