import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keys of 32 bytes. The first encrypts, all decrypt; without keys texts are stored as they are. */
export type SecretKeys = readonly Buffer[];

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text for the database as `v1.<key's name>.<iv, tag and ciphertext in base64url>`.
 * @param owner binds the text to its row: copied to another one it cannot be read
 */
export function encryptText(keys: SecretKeys, text: string, owner: string): string {
  const [key] = keys;
  if (!key) return text;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return prefixOf(key) + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/**
 * Reads what `encryptText` made, and texts that were stored before there was a key.
 * @throws when none of the keys fits or the text was tampered with
 */
export function decryptText(keys: SecretKeys, stored: string, owner: string): string {
  if (!stored.startsWith('v1.')) return stored;
  const key = keys.find((each) => stored.startsWith(prefixOf(each)));
  if (!key) throw new Error('SECRETS_KEY lacks the key that encrypted a stored secret.');
  const bytes = Buffer.from(stored.slice(prefixOf(key).length), 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** How texts begin that are encrypted with the first key; undefined without keys. */
export function currentPrefix([key]: SecretKeys): string | undefined {
  return key && prefixOf(key);
}

function prefixOf(key: Buffer): string {
  return `v1.${createHash('sha256').update(key).digest('hex').slice(0, 8)}.`;
}
