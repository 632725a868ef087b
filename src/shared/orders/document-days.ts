/** The longest period of documents in one file, in days: a year. */
export const mostDocumentDays = 366;
