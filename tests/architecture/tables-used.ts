import { readFileSync } from 'node:fs';

/** Names of all tables, from the generated schema. */
export function tableNames(): Set<string> {
  const schema = readFileSync('src/server/platform/db/schema.ts', 'utf8');
  const [, database = ''] = /export interface DB \{([\s\S]*?)\n\}/.exec(schema) ?? [];
  return new Set([...database.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!));
}

export interface TablesUsed {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

/** Tables that code reads and writes through Kysely's builder or in SQL. */
export function tablesUsed(source: string, tables: ReadonlySet<string>): TablesUsed {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const find = (...patterns: readonly RegExp[]) =>
    new Set(
      patterns
        .flatMap((pattern) => [...code.matchAll(pattern)])
        .flatMap(([, names]) => names!.split(','))
        .map((name) => /\w+/.exec(name)?.[0] ?? '')
        .filter((name) => tables.has(name)),
    );
  const writes = find(
    /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
    /\b(?:insert into|delete from|merge into|truncate)\s+(\w+)/g,
    /\bupdate\s+(\w+)(?:\s+\w+)?\s+set\b/g,
  );
  const reads = find(
    /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|innerJoinLateral|leftJoinLateral|using)\(\s*'(\w+)/g,
    /\b(?:selectFrom|from)\(\s*\[([^\]]*)\]/g,
    /\b(?:from|join|using)\s+(?:lateral\s+)?(\w+(?:\s+(?:as\s+)?\w+)?(?:,\s*\w+(?:\s+(?:as\s+)?\w+)?)*)/g,
  );
  return { reads: new Set([...reads].filter((name) => !writes.has(name))), writes };
}
