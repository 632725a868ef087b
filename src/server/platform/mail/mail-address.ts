/** Sender or recipient of a mail. */
export interface Mailbox {
  readonly name?: string | undefined;
  readonly address: string;
}

const addressPattern = /^[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f]{1,64}@[^\s@<>()\\,;"\u0000-\u001f\u007f]{1,255}$/;

/** Whether an address is safe in an envelope and a header. Whether it exists shows when the mail is sent. */
export function isMailAddress(text: string): boolean {
  return addressPattern.test(text);
}

/** Parses `name@host` or `Name <name@host>`; undefined when it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, name, bracketed] = /^\s*"?([^<>"]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = bracketed ?? text.trim();
  if (!isMailAddress(address)) return undefined;
  return name ? { name: singleLine(name), address } : { address };
}

/** A text for a header: without line breaks and other control characters, which could inject another header. */
export function singleLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ').trim();
}
