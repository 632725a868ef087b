export type MailFailure = 'worker_ended' | 'not_reached' | 'login_refused' | 'address_refused';

export const workerEnded = 'The worker ended while sending it';

const signs: readonly (readonly [MailFailure, RegExp])[] = [
  ['worker_ended', new RegExp(`^${workerEnded}`)],
  ['not_reached', /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|timeout|closed unexpectedly/i],
  ['login_refused', /Invalid login|\b535\b/],
  // Reply codes of mailboxes that are not there or take nothing: RFC 5321, section 4.2.3.
  ['address_refused', /\b55[0-4]\b|No recipients/],
];

/** The cause by which people understand why a mail did not leave; undefined: only the mail server's words tell. */
export function mailFailureOf(error: string): MailFailure | undefined {
  return signs.find(([, sign]) => sign.test(error))?.[0];
}
