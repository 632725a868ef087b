/** Figures of uploaded pictures (specification ). */
export const uploadMegabytes = 10;
export const uploadBytes = uploadMegabytes * 1024 * 1024;
export const uploadPixels = 50_000_000;
/** A picture is kept whole, at most so long on its longer side. */
export const longestSide = 1600;
/** Ten adverts of an unverified user with ten pictures each, and as many tries again. */
export const uploadsPerHour = 200;
/** Uploads that nothing uses are removed after this time; an account has at most so many. */
export const unusedPictureHours = 24;
export const unusedPictures = 40;
