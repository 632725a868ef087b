import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('R-9.06 lists changed, added and removed fields, not equal ones', () => {
  const before = { state: 'approved', name: 'Rum', kept: [1, 2], gone: null };
  const after = { state: 'blocked', name: 'Rum', kept: [1, 2], reason: 'Podvod' };
  expect(changedFields(before, after)).toEqual([
    { path: ['state'], before: 'approved', after: 'blocked' },
    { path: ['gone'], before: null, after: undefined },
    { path: ['reason'], before: undefined, after: 'Podvod' },
  ]);
});

test('lists nested values field by field, and lists of plain values as one field', () => {
  expect(
    changedFields({ cs: { name: 'A', text: 'B' }, list: [1] }, { cs: { name: 'C', text: 'B' }, list: [] }),
  ).toEqual([
    { path: ['cs', 'name'], before: 'A', after: 'C' },
    { path: ['list'], before: [1], after: [] },
  ]);
  expect(changedFields(null, { parts: [{ id: 1 }] })).toEqual([
    { path: ['parts', '0', 'id'], before: undefined, after: 1 },
  ]);
});

test('an empty record has no fields, a plain value is one field without a name', () => {
  expect(changedFields(null, null)).toEqual([]);
  expect(changedFields(undefined, false)).toEqual([{ path: [], before: undefined, after: false }]);
});
