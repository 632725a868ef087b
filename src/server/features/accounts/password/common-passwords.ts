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
 * (`aaaaaaaa`, `hesloheslo`) or goes along the alphabet or the keyboard (`abcd1234`), or the owner's name.
 */
export async function passwordError(
  password: string,
  { email, username }: Owner,
): Promise<{ password?: FieldErrorCode[] }> {
  const guess = password.normalize('NFKC').toLowerCase().trim();
  const names = [email, email?.split('@')[0], username].map((name) => name?.toLowerCase());
  const isEasy =
    /^(.+?)\1+$/su.test(guess) || isMonotonous(guess) || names.includes(guess) || (await commonPasswords()).has(guess);
  return isEasy ? { password: ['password_common'] } : {};
}

/** Rows of Czech, German and English keyboards. */
const rows = ['1234567890', '+ěščřžýáíé', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'];

/** Made of two characters, or of runs of equal or neighbouring ones: `aaaabbbb`, `abcd1234`, `qwertzu1`. */
function isMonotonous(guess: string): boolean {
  const characters = [...guess];
  const breaks = characters.slice(1).filter((character, index) => !isNext(characters[index]!, character)).length;
  return new Set(characters).size <= 2 || characters.length >= shortestRun * (breaks + 1);
}

/** Average length of the runs from which on a password is refused. */
const shortestRun = 3;

/** Whether two characters are equal or neighbours in the alphabet or on the keyboard. */
function isNext(one: string, other: string): boolean {
  const distance = Math.abs(one.codePointAt(0)! - other.codePointAt(0)!);
  return distance <= 1 || rows.some((row) => row.includes(one + other) || row.includes(other + one));
}

/** @throws FieldError on `password` */
export async function checkNewPassword(password: string, owner: Owner): Promise<void> {
  const errors = await passwordError(password, owner);
  if (errors.password) throw new FieldError({ password: errors.password });
}
