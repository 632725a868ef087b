/** Figures of the accounts (specification, sections 3, 5 and 9). */

/** Empty: without a prefix. */
export const phonePrefixes = [
  '',
  '+420',
  '+421',
  '+49',
  '+44',
  '+36',
  '+43',
  '+48',
  '+33',
  '+40',
  '+386',
  '+385',
] as const;

export const accountStates = ['waiting', 'approved', 'refused', 'blocked'] as const;
export type AccountState = (typeof accountStates)[number];

/** Digits of a telephone number without its prefix. */
export const phoneLength = { min: 6, max: 15 } as const;
export const passwordLength = { min: 8, max: 200 } as const;
export const usernameLength = { min: 3, max: 40 } as const;
export const usernamePattern = /^[A-Za-z0-9.]*$/;
/** Longer than any code of an app and any recovery code, with its dashes. */
export const secondFactorCodeLength = 40;
export const recoveryCodeCount = 10;
export const loginTokenDays = 30;
export const passwordResetMinutes = 60;
/** Logged in, counts are asked for again after this time. */
export const pollSeconds = 10;

/** Keeps the login's token where scripts can't read it; `isLoggedInCookie` tells them whose it is: the account's id. */
export const loginCookie = 'login';
export const isLoggedInCookie = 'is-logged-in';

/** More than anybody needs; keeps the list short. */
export const addressesPerAccount = 20;
