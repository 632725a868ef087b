import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endProgress, failProgress, progress, startProgress } from './progress-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endProgress();
  vi.runAllTimers();
  vi.useRealTimers();
});

const after = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return progress.read();
};

test('R-2.41 the progress bar appears after 200 ms', () => {
  startProgress();
  expect([after(199), after(1)]).toEqual(['idle', 'running']);
});

test('R-2.41 a navigation of less than 200 ms shows no progress bar', () => {
  startProgress();
  after(199);
  endProgress();
  expect([progress.read(), after(10_000)]).toEqual(['idle', 'idle']);
});

test('R-2.41 once visible, the progress bar stays for 200 ms', () => {
  startProgress();
  after(200);
  endProgress();
  expect([after(199), after(1), after(299), after(1)]).toEqual(['running', 'done', 'done', 'idle']);
});

test('R-2.41 a long navigation ends its progress bar at once', () => {
  startProgress();
  after(3000);
  endProgress();
  expect(after(0)).toBe('done');
});

test('R-2.41 a failure shows the bar for 200 ms and then turns it red, even before it was visible', () => {
  startProgress();
  after(10);
  failProgress();
  expect([progress.read(), after(199), after(1), after(1499), after(1)]).toEqual([
    'running',
    'running',
    'failed',
    'failed',
    'idle',
  ]);
});

test('R-2.41 a second navigation continues the visible bar', () => {
  startProgress();
  after(200);
  startProgress();
  expect(after(1000)).toBe('running');
});

test('R-2.41 the progress bar runs for 5 s', () => {
  const styles = readFileSync('src/web/ui/styles.css', 'utf8');
  expect(/\.progress-running \{\s*animation: progress (\S+) /.exec(styles)?.[1]).toBe('5s');
});
