import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, sessionStore, type Session } from '#web/features/session/session.ts';
import { followInbox, inboxChanges } from './live-inbox.ts';

/** What the browser would connect to. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = 0;
  constructor() {
    super();
    Stream.all.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  refuse() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

const logIn = (id: number) => {
  sessionStore.set({ status: 'in', session: { me: { id } } as Session });
  followInbox(id, () => undefined);
};
const stream = () => Stream.all.at(-1)!;

beforeEach(() => {
  Stream.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('events are listened to once for an account, until it logs out', () => {
  const before = inboxChanges.read();
  logIn(1);
  logIn(1);
  expect(Stream.all).toHaveLength(1);
  stream().dispatchEvent(new Event('inbox'));
  expect(inboxChanges.read()).toBe(before + 1);
  endSession();
  expect(stream().readyState).toBe(Stream.CLOSED);
});

test('a refused stream is opened again later, and then everything may have changed', () => {
  logIn(1);
  stream().dispatchEvent(new Event('open'));
  const before = inboxChanges.read();
  stream().refuse();
  expect(Stream.all).toHaveLength(1);
  vi.runOnlyPendingTimers();
  expect(Stream.all).toHaveLength(2);
  stream().dispatchEvent(new Event('open'));
  expect(inboxChanges.read()).toBe(before + 1);
});

test('after a logout a refused stream is not opened again', () => {
  logIn(1);
  stream().refuse();
  endSession();
  vi.runOnlyPendingTimers();
  expect(Stream.all).toHaveLength(1);
});

test('another account gets a stream of its own', () => {
  logIn(1);
  const [first] = Stream.all;
  logIn(2);
  expect(first!.readyState).toBe(Stream.CLOSED);
  expect(Stream.all).toHaveLength(2);
});
