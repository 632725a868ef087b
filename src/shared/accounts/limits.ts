/** Limits of accounts (specification, sections 3, 5 and 9). */

/** Empty: no prefix. */
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

/** Closing: for some days before its erasure, while its user may change their mind. */
export const accountStates = ['waiting', 'approved', 'refused', 'blocked', 'closing', 'erased'] as const;
export type AccountState = (typeof accountStates)[number];

/** Digits of a phone number without its prefix. */
export const phoneLength = { min: 6, max: 15 } as const;
/** Digits of Czech and Slovak numbers, by prefix. */
export const exactPhoneLength: Readonly<Record<string, number>> = { '+420': 9, '+421': 9 };
export const passwordLength = { min: 8, max: 200 } as const;
export const usernameLength = { min: 3, max: 40 } as const;
export const usernamePattern = /^[A-Za-z0-9.]*$/;
/** Longer than any app code and any recovery code with its dashes. */
export const secondFactorCodeLength = 40;
export const recoveryCodeCount = 10;
export const loginTokenDays = 30;
/** A login that is not used for this long ends earlier; an administrator's after a night. */
export const loginIdleHours = { user: 14 * 24, administrator: 12 } as const;
export const passwordResetMinutes = 60;
/** How long both addresses may confirm a change of the e-mail. */
export const emailChangeHours = 48;
/** How long the link that confirms the e-mail of a registration works. */
export const emailConfirmationDays = 14;
/** How long an invitation to administer the portal may be accepted. */
export const invitationDays = 7;
/**
 * Holds the login token, out of reach of scripts (HttpOnly). Scripts read `isLoggedInCookie`, which holds the
 * account's id.
 */
export const loginCookie = 'login';
export const isLoggedInCookie = 'is-logged-in';
/** Holds the token of a browser that has logged in before (HttpOnly), and the days that it lasts after a login. */
export const deviceCookie = 'device';
export const deviceDays = 365;

/** Far more than needed; bounds the length of the list. */
export const addressesPerAccount = 20;
