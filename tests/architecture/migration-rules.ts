import { isCreatedAgain, statementsOf } from './migration-statements.ts';
import { smallTables } from './small-tables.ts';

interface Rule {
  /** Of a statement from `statementsOf`; its first group is the table, or what else is dropped or renamed. */
  readonly pattern: RegExp;
  readonly fault: string;
}

const scan = 'scans the table for a constraint: add it "not valid" and validate it in a file of its own';
const differs = 'rewrites the table for a default that differs by row: add the column without, fill it in a job';

const blockingRules: readonly Rule[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently\b)(?:\w+ )?on (\w+)/,
    fault: 'locks writes while the index is built: use "create index concurrently"',
  },
  {
    pattern: /^reindex (?!.*\bconcurrently\b)(?:.* )?(\w+)$/,
    fault: 'locks writes while the index is built: use "reindex … concurrently"',
  },
  {
    pattern: /^(?:cluster|vacuum (?:full|\(.*\bfull\b.*\)))(?: (.+?))?(?: using \w+)?$/,
    fault: 'rewrites the table',
  },
  {
    pattern: /^alter table (\w+) add column .*\bgenerated always as \(.*\) stored\b/,
    fault: 'rewrites the table for a stored column: add a plain one, fill it in a job, keep it by a trigger',
  },
  {
    pattern: /^alter table (\w+) add column .*\bdefault \(?(?:now|clock_timestamp|gen_random_uuid|random|nextval)\(/,
    fault: differs,
  },
  {
    pattern: /^alter table (\w+) add column (?:\w+ (?:small|big)?serial[248]?\b|.*\bas identity\b)/,
    fault: differs,
  },
  { pattern: /^alter table (\w+) alter column \w+ (?:set data )?type\b/, fault: 'rewrites the table for a type' },
  {
    pattern: /^alter table (\w+) add (?:constraint \w+ )?(?:check|foreign key|not null)\b(?!.* not valid$)/,
    fault: scan,
  },
  { pattern: /^alter table (\w+) add column .*\bcheck ?\(/, fault: scan },
  // Without a default, PostgreSQL scans nothing, and the locks of both tables are those that "not valid" takes, too.
  { pattern: /^alter table (\w+) add column (?=.*(?<!\bset )\bdefault\b).*\breferences\b/, fault: scan },
  {
    pattern:
      /^alter table (\w+) add (?:constraint \w+ |column .*\b)?(?:unique\b(?! using index\b)|primary key\b|exclude\b)/,
    fault: 'locks the table while an index is built: create it concurrently, then add "unique using index"',
  },
  { pattern: /^alter table (\w+) alter column \w+ set not null\b/, fault: 'scans the table for "not null"' },
];

/** Of all statements of a transaction, separated by semicolons. */
const transactionRules: readonly Rule[] = [
  {
    pattern: /\balter table (\w+) add constraint (\w+) .*;alter table \1 validate constraint \2\b/,
    fault: 'scans the table while the constraint locks it: validate it in a file of its own',
  },
];

const withoutTransactionRules: readonly Rule[] = [
  {
    pattern: /^alter table (\w+) (?!validate constraint\b)/,
    fault: 'waits for its lock without a limit, and everybody behind it: use a file with a transaction',
  },
];

const bulkRules: readonly Rule[] = [
  {
    // At the beginning, within "with … as (…)" and after it; "for update" and "do update" change no further rows.
    pattern: /(?:^|[()] ?)(?:update|delete from|merge into) (\w+)/,
    fault: 'changes rows in bulk: do it in a job',
  },
];

const removingRules: readonly Rule[] = [
  { pattern: /^alter table (\w+) drop column\b/, fault: 'drops a column' },
  ...['table', 'view', 'materialized view', 'function', 'procedure', 'trigger', 'type'].map((kind) => ({
    pattern: new RegExp(`^drop ${kind} (\\w+)`),
    fault: `drops a ${kind}`,
  })),
  { pattern: /^alter (?!index\b)(?:materialized )?\w+ (\w+)\b.*\brename\b/, fault: 'renames' },
  { pattern: /^alter table (\w+) alter column \w+ (?:set not null|drop default)\b/, fault: 'demands a value' },
];

/** Explains why processes of the previous version, which run on during an update, do not miss what is removed. */
const explanation = /^-- Previous version: \S/m;

/** Explains why a statement changes only a few rows of a large table. */
const fewRows = /^-- Few rows: \S/m;

const noTransaction = /^-- no-transaction\b/;

/** What a migration does that would stop the portal or fail processes of the previous version; empty when nothing does. */
export function migrationFaults(text: string): string[] {
  const statements = statementsOf(text);
  const isLarge = (table: string) => !smallTables.has(table);
  const blocking = faultsOf(statements, blockingRules, isLarge);
  const together = noTransaction.test(text)
    ? faultsOf(statements, withoutTransactionRules, isLarge)
    : faultsOf([statements.join(';')], transactionRules, isLarge);
  const bulk = fewRows.test(text) ? [] : faultsOf(statements, bulkRules, isLarge);
  const removing = explanation.test(text) ? [] : faultsOf(statements, removingRules);
  return [
    ...blocking,
    ...together,
    ...bulk.map((fault) => `${fault}, or explain in a line "-- Few rows: …"`),
    ...removing.map((fault) => `${fault} without a line "-- Previous version: …"`),
  ];
}

/** Leaves out tables that an earlier statement creates, and what a later one creates again. */
function faultsOf(
  statements: readonly string[],
  rules: readonly Rule[],
  concerns: (table: string) => boolean = () => true,
): string[] {
  const created = new Set<string>();
  return statements.flatMap((statement, at) => {
    const [, table] = /^create (?:\w+ )?table (\w+)/.exec(statement) ?? [];
    if (table !== undefined) created.add(table);
    if (isCreatedAgain(statement, statements.slice(at + 1))) return [];
    return rules.flatMap(({ pattern, fault }) =>
      [...statement.matchAll(new RegExp(pattern, 'g'))]
        .map(([, name = 'all tables']) => name)
        .filter((name) => !created.has(name) && concerns(name))
        .map((name) => `${name}: ${fault}`),
    );
  });
}
