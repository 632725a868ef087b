import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import { countTicked, idsOf, tick, tickStateOf, type TickMode } from './ticking.ts';

/** A tree of up to five levels whose parents are given by their position among the earlier categories. */
const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map((seeds) => {
  const roots: OfferedCategory[] = [];
  const places: { node: OfferedCategory; above: number[] }[] = [];
  seeds.forEach((seed, index) => {
    const node = { id: index + 1, name: `Kategorie ${index + 1}`, subcategories: [] };
    const parent = places.filter(({ above }) => above.length < 4)[seed % (places.length + 1)];
    (parent ? parent.node.subcategories : roots).push(node);
    places.push({ node, above: parent ? [...parent.above, parent.node.id] : [] });
  });
  return { roots, places };
});

const steps = fc.array(fc.record({ at: fc.nat(), isTicked: fc.boolean() }), { minLength: 1, maxLength: 30 });

function play(check: (step: Step) => void, mode: TickMode) {
  fc.assert(
    fc.property(trees, steps, ({ roots, places }, chosen) => {
      let ticked: ReadonlySet<number> = new Set();
      for (const { at, isTicked } of chosen) {
        const { node, above } = places[at % places.length]!;
        const before = ticked;
        ticked = tick(roots, before, { id: node.id, isTicked, mode });
        check({ roots, node, above, below: idsOf(node.subcategories), isTicked, before, after: ticked });
      }
    }),
  );
}

interface Step {
  readonly roots: readonly OfferedCategory[];
  readonly node: OfferedCategory;
  readonly above: readonly number[];
  readonly below: readonly number[];
  readonly isTicked: boolean;
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
}

const others = (ids: ReadonlySet<number>, touched: readonly number[]) => [...ids].filter((id) => !touched.includes(id));

describe('R-7.02 the category checkbox tree', () => {
  test('checkdown ticks and unticks all descendants, and leaves what is beside them', () => {
    play(({ node, above, below, isTicked, before, after }) => {
      for (const id of [node.id, ...below]) expect(after.has(id)).toBe(isTicked);
      const touched = [node.id, ...below, ...(isTicked ? [] : above)];
      expect(others(after, touched)).toEqual(others(before, touched));
    }, 'checkdown');
  });

  test('in checkdown, a ticked category has everything below it ticked', () => {
    play(({ roots, after }) => {
      const check = ({ id, subcategories }: OfferedCategory) => {
        if (after.has(id)) expect(countTicked(subcategories, after)).toBe(idsOf(subcategories).length);
        subcategories.forEach(check);
      };
      roots.forEach(check);
    }, 'checkdown');
  });

  test('the other mode ticks all ancestors too, and never leaves one ticked without those above it', () => {
    play(({ node, above, below, isTicked, before, after }) => {
      if (isTicked) {
        for (const id of [node.id, ...above]) expect(after.has(id)).toBe(true);
        expect(others(after, [node.id, ...above])).toEqual(others(before, [node.id, ...above]));
      } else expect([...after].sort()).toEqual(others(before, [node.id, ...below]).sort());
    }, 'ancestors');
  });

  test('a category is ticked, partly ticked or not at all', () => {
    play(({ node, above, roots, after }) => {
      const state = tickStateOf(node, after);
      expect(state).toBe(after.has(node.id) ? 'all' : countTicked([node], after) > 0 ? 'some' : 'none');
      const root = roots.find(({ id }) => id === (above[0] ?? node.id))!;
      if (state !== 'none') expect(tickStateOf(root, after)).not.toBe('none');
    }, 'checkdown');
  });

  test('an unknown category changes nothing', () => {
    const tree = [{ id: 1, name: 'Rum', subcategories: [] }];
    expect([...tick(tree, new Set([1]), { id: 2, isTicked: true, mode: 'checkdown' })]).toEqual([1]);
  });
});
