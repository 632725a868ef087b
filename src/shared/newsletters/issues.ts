/** Issues of the newsletter, for both sides. */

export const issueStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const;
export type IssueState = (typeof issueStates)[number];

/** Of the copy for one recipient; `kept`: there was no mail server, `uncertain`: nobody knows whether it has left. */
export const copyStates = ['waiting', 'sending', 'sent', 'failed', 'uncertain', 'skipped', 'kept'] as const;
export type CopyState = (typeof copyStates)[number];

/** In the list of an issue. */
export const copiesPerPage = 50;

/** What administrators may do with an issue that is no draft, and what becomes of it. */
export const issueActions = ['cancel', 'pause', 'resume', 'stop'] as const;
export type IssueAction = (typeof issueActions)[number];

export const issueMoves: Readonly<
  Record<IssueAction, { readonly from: readonly IssueState[]; readonly to: IssueState }>
> = {
  cancel: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
};

export const issueLimits = {
  subject: 120,
  preheader: 150,
  blocks: 30,
  text: 5000,
  alt: 200,
  button: 60,
  address: 500,
  listings: 12,
} as const;

/** In the administration's list. */
export const issuesPerPage = 50;

/** Test mails of one administrator within an hour. */
export const testMailsPerHour = 30;

/** How far ahead an issue may be planned. */
export const planDays = 365;
