import { expect, test } from 'vitest';
import { createAnnouncedPositions } from './announced-positions.ts';
import { createPrimaryHistory } from './primary-history.ts';
import { parseWalPosition } from './wal-position.ts';

test('a position is behind the last announced change of a tag, not behind those of other tags', () => {
  const announced = createAnnouncedPositions();
  expect(announced.isAfter(1000n, ['listing:1'])).toBe(true);
  announced.hear(['all'], 10n);
  announced.hear(['listing:1', 'listings'], 20n);
  announced.hear(['listing:2'], 30n);
  expect(announced.isAfter(9n, ['settings'])).toBe(true);
  expect(announced.isAfter(10n, ['settings'])).toBe(false);
  expect([announced.isAfter(19n, ['listing:1']), announced.isAfter(20n, ['listing:1'])]).toEqual([true, false]);
  expect([announced.isAfter(29n), announced.isAfter(30n)]).toEqual([true, false]);
});

test('after a broken connection positions start over, at a new primary perhaps further back', () => {
  const announced = createAnnouncedPositions();
  announced.hear(['all'], 100n);
  announced.hear(['listing:1'], 120n);
  announced.hear(['all']);
  expect([announced.isHearing, announced.isAfter(110n, ['listing:1'])]).toEqual([false, true]);
  announced.hear(['all'], 90n);
  expect([announced.isHearing, announced.isAfter(95n, ['listing:1'])]).toEqual([true, false]);
});

test('too many tags count as all', () => {
  const announced = createAnnouncedPositions();
  announced.hear(['all'], 1n);
  for (let id = 0; id <= 10_000; id += 1) announced.hear([`listing:${id}`], 2n);
  expect([announced.isAfter(1n, ['settings']), announced.isAfter(2n, ['settings'])]).toEqual([true, false]);
});

test('the lag is the time since the primary was beyond a position, and starts over with a new primary', () => {
  const history = createPrimaryHistory();
  const sample = { timeline: 1, system: '7', name: 'karafa' };
  for (const at of [1000, 2000, 3000]) history.add({ ...sample, at, position: BigInt(at) });
  expect([history.lagOf(3000n), history.lagOf(2999n), history.lagOf(1500n)]).toEqual([0, 0, 1000]);
  history.add({ ...sample, timeline: 2, at: 4000, position: 2500n });
  expect([history.lagOf(2500n), history.lagOf(1000n)]).toEqual([0, 0]);
});

test('positions are ordered as numbers', () => {
  expect(parseWalPosition('16/B374D848')).toBe(0x16_b3_74_d8_48n);
  expect(parseWalPosition('1/0')).toBeGreaterThan(parseWalPosition('0/FFFFFFFF'));
});
