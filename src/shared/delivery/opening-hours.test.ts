import { expect, test } from 'vitest';
import { areSpans, readSpans, writtenSpan } from './opening-hours.ts';

test.each([
  [[], true],
  [['09:00-18:00'], true],
  [['09:00-12:00', '13:00-18:00'], true],
  [['00:00-24:00'], true],
  [['9:00-18:00'], false],
  [['18:00-09:00'], false],
  [['09:00-09:00'], false],
  [['09:00-25:00'], false],
  [['09:00-12:60'], false],
  [['09:00'], false],
  [['13:00-18:00', '09:00-12:00'], false],
  [['09:00-13:00', '12:00-18:00'], false],
])('spans of a day: %j are valid: %s', (spans, expected) => {
  expect(areSpans(spans)).toBe(expected);
});

test.each([
  ['9:00–18:00', ['09:00-18:00']],
  ['9-12, 13 – 18', ['09:00-12:00', '13:00-18:00']],
  ['9.30-18.00', ['09:30-18:00']],
  ['', []],
  ['zavřeno', ['zavřeno']],
])('typed hours are parsed: %s', (text, expected) => {
  expect(readSpans(text)).toEqual(expected);
});

test('displayed hours can be parsed again', () => {
  expect(writtenSpan('09:00-18:00')).toBe('9:00–18:00');
  expect(readSpans(writtenSpan('00:00-24:00'))).toEqual(['00:00-24:00']);
});
