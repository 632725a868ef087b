/** A piece of an address or cookie as text; as it stands where it isn't well written, for anybody may write it. */
export function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
