import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { rememberEach } from './remember-each.ts';

const testing = useTestContext();

const minute = 60_000;

/** A cache of the numbers of its reads. Each read is pending until `answer` settles it. */
function counter() {
  let at = 1;
  let readings = 0;
  const waiting: ((isRead: boolean) => void)[] = [];
  const rests: number[] = [];
  const clock = { now: () => at, sleep: async (ms: number) => void rests.push(ms) };
  const ask = rememberEach(
    async (_reader, _question: string) => {
      const number = ++readings;
      const isRead = await new Promise<boolean>((resolve) => void waiting.push(resolve));
      if (!isRead) throw new Error('unreadable');
      return number;
    },
    { keyOf: (question) => question, sizeOf: () => 1, most: 100, clock },
  );
  const answer = (isRead = true) => waiting.splice(0).forEach((resolve) => resolve(isRead));
  const askFor = (question = 'rum') => ask(testing.context, question);
  return {
    ask: askFor,
    readings: () => readings,
    answer,
    pass: (ms: number) => void (at += ms),
    /** Leaves the first answer more than a minute old, and its second reading pending. */
    readAgain: async () => {
      const first = askFor();
      answer();
      await first;
      at += minute + 1;
      expect(await askFor()).toBe(1);
      await expect.poll(() => readings).toBe(2);
    },
    rests,
  };
}

test('an answer is read once for all who ask within a minute', async () => {
  const { ask, readings, answer, pass } = counter();
  const both = Promise.all([ask(), ask()]);
  answer();
  expect(await both).toEqual([1, 1]);
  pass(minute - 1);
  expect(await ask()).toBe(1);
  expect(readings()).toBe(1);
});

test('nobody waits for an answer to be read again until it is ten minutes old', async () => {
  const { ask, answer, pass, readings, readAgain } = counter();
  await readAgain();
  answer();
  await expect.poll(() => ask()).toBe(2);
  pass(10 * minute + 1);
  const late = ask();
  await expect.poll(readings).toBe(3);
  answer();
  expect(await late).toBe(3);
});

test('an answer that cannot be read again stays for the next who ask', async () => {
  const { ask, answer, pass, readings, readAgain } = counter();
  await readAgain();
  answer(false);
  await expect.poll(async () => [await ask(), readings()]).toEqual([1, 3]);
  pass(10 * minute);
  const late = ask();
  answer(false);
  await expect(late).rejects.toThrow('unreadable');
});

test('answers are read again one after another, with rests of four times as long', async () => {
  const { ask, answer, pass, readings, rests } = counter();
  const questions = ['rum', 'gin', 'port'];
  const first = Promise.all(questions.map(ask));
  answer();
  await first;
  pass(minute + 1);
  await Promise.all(questions.map(ask));
  for (const begun of [4, 5, 6]) {
    await expect.poll(readings).toBe(begun);
    pass(100);
    answer();
  }
  await expect.poll(() => Promise.all(questions.map(ask))).toEqual([4, 5, 6]);
  expect(rests).toEqual([400, 400, 400]);
});

test('an answer of more than ten minutes is read at once, whatever else is read again', async () => {
  const { ask, answer, pass, readings } = counter();
  const first = Promise.all([ask('rum'), ask('gin')]);
  answer();
  await first;
  pass(minute + 1);
  await ask('rum');
  await expect.poll(readings).toBe(3);
  pass(10 * minute);
  const late = ask('gin');
  await expect.poll(readings).toBe(4);
  answer();
  expect(await late).toBe(4);
});
