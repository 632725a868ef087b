export const reportLength = 3000;
export const evidencePictures = 5;
export const statementLength = 3000;
export const appealLength = 3000;

/** Reports that an account, or a guest's address, may send within a day. */
export const reportsPerDay = 20;

/** How long decisions can be appealed against (Regulation (EU) 2022/2065, article 20). */
const appealMonths = 6;

export const suspensionDays = { min: 1, max: 90 } as const;

export const casesPerPage = 25;
export const ownReportsPerPage = 20;

export const caseStates = ['open', 'appealed', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

/** What a decision does; none of them: no action. */
export const measures = ['hide', 'warn', 'suspend', 'block'] as const;
export type Measure = (typeof measures)[number];

export const decisionGrounds = ['law', 'terms'] as const;
export type DecisionGround = (typeof decisionGrounds)[number];

export const appealOutcomes = ['upheld', 'reversed', 'changed'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** What makes a case urgent. */
export const riskKinds = ['reason', 'reporters', 'fraud_signs', 'known_fraud', 'history', 'reach'] as const;
export type RiskKind = (typeof riskKinds)[number];

/** The last day on which a decision can be appealed against. */
export function appealEnds(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + appealMonths);
  return end;
}

/** Since then the law asks for yearly figures. */
export const firstFigureYear = 2024;
