const level = 1 << 20;
const levels = 4;
const wider = 8;

/**
 * The fewest runs of time, as `published_runs` numbers them (migration 0381), that cover the eighths of days (since 1970) from
 * the first one to well beyond the last one: at most 7 of each level, and one of the widest for each 512 days.
 */
export function coverTime(first: number, last: number): number[] {
  const runs: number[] = [];
  let at = first;
  let width = 1;
  for (let each = 0; each < levels; each++, width *= wider)
    for (; at % (width * wider) !== 0; at += width) runs.push(each * level + at / width);
  for (; at <= last + width; at += width) runs.push(levels * level + at / width);
  return runs;
}
