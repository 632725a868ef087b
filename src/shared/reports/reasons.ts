/** What can be reported. A message is reported by its recipient only; `reply` is the reply to a review, by the review's id. */
export const reportKinds = ['listing', 'message', 'review', 'reply', 'user'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = [
  'minors',
  'fraud',
  'illegal_goods',
  'prohibited_goods',
  'counterfeit',
  'personal_data',
  'insult',
  'false_review',
  'wrong_category',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

interface ReasonRule {
  readonly kinds: readonly ReportKind[];
  /** Claims that a law is broken: the reporter declares good faith (Regulation (EU) 2022/2065, article 16). */
  readonly isIllegal: boolean;
  /** How urgent a case is by its gravest reason, in points. */
  readonly severity: number;
}

export const reasonRules: Readonly<Record<ReportReason, ReasonRule>> = {
  minors: { kinds: reportKinds, isIllegal: true, severity: 60 },
  fraud: { kinds: ['listing', 'message', 'user'], isIllegal: true, severity: 50 },
  illegal_goods: { kinds: ['listing', 'message', 'user'], isIllegal: true, severity: 45 },
  prohibited_goods: { kinds: ['listing', 'message'], isIllegal: true, severity: 40 },
  counterfeit: { kinds: ['listing', 'message'], isIllegal: true, severity: 40 },
  personal_data: { kinds: reportKinds, isIllegal: true, severity: 30 },
  insult: { kinds: reportKinds, isIllegal: false, severity: 20 },
  false_review: { kinds: ['review'], isIllegal: false, severity: 15 },
  wrong_category: { kinds: ['listing'], isIllegal: false, severity: 5 },
  spam: { kinds: ['listing', 'message', 'user'], isIllegal: false, severity: 10 },
  other: { kinds: reportKinds, isIllegal: false, severity: 10 },
};

export function reasonsFor(kind: ReportKind): ReportReason[] {
  return reportReasons.filter((reason) => reasonRules[reason].kinds.includes(kind));
}

/** Who reports harm to children need not give a name (article 16, paragraph 2, letter c). */
export function needsContact(reason: ReportReason): boolean {
  return reason !== 'minors';
}
