import { afterEach, expect, test, vi } from 'vitest';
import { createLog, type LogLevel } from './log.ts';

const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

afterEach(() => vi.clearAllMocks());

function linesOf(stream: typeof output): Record<string, unknown>[] {
  return stream.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}

function writeEveryLevel(level: LogLevel) {
  const log = createLog(level, { role: 'web' });
  for (const at of ['debug', 'info', 'warn', 'error'] as const) log[at](`of ${at}`, { id: 1 });
}

test('a line is JSON with its time, level, fixed fields and own fields', () => {
  createLog('info', { role: 'web' }).info('Something happened', { id: 1 });
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
  expect(linesOf(output)).toEqual([{ time, level: 'info', role: 'web', message: 'Something happened', id: 1 }]);
});

test('warnings and errors go to standard error, the rest to standard output', () => {
  writeEveryLevel('debug');
  expect(linesOf(output).map(({ level }) => level)).toEqual(['debug', 'info']);
  expect(linesOf(errors).map(({ level }) => level)).toEqual(['warn', 'error']);
});

test('lines below the level are dropped, all of them at level silent', () => {
  writeEveryLevel('error');
  expect([linesOf(output).length, linesOf(errors).length]).toEqual([0, 1]);
  writeEveryLevel('silent');
  expect([linesOf(output).length, linesOf(errors).length]).toEqual([0, 1]);
});

test('an error is written with its stack and cause, without other properties', () => {
  const error = Object.assign(new TypeError('fetch failed', { cause: new Error('refused') }), { detail: '(secret)' });
  createLog('info').warn('A call failed', { error });
  expect(linesOf(errors)[0]!.error).toEqual({
    name: 'TypeError',
    message: 'fetch failed: refused',
    stack: expect.stringMatching(/^TypeError: fetch failed\n[^]+caused by: Error: refused\n/) as string,
  });
});
