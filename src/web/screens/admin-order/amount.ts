/** 1 234,5 → 123450; nothing readable → NaN, which the server refuses at the field. */
export function minorOf(typed: string): number {
  return Math.round(Number(typed.replace(/\s/g, '').replace(',', '.')) * 100);
}
