/** Limits of uploaded pictures (specification ). */
export const uploadMegabytes = 10;
export const uploadBytes = uploadMegabytes * 1024 * 1024;
export const uploadPixels = 50_000_000;
/** A picture is stored uncropped, scaled down to at most this length of its longer side. */
export const longestSide = 1600;
/** Enough for ten adverts of an unverified user with ten pictures each, and as many retries. */
export const uploadsPerHour = 200;
/** Unused uploads are deleted after this time; an account may have at most this many. */
export const unusedPictureHours = 24;
export const unusedPictures = 40;
