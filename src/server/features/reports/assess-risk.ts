import type { MessageCaution } from '#shared/messages/limits.ts';
import type { RiskKind } from '#shared/reports/limits.ts';
import { reasonRules, type ReportReason } from '#shared/reports/reasons.ts';

export interface RiskFacts {
  /** The gravest reason. */
  readonly reason: ReportReason;
  /** Different people who have reported it, all who give no address as one. */
  readonly reporters: number;
  /** As readers of the text are warned. */
  readonly caution: MessageCaution | null;
  /** Earlier decisions with a measure against the account. */
  readonly measures: number;
  /** Of the advert's page. */
  readonly views: number;
}

export interface Risk {
  readonly kind: RiskKind;
  readonly points: number;
}

const reach = [
  { views: 1000, points: 10 },
  { views: 100, points: 5 },
];

/** Each point counts like so many hours of waiting. */
const hoursPerPoint = 2;

/** Why a case is urgent. Pure. */
export function assessRisk({ reason, reporters, caution, measures, views }: RiskFacts): Risk[] {
  const signs = { payment: 5, suspicious: 15, known_fraud: 30 } as const;
  const found: Risk[] = [
    { kind: 'reason', points: reasonRules[reason].severity },
    { kind: 'reporters', points: Math.min(40, (reporters - 1) * 8) },
    { kind: caution === 'known_fraud' ? 'known_fraud' : 'fraud_signs', points: caution === null ? 0 : signs[caution] },
    { kind: 'history', points: Math.min(30, measures * 10) },
    { kind: 'reach', points: reach.find((step) => views >= step.views)?.points ?? 0 },
  ];
  return found.filter(({ points }) => points > 0);
}

export function pointsOf(risk: readonly Risk[]): number {
  return risk.reduce((sum, { points }) => sum + points, 0);
}

/** The place of a case in the queue: the earlier, the more urgent. */
export function rankOf(since: Date, points: number): Date {
  return new Date(since.getTime() - points * hoursPerPoint * 3_600_000);
}

/** The graver of two reasons. */
export function graver(one: ReportReason, other: ReportReason): ReportReason {
  return reasonRules[other].severity > reasonRules[one].severity ? other : one;
}
