/** Decodes a part of a URL or cookie. Malformed text is returned unchanged, because anyone can write it. */
export function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
