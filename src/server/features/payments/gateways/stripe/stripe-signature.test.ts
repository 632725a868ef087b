import { describe, expect, test } from 'vitest';
import { isSignedByStripe } from './stripe-signature.ts';

/** Computed with Stripe's own library. */
const v1 = '0c8670ed117751cc551a20e35839447075c42800ea3cf3e8a2fbda99cd1e6edd';
const body = Buffer.from('{"id":"evt_1","object":"event"}');
const secret = 'whsec_test_secret';
const at = (seconds: number) => new Date(seconds * 1000);
const verify = (header: string | undefined, now = at(1_700_000_000)) => isSignedByStripe(body, header, { secret, now });

describe('the signature of a webhook', () => {
  test('R-6.06 is accepted as Stripe computes it, among others too', () => {
    expect(verify(`t=1700000000,v1=${v1}`)).toBe(true);
    expect(verify(`t=1700000000,v1=${'0'.repeat(64)},v1=${v1},v0=${'0'.repeat(64)}`)).toBe(true);
  });

  test.each([299, -299])('R-6.06 is accepted within the tolerance: %i s', (late) => {
    expect(verify(`t=1700000000,v1=${v1}`, at(1_700_000_000 + late))).toBe(true);
  });

  test.each([301, -301])('R-6.06 is refused outside the tolerance: %i s', (late) => {
    expect(verify(`t=1700000000,v1=${v1}`, at(1_700_000_000 + late))).toBe(false);
  });

  test.each([
    undefined,
    '',
    `v1=${v1}`,
    't=1700000000',
    `t=1700000001,v1=${v1}`,
    `t=1700000000,v0=${v1}`,
    `t=1700000000,v1=${v1.slice(2)}`,
    `t=1700000000,v1=${v1.toUpperCase()}`,
    `t=1e9,v1=${v1}`,
  ])('R-6.06 is refused: %s', (header) => {
    expect(verify(header)).toBe(false);
  });

  test('R-6.06 is of every byte of the body and of the secret', () => {
    const header = `t=1700000000,v1=${v1}`;
    const now = at(1_700_000_000);
    expect(isSignedByStripe(Buffer.from(`${body} `), header, { secret, now })).toBe(false);
    expect(isSignedByStripe(body, header, { secret: `${secret}x`, now })).toBe(false);
  });
});
