import type { Context } from '#server/context.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { currentPrefix, decryptText, encryptText } from '#server/platform/secrets/encrypted-text.ts';
import { updateAccount } from '../account.queries.ts';
import { lockSecretsOfOtherKeys } from './second-factor.queries.ts';

type Keys = Pick<Context['config'], 'secretKeys'>;

const batch = 100;

/** The secret of an authenticator app as it is stored. */
export function sealSecret({ secretKeys }: Keys, accountId: number, secret: string): string {
  return encryptText(secretKeys, secret, ownerOf(accountId));
}

export function openSecret({ secretKeys }: Keys, accountId: number, stored: string): string {
  return decryptText(secretKeys, stored, ownerOf(accountId));
}

/** Encrypts with the current key what is plain or was encrypted with an earlier key. @returns how many secrets */
export async function sealOldSecrets({ db, config }: Pick<Context, 'db' | 'config'>): Promise<number> {
  const prefix = currentPrefix(config.secretKeys);
  if (prefix === undefined) return 0;
  return inBatches(() =>
    db.transaction().execute(async (tx) => {
      const accounts = await lockSecretsOfOtherKeys(tx, prefix, batch);
      for (const { id, secret } of accounts)
        await updateAccount(tx, id, { second_factor_secret: sealSecret(config, id, openSecret(config, id, secret)) });
      return accounts.length;
    }),
  );
}

function ownerOf(accountId: number): string {
  return `account:${accountId}`;
}
