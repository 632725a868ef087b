/** Days after delivery within which a consumer may withdraw without a reason (Civil Code § 1829). */
export const withdrawalDays = 14;

/** Months within which a defect may be complained about (Civil Code § 2165). */
export const complaintMonths = 24;

/** Days within which a complaint must be settled (Act 634/1992 § 19). */
export const complaintDays = 30;
