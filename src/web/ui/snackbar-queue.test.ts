import { describe, expect, it } from 'vitest';
import { closeSnackbar, showSnackbar, snackbars, visibleSnackbars, withSnackbar } from './snackbar-queue.ts';

const message = (id: number, text = `message ${id}`) => ({ id, text, tone: 'info' as const });

describe('the snackbar queue', () => {
  it('shows three messages and queues the others', () => {
    const queue = [1, 2, 3, 4].reduce((all, id) => withSnackbar(all, message(id)), visibleSnackbars([]));
    expect(visibleSnackbars(queue).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(visibleSnackbars(queue.slice(1)).map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('does not repeat a message that is already shown', () => {
    const queue = withSnackbar([message(1, 'saved'), message(2)], message(3, 'saved'));
    expect(queue.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('removes successes when a later error is added', () => {
    const saved = { ...message(1, 'saved'), tone: 'success' as const };
    const queue = withSnackbar([saved, message(2)], { ...message(3), tone: 'error' });
    expect(queue.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('notifies subscribers and removes closed messages', () => {
    const seen: number[] = [];
    const stop = snackbars.subscribe(() => seen.push(snackbars.read().length));
    showSnackbar({ text: 'one', tone: 'error' });
    showSnackbar({ text: 'two' });
    closeSnackbar(snackbars.read()[0]!.id);
    stop();
    expect(seen).toEqual([1, 2, 1]);
    expect(snackbars.read()[0]).toMatchObject({ text: 'two', tone: 'info' });
  });
});
