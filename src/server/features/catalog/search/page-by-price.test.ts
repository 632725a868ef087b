import { expect, test } from 'vitest';
import { beginningsByPrice } from './page-by-price.ts';

const firstPage = { offset: 0, limit: 24 };
/** Each listing of the sample stands for sixteen, so the first page should reach the fifth of them. */
const firstBeginning = (sort: 'cheapest' | 'dearest', bands: readonly number[], smallRemainder: number | undefined) =>
  beginningsByPrice({ ...firstPage, sort }, bands, smallRemainder).next().value;

test('a beginning goes on to the end of the step of prices where few listings follow in it', () => {
  // Steps are 120 to 123 and 124 to 127.
  const rising = [120, 120, 121, 121, 121, 123, 123, 124];
  expect(firstBeginning('cheapest', rising, 32)).toBe(123);
  expect(firstBeginning('cheapest', rising, 31)).toBe(121);
  expect(firstBeginning('cheapest', rising, undefined)).toBe(121);
  const falling = [127, 127, 127, 126, 126, 124, 120];
  expect(firstBeginning('dearest', falling, 16)).toBe(124);
  expect(firstBeginning('dearest', falling, 15)).toBe(126);
  expect(firstBeginning('dearest', falling, undefined)).toBe(126);
});

test('the first and the last step hold all prices beyond', () => {
  expect(firstBeginning('dearest', [90, 90, 80, 70, 70, 60], 0)).toBe(70);
  expect(firstBeginning('cheapest', [170, 170, 180, 190, 190, 200], 0)).toBe(190);
  expect(firstBeginning('cheapest', [10, 20, 30, 40, 50, 60, 80], 16)).toBe(75);
  expect(firstBeginning('dearest', [250, 240, 230, 220, 210, 200, 180], 16)).toBe(184);
});

test('no beginning goes on in a step that may have more than the sample shows', () => {
  expect(firstBeginning('cheapest', [120, 120, 121, 121, 121, 123], 10_000)).toBe(121);
});

test('each beginning is about five times as long, up to the end of the sample', () => {
  const bands = Array.from({ length: 120 }, (_, at) => 76 + at);
  const beginnings = (offset: number, some: readonly number[]) => [
    ...beginningsByPrice({ offset, limit: 24, sort: 'cheapest' }, some, undefined),
  ];
  expect(beginnings(0, bands)).toEqual([80, 96, 176]);
  expect(beginnings(24, bands)).toEqual([83, 111]);
  expect(beginnings(0, bands.slice(0, 4))).toEqual([]);
  // The same beginning is not read twice.
  expect(beginnings(0, [...Array.from({ length: 50 }, () => 90), ...bands])).toEqual([90, 126]);
});
