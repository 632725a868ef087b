/** Limits of newsletters for both sides. */

/**
 * unconfirmed: the link in the mail has not been pressed yet; suppressed: the mailbox refuses mails, or its owner has
 * complained about one.
 */
export const subscriberStates = ['unconfirmed', 'active', 'unsubscribed', 'suppressed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Why an address is suppressed: its mail server knows no such mailbox, or its owner has complained. */
export const suppressions = ['bounce', 'complaint'] as const;
export type Suppression = (typeof suppressions)[number];

/** Where somebody has agreed to newsletters: the box in the footer, the account, or the page of a link in a mail. */
export const consentSources = ['footer', 'account', 'link'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** The wording of the consent, stored with it. A changed wording of the forms needs a new version. */
export const consentWording = '2026-06';

/** How long the link works that confirms a subscription; unconfirmed ones are deleted then. */
export const confirmationDays = 30;

/** More than any tree has. */
export const mostCategories = 1000;

/** Whether text may be an e-mail address. The server checks it more closely. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/.test(text);
}
