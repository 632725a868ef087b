import type pg from 'pg';

/** Runs single statements. */
export interface StatementRunner {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
}
