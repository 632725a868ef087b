import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id (the library's default) with the parameters of OWASP's password storage cheat sheet: 19 MiB, 2 rounds, 1
 * lane.
 */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options);
}

/** Belongs to no account: checking it takes as long as a wrong password. */
let decoy: Promise<string> | undefined;

/** @param stored undefined when there is no account or it has no password: returns false after the same work */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('of nobody');
  const isRight = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return isRight && stored !== undefined && stored !== null;
}
