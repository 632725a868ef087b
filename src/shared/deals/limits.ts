/** Days for which a seller reserves goods. */
export const reservationDays = [1, 2, 3, 4, 5, 6, 7] as const;
export const usualReservationDays = 3;
/** A meeting is at most so many days away. */
export const meetingDays = 30;
/** The reservation outlasts the agreed meeting by so many days, and the first confirmation of the handover, too. */
export const daysAfterMeeting = 2;

export const placeLength = 200;
export const reasonLength = 500;

export const dealsPerPage = 20;
export const dealFolders = ['open', 'ended'] as const;
export type DealFolder = (typeof dealFolders)[number];

/** What an account may do within a day, and within an hour. */
export const offersPerDay = 50;
export const dealStepsPerHour = 120;
/** Adverts that an account may wait for at once. */
export const mostWaiting = 50;

/** After the handover; until then reviews of the deal are held back (unless both sides have written). */
export const blindDays = 14;
