import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { decryptText, encryptText } from './encrypted-text.ts';

const [old, current] = [randomBytes(32), randomBytes(32)];

describe('an encrypted text', () => {
  test('differs each time and is read with any of the keys', () => {
    const stored = encryptText([old], 'JBSWY3DP', 'account:1');
    expect(stored).not.toContain('JBSWY3DP');
    expect(encryptText([old], 'JBSWY3DP', 'account:1')).not.toBe(stored);
    expect(decryptText([old], stored, 'account:1')).toBe('JBSWY3DP');
    expect(decryptText([current, old], stored, 'account:1')).toBe('JBSWY3DP');
  });

  test('cannot be read with other keys, for another owner or after a change', () => {
    const stored = encryptText([current], 'JBSWY3DP', 'account:1');
    expect(() => decryptText([old], stored, 'account:1')).toThrow('SECRETS_KEY');
    expect(() => decryptText([current], stored, 'account:2')).toThrow();
    expect(() => decryptText([current], `${stored.slice(0, -2)}AA`, 'account:1')).toThrow();
  });

  test('is a plain one without a key, and plain ones stay readable', () => {
    expect(encryptText([], 'JBSWY3DP', 'account:1')).toBe('JBSWY3DP');
    expect(decryptText([current], 'JBSWY3DP', 'account:1')).toBe('JBSWY3DP');
  });
});
