/**
 * Renders user-supplied text inside a `<Trans>` unchanged. Plain values of a `<Trans>` are parsed for tags; values of
 * the `t` macro never are, so only `<Trans>` needs this.
 */
export function Verbatim({ text }: { text: string | undefined }) {
  return text;
}
