import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older signatures may be repetitions of a webhook that somebody overheard. */
const toleranceSeconds = 300;

/**
 * Verifies the header `Stripe-Signature` (https://docs.stripe.com/webhooks/signature): `t=…,v1=…`, where v1 is the
 * HMAC-SHA256 of `t.body`. While a secret is being replaced there are several v1, one for each secret.
 * @param body as received, byte by byte
 */
export function isSignedByStripe(
  body: Buffer,
  header: string | undefined,
  { secret, now }: { readonly secret: string; readonly now: Date },
): boolean {
  const fields = (header ?? '').split(',').map((field) => field.trim().split('=', 2) as [string, string?]);
  const time = fields.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return fields
    .filter(([name]) => name === 'v1')
    .some(([, hex = '']) => /^[\da-f]{64}$/.test(hex) && timingSafeEqual(Buffer.from(hex, 'hex'), expected));
}
