import { expect, test } from 'vitest';
import { readCoordinates, writeCoordinates } from './coordinates.ts';

const brno = { latitude: 49.19506, longitude: 16.60684 };

test.each(['49.19506, 16.60684', '49.19506N, 16.60684E', ' 49.19506 ; 16.60684 '])(
  'reads the coordinates %s',
  (text) => {
    expect(readCoordinates(text)).toEqual(brno);
  },
);

test.each(['', 'Brno', '49.19506', '49,19506, 16,60684'])('reads none from "%s"', (text) => {
  expect(readCoordinates(text)).toEqual({ latitude: null, longitude: null });
});

test('reads what it writes', () => {
  expect(readCoordinates(writeCoordinates(brno))).toEqual(brno);
  expect(writeCoordinates({ latitude: null, longitude: null })).toBe('');
});
