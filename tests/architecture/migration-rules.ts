/** Tables that grow with visitors, sellers and orders: what locks them for a scan or a rewrite stops the portal. */
const largeTables = new Set([
  'account',
  'account_address',
  'advert',
  'advert_event',
  'advert_revision',
  'audit_entry',
  'bank_line',
  'cart',
  'cart_line',
  'conversation',
  'conversation_side',
  'deal',
  'favourite',
  'invoice',
  'listing',
  'listing_picture',
  'listing_search',
  'listing_text',
  'login_token',
  'mail',
  'message',
  'moderation_case',
  'moderation_decision',
  'order_event',
  'order_line',
  'payment',
  'payment_webhook',
  'picture',
  'price_history',
  'product',
  'product_name',
  'refund',
  'report',
  'review',
  'shop_order',
  'stock',
  'stock_reservation',
  'watchdog',
]);

interface Rule {
  /** Of a statement in lower case; its first group is the table. */
  readonly pattern: RegExp;
  readonly fault: string;
}

const blockingRules: readonly Rule[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently\b).*? on (\w+)/,
    fault: 'locks writes while the index is built: use "create index concurrently"',
  },
  {
    pattern: /^alter table (\w+)\b.*\badd column\b.*\bgenerated always as \(.*\) stored\b/,
    fault: 'rewrites the table for a stored column: add a plain one, fill it in a job, keep it by a trigger',
  },
  {
    pattern: /^alter table (\w+)\b.*\badd column\b.*\bdefault (?:now|clock_timestamp|gen_random_uuid|random|nextval)\(/,
    fault: 'rewrites the table for a default that differs by row: add the column without, fill it in a job',
  },
  { pattern: /^alter table (\w+)\b.*\balter column \w+ (?:set data )?type\b/, fault: 'rewrites the table for a type' },
  {
    pattern: /^alter table (\w+)\b(?!.*\bnot valid\b).*\badd (?:constraint\b|check\b|foreign key\b|unique\b)/,
    fault: 'scans the table for a constraint: add it "not valid" and validate it in a file of its own',
  },
  { pattern: /^alter table (\w+)\b.*\bset not null\b/, fault: 'scans the table for "not null"' },
];

const bulkRules: readonly Rule[] = [
  { pattern: /^(?:update|delete from) (?:only )?(\w+)\b/, fault: 'changes rows in bulk: do it in a job' },
];

const removingRules: readonly Rule[] = [
  { pattern: /^alter table (\w+)\b.*\bdrop column\b/, fault: 'drops a column' },
  { pattern: /^drop table (?:if exists )?(\w+)\b/, fault: 'drops a table' },
  { pattern: /^alter table (\w+)\b.*\brename\b/, fault: 'renames' },
  { pattern: /^alter table (\w+)\b.*\bset not null\b/, fault: 'demands a value' },
  { pattern: /^alter table (\w+)\b.*\bdrop default\b/, fault: 'demands a value' },
];

/** Explains why processes of the previous version, which run on during an update, do not miss what is removed. */
const explanation = /^-- Previous version: \S/m;

/** Explains why a statement changes only a few rows of a large table. */
const fewRows = /^-- Few rows: \S/m;

/** What a migration does that would stop the portal or fail processes of the previous version; empty when nothing does. */
export function migrationFaults(text: string): string[] {
  const statements = statementsOf(text);
  const created = new Set(
    statements.flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []),
  );
  const faultsOf = (rules: readonly Rule[], concerns: (table: string) => boolean) =>
    statements.flatMap((statement) =>
      rules.flatMap(({ pattern, fault }) => {
        const table = pattern.exec(statement)?.[1];
        return table !== undefined && !created.has(table) && concerns(table) ? [`${table}: ${fault}`] : [];
      }),
    );
  const blocking = faultsOf(blockingRules, (table) => largeTables.has(table));
  const bulk = fewRows.test(text) ? [] : faultsOf(bulkRules, (table) => largeTables.has(table));
  const removing = explanation.test(text) ? [] : faultsOf(removingRules, () => true);
  return [
    ...blocking,
    ...bulk.map((fault) => `${fault}, or explain in a line "-- Few rows: …"`),
    ...removing.map((fault) => `${fault} without a line "-- Previous version: …"`),
  ];
}

/** Each in lower case on one line. Bodies of functions are left out: they run later. */
function statementsOf(text: string): string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}
