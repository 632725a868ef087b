import { expect, test } from 'vitest';
import { beginningsByPrice } from './price-beginnings.ts';

const firstPage = { offset: 0, limit: 24 };
/** The first page ends at the fifth listing of the sample. */
const firstBeginning = (sort: 'cheapest' | 'dearest', bands: readonly number[], catalogue: number) =>
  beginningsByPrice({ ...firstPage, sort }, bands, catalogue).next().value;

test('a beginning ends with the step of prices where reading the rest of the step costs little', () => {
  // Steps are 120 to 123 and 124 to 127. Each listing of the sample stands for sixteen.
  const bands = [120, 120, 121, 121, 121, 123, 123, 124];
  expect(firstBeginning('cheapest', bands, 2 * 16 * 3000)).toBe(123);
  expect(firstBeginning('cheapest', bands, 2 * 16 * 3000 - 1)).toBe(121);
  expect(firstBeginning('dearest', [127, 127, 127, 126, 126, 124, 120], 16 * 3000)).toBe(124);
  expect(firstBeginning('dearest', [127, 127, 127, 126, 126, 124, 120], 16 * 3000 - 1)).toBe(126);
});

test('the rest of a step that the sample may not know whole is not read', () => {
  expect(firstBeginning('cheapest', [120, 120, 121, 121, 121, 123], 10_000_000)).toBe(121);
});

test('each beginning is about five times as long, up to the end of what the sample knows', () => {
  const bands = Array.from({ length: 120 }, (_, at) => 72 + at);
  expect([...beginningsByPrice({ ...firstPage, sort: 'cheapest' }, bands, 0)]).toEqual([76, 92, 172]);
  expect([...beginningsByPrice({ offset: 24, limit: 24, sort: 'cheapest' }, bands, 0)]).toEqual([79, 107]);
  expect([...beginningsByPrice({ ...firstPage, sort: 'cheapest' }, bands.slice(0, 4), 0)]).toEqual([]);
});
