/** Months for which data are kept, as the privacy page promises. Tax documents stay for ten years by law. */
export const retentionMonths = { ageChecks: 12, adverts: 24, logs: 6, orders: 48 } as const;

/** The time before which data are outdated. */
export function outdatedBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
