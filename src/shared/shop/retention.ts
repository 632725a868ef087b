/** Months for which data are kept, as the privacy page promises. */
export const retentionMonths = {
  ageChecks: 12,
  ageProofs: 12,
  adverts: 24,
  logs: 6,
  orders: 48,
  reports: 12,
  frauds: 36,
  consents: 12,
} as const;

/** The time before which data are outdated. */
export function outdatedBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Years for which tax documents are kept, from the end of the year of their issue (Act 235/2004 Coll., section 35). */
export const taxDocumentYears = 10;

/** Tax documents that were issued before this time need not be kept any longer. */
export function taxDocumentsBefore(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - taxDocumentYears, 0, 1));
}
