/** Whether one symbol is the other with a single typing mistake: a digit wrong, missing, added, or two swapped. */
export function isTypo(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (left.length === right.length) {
    const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
    return isSwapped || left.slice(1) === right.slice(1);
  }
  return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
}

/** Numbers in a message that could be a variable symbol. */
export function symbolsIn(message: string): string[] {
  return [...message.matchAll(/(?<!\d)\d{6,10}(?!\d)/g)].map(([digits]) => digits.replace(/^0+/, ''));
}
