/** Without vowels, so that no words arise, and without letters and digits that look alike. */
export const pickupCodeLetters = 'CDFGHJKMNPQRTVWX34679';
export const pickupCodeLength = 6;

/** As shown: `K7F 3MX`. */
export function pickupCodeText(code: string): string {
  return `${code.slice(0, 3)}\u00a0${code.slice(3)}`;
}

/** Reads a typed code, `k7f-3mx`; undefined where the text can't be one. */
export function readPickupCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return new RegExp(`^[${pickupCodeLetters}]{${pickupCodeLength}}$`).test(code) ? code : undefined;
}
