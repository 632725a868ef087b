import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Context } from '#server/context.ts';

/** Resolves once the caches of this process have heard of every change committed so far. */
export async function changesHeard({ changes, pool }: Pick<Context, 'changes' | 'pool'>): Promise<void> {
  const mark = `mark:${randomUUID()}`;
  let isHeard = false;
  changes.listen((tags) => {
    isHeard ||= tags.includes(mark);
  });
  // Repeated, since the feed hears nothing before it is connected.
  const announce = () => pool.query(`select pg_notify('changed', $1)`, [mark]);
  await expect.poll(() => announce().then(() => isHeard)).toBe(true);
}
