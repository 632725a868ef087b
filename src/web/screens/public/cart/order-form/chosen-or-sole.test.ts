import { expect, test } from 'vitest';
import { chosenOrSole } from './chosen-or-sole.ts';

const [courier, branch] = [{ id: 1 }, { id: 2 }];

test('R-6.05 a sole way of delivery or branch is chosen from the start', () => {
  expect(chosenOrSole([courier], undefined)).toBe(courier);
});

test('R-6.05 several are left to the buyer', () => {
  expect(chosenOrSole([courier, branch], undefined)).toBeUndefined();
  expect(chosenOrSole([courier, branch], 2)).toBe(branch);
  expect(chosenOrSole([], undefined)).toBeUndefined();
});

test('R-6.05 a choice that is no longer offered is not replaced silently', () => {
  expect(chosenOrSole([courier], 2)).toBeUndefined();
});
