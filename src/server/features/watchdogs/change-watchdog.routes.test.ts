import { expect, describe, test } from 'vitest';
import { buildListing } from '#tests/support/factories.ts';
import { useWatchdogCalls } from '#tests/support/watchdog-calls.ts';

const { testing, clock, later, work, buildPerson, save, list, change, mailsTo } = useWatchdogCalls();

// A Wednesday, two in the afternoon in Prague.
const begin = new Date('2026-06-03T12:00:00Z');
const build = async (word: string, frequency: string) => {
  clock.now = begin;
  const user = await buildPerson();
  const { id } = (await save(user, { q: word }, { frequency })).json();
  await buildListing(testing.context.db, { name: `${word} 12` });
  return { user, id, word };
};

describe('R-5.11 a watchdog', () => {
  test('tells of what it has found by its new frequency, also when saved again', async () => {
    const { user, id, word } = await build('Glenfarclas', 'weekly');
    expect(await work()).toBe(0);
    await change(user, id, { frequency: 'immediate' });
    expect(await work()).toBe(1);

    await buildListing(testing.context.db, { name: `${word} 15` });
    expect(await work()).toBe(0);
    await save(user, { q: word }, { frequency: 'daily' });
    later(60);
    expect(await work()).toBe(0);
    clock.now = new Date('2026-06-04T05:00:00Z');
    expect(await work()).toBe(1);
  });

  test('that is paused tells of nothing that it has found before, neither then nor after it is resumed', async () => {
    const { user, id, word } = await build('Bunnahabhain', 'daily');
    expect(await work()).toBe(0);
    await change(user, id, { state: 'paused' });
    expect((await list(user)).watchdogs).toMatchObject([{ found: 1, unseen: 0 }]);
    later(3 * 24 * 60);
    expect(await work()).toBe(0);
    await change(user, id, { state: 'active' });
    await buildListing(testing.context.db, { name: `${word} 18` });
    await work();
    later(24 * 60);
    expect(await work()).toBe(1);
    const [mail] = await mailsTo(user);
    expect(mail!.text).toContain(`${word} 18`);
    expect(mail!.text).not.toContain(`${word} 12`);
  });

  test('that is paused stays silent when its frequency changes', async () => {
    const { user, id } = await build('Tobermory', 'weekly');
    expect(await work()).toBe(0);
    await change(user, id, { state: 'paused' });
    await change(user, id, { frequency: 'immediate' });
    expect(await work()).toBe(0);
    await change(user, id, { state: 'active' });
    expect(await work()).toBe(0);
  });
});
