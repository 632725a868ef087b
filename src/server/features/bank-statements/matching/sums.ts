interface Summand {
  readonly symbol: string;
  readonly amount: number;
}

const mostSummands = 4;
/** Of more, too many would add up by accident. */
const mostCandidates = 12;

/**
 * The only combination of two to four amounts that adds up to a sum.
 * @returns undefined when there is none, or several
 */
export function combinationOf<Item extends Summand>(items: readonly Item[], sum: number): Item[] | undefined {
  const found: Item[][] = [];
  const search = (from: number, chosen: Item[], rest: number): void => {
    if (rest === 0 && chosen.length > 1) found.push(chosen);
    if (rest <= 0 || chosen.length === mostSummands || found.length > 1) return;
    for (let index = from; index < items.length; index += 1) {
      const item = items[index]!;
      search(index + 1, [...chosen, item], rest - item.amount);
    }
  };
  if (items.length <= mostCandidates) search(0, [], sum);
  return found.length === 1 ? found[0] : undefined;
}
