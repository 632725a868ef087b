const level = 1 << 20;
const levels = 3;
const wider = 8;

/**
 * The fewest runs of days, as `published_runs` numbers them (migration 0381), that cover the days (since 1970) from the first
 * one to well beyond the last one: at most 7 of each level, and one of the widest for each 512 days.
 */
export function coverDays(first: number, last: number): number[] {
  const runs: number[] = [];
  let at = first;
  let days = 1;
  for (let each = 0; each < levels; each++, days *= wider)
    for (; at % (days * wider) !== 0; at += days) runs.push(each * level + at / days);
  for (; at <= last + days; at += days) runs.push(levels * level + at / days);
  return runs;
}
