/** Days after the receipt in which a consumer may withdraw without a reason (Civil Code § 1829). */
export const withdrawalDays = 14;

/** Months in which a defect that appears may be complained of (Civil Code § 2165). */
export const complaintMonths = 24;

/** Days in which a complaint must be settled (Act 634/1992 § 19). */
export const complaintDays = 30;
