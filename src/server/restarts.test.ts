import { describe, expect, test } from 'vitest';
import { createRestarts } from './restarts.ts';

describe('restarts of processes', () => {
  test('a role that has served is restarted however often it dies, after growing pauses', () => {
    const restarts = createRestarts(() => 0);
    restarts.ready('web');
    const pauses = Array.from({ length: 100 }, () => restarts.pauseAfterDeath('web', 0));
    expect(pauses.slice(0, 4)).toEqual([200, 400, 800, 1600]);
    expect(pauses.at(-1)).toBe(30_000);
  });

  test('a role that has never been ready is given up after five deaths', () => {
    const restarts = createRestarts(() => 0);
    restarts.ready('web');
    const pauses = Array.from({ length: 5 }, () => restarts.pauseAfterDeath('worker', 0));
    expect(pauses).toEqual([200, 400, 800, 1600, undefined]);
  });

  test('a process that lived for a minute is replaced after the shortest pause', () => {
    let now = 0;
    const restarts = createRestarts(() => now);
    restarts.ready('web');
    for (let death = 0; death < 10; death += 1) restarts.pauseAfterDeath('web', now);
    now = 60_000;
    expect(restarts.pauseAfterDeath('web', 0)).toBe(200);
  });
});
