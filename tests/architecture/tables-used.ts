import { readFileSync } from 'node:fs';

/** Names of all tables, as the generated schema lists them. */
export function tableNames(): Set<string> {
  const schema = readFileSync('src/server/platform/db/schema.ts', 'utf8');
  const [, database = ''] = /export interface DB \{([\s\S]*?)\n\}/.exec(schema) ?? [];
  return new Set([...database.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!));
}

export interface TablesUsed {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

/** Tables that code reads and writes by Kysely's builder or in SQL. Reads text, not syntax: a name in a comment counts too. */
export function tablesUsed(code: string, tables: ReadonlySet<string>): TablesUsed {
  const find = (...patterns: readonly RegExp[]) =>
    new Set(
      patterns
        .flatMap((pattern) => [...code.matchAll(pattern)])
        .map(([, name]) => name!)
        .filter((name) => tables.has(name)),
    );
  const writes = find(
    /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
    /\b(?:insert into|delete from|merge into|truncate)\s+(\w+)/g,
    /\bupdate\s+(\w+)(?:\s+\w+)?\s+set\b/g,
  );
  const reads = find(
    /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using)\(\s*'(\w+)/g,
    /\b(?:selectFrom|from)\(\s*\[\s*'(\w+)/g,
    /\b(?:from|join|using)\s+(?:lateral\s+)?(\w+)/g,
  );
  return { reads: new Set([...reads].filter((name) => !writes.has(name))), writes };
}
