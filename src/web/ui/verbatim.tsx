/**
 * Text that somebody typed, as it is, within a `<Trans>`: a value would be searched for tags there. Only what is no
 * word of ours needs it; texts of the `t` macro are never searched.
 */
export function Verbatim({ text }: { text: string | undefined }) {
  return text;
}
