import type pg from 'pg';
import type { StatementRunner } from './statement-runner.ts';

/**
 * Makes a connection send every statement without a name: behind a pooler the next transaction may get another session,
 * which does not know it.
 */
export function nameNothing(client: pg.PoolClient): void {
  const query: (...values: unknown[]) => unknown = client.query.bind(client);
  const unnamed = (statement: unknown, ...rest: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest);
  Object.assign(client, { query: unnamed });
}

function isNamed(statement: unknown): statement is { readonly name: string } {
  return typeof statement === 'object' && statement !== null && 'name' in statement;
}

/** Runs each statement in a transaction of its own with these settings, since a pooled session keeps none. */
export function searchInTransactions(pool: pg.Pool, settings: readonly string[]): StatementRunner {
  const begin = ['begin read only', ...settings.map((setting) => `set local ${setting}`)].join('; ');
  return {
    async query(statement) {
      const client = await pool.connect();
      let broken: unknown;
      try {
        await client.query(begin);
        const result = await client.query(statement);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: unknown) => (broken = failure));
        throw error;
      } finally {
        client.release(broken !== undefined);
      }
    },
  };
}
