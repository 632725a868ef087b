export type MailFailure = 'worker_ended' | 'not_reached' | 'login_refused' | 'address_refused';

export const workerEnded = 'The worker ended while sending it';

const signs: readonly (readonly [MailFailure, RegExp])[] = [
  ['worker_ended', new RegExp(`^${workerEnded}`)],
  ['not_reached', /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|timeout|closed unexpectedly/i],
  ['login_refused', /Invalid login|\b535\b/],
  // Reply codes for missing or unavailable mailboxes: RFC 5321, section 4.2.3.
  ['address_refused', /\b55[0-4]\b|No recipients/],
];

/** The cause of a failed mail, as shown to administrators; undefined if only the mail server's message explains it. */
export function mailFailureOf(error: string): MailFailure | undefined {
  return signs.find(([, sign]) => sign.test(error))?.[0];
}
