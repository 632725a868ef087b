import { passwordLength } from '#shared/accounts/limits.ts';
import { FieldError, type FieldErrorCode } from '#shared/errors.ts';

let loading: Promise<ReadonlySet<string>> | undefined;

/** Passwords that are often used, in lower case. Loaded with the first new password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words: readonly (string | number)[] = dictionary['passwords-common'];
    return new Set(words.map(String).filter((word) => word.length >= passwordLength.min));
  });
  return loading;
}

/** The e-mail and the username. */
type Owner = Readonly<{ email: string | null; username: string }>;

/**
 * The error of a new password that is among the first to be guessed: a common one, one that repeats a part
 * (`aaaaaaaa`, `hesloheslo`), or the owner's name.
 */
export async function passwordError(
  password: string,
  { email, username }: Owner,
): Promise<{ password?: FieldErrorCode[] }> {
  const guess = password.normalize('NFKC').toLowerCase().trim();
  const names = [email, email?.split('@')[0], username].map((name) => name?.toLowerCase());
  const isEasy = /^(.+?)\1+$/su.test(guess) || names.includes(guess) || (await commonPasswords()).has(guess);
  return isEasy ? { password: ['password_common'] } : {};
}

/** @throws FieldError on `password` */
export async function checkNewPassword(password: string, owner: Owner): Promise<void> {
  const errors = await passwordError(password, owner);
  if (errors.password) throw new FieldError({ password: errors.password });
}
