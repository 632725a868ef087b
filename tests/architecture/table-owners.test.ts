import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tableNames, tablesUsed } from './tables-used.ts';

const { features } = (await import('../../.dependency-cruiser.mjs' as string)) as { features: readonly string[] };

/** Reads of a later feature's tables that are cheaper than the call that would replace them. */
const exceptions: readonly { readonly reader: string; readonly tables: readonly string[]; readonly reason: string }[] =
  [
    {
      reader: 'platform',
      tables: ['mail_text'],
      reason: 'Whoever queues a mail gets its changed texts in the same transaction.',
    },
    {
      reader: 'reference-data',
      tables: ['listing', 'advert_revision'],
      reason: 'A currency keeps its decimals while a price is stored in it.',
    },
    { reader: 'accounts', tables: ['advert'], reason: "The administrators' list of users counts each user's adverts." },
    {
      reader: 'accounts',
      tables: ['voucher', 'influencer_entry'],
      reason: 'Every answer about an account says whether it is an influencer.',
    },
    {
      reader: 'listings',
      tables: ['advert', 'advert_revision'],
      reason:
        'A waiting change may name a proposed brand; deleted adverts and paid time are conditions of one statement.',
    },
    {
      reader: 'stock',
      tables: ['order_line', 'shop_order'],
      reason:
        'A reservation belongs to the line of an order, which says whose goods they are and whether they have left.',
    },
    {
      reader: 'delivery',
      tables: ['shop_order'],
      reason: 'A carrier keeps its kind once an order has used it.',
    },
    {
      reader: 'vouchers',
      tables: ['shop_order', 'order_line'],
      reason: 'Margins are computed from the lines of the order; a voucher lists the orders that used it.',
    },
    {
      reader: 'payments',
      tables: ['bank_line', 'bank_share', 'payout'],
      reason:
        'The list of refunds says which account a transfer goes to, as the bank’s statement tells, and which batch sends it.',
    },
    {
      reader: 'deals',
      tables: ['review'],
      reason: 'A confirmed deal asks for a review, or for a change of the one that there is.',
    },
    {
      reader: 'orders',
      tables: ['withdrawal', 'withdrawal_line', 'complaint'],
      reason: 'An order shows its returns and subtracts their pieces; all of it is in order-returns.queries.ts.',
    },
  ];

const tables = tableNames();
const owners = readOwners(readFileSync('docs/architecture.md', 'utf8'));

describe('table owners', () => {
  test('docs/architecture.md names one owner of every table, and no others', () => {
    expect([...owners.keys()].sort()).toEqual([...tables].sort());
    const unknown = [...owners.values()].filter((owner) => owner !== 'platform' && !features.includes(owner));
    expect(unknown).toEqual([]);
  });

  test('only the owner of a table writes it, and no feature reads the tables of a later one', () => {
    expect(findViolations(serverFiles())).toEqual([]);
  });

  test('every exception is still needed', () => {
    const found = findViolations(serverFiles(), []);
    const unneeded = exceptions.flatMap(({ reader, tables: excepted }) =>
      excepted.filter((table) => !found.some((violation) => violation.endsWith(`: ${reader} reads ${table}`))),
    );
    expect(unneeded).toEqual([]);
  });

  test.each([
    [
      'another feature writes',
      'src/server/features/adverts/a.ts',
      `db.updateTable('listing')`,
      'adverts writes listing',
    ],
    ['another feature writes in SQL', 'src/server/features/orders/a.ts', 'update stock s set x', 'orders writes stock'],
    ['the platform reads', 'src/server/platform/a.ts', 'select from account', 'platform reads account'],
    ['http writes', 'src/server/http/a.ts', `tx.insertInto('audit_entry')`, 'http writes audit_entry'],
    [
      'an earlier feature reads',
      'src/server/features/settings/a.ts',
      `.selectFrom('shop_order')`,
      'settings reads shop_order',
    ],
    [
      'an earlier feature joins',
      'src/server/features/accounts/a.ts',
      'from account a, mail, cart c',
      'accounts reads cart',
    ],
  ])('a planted violation is found: %s', (_, path, code, violation) => {
    expect(findViolations([{ path, code }])).toEqual([`${path}: ${violation}`]);
  });

  test('comments are ignored', () => {
    const code = '/** Removes it from stock. */\n// from shop_order\n';
    expect(findViolations([{ path: 'src/server/features/settings/a.ts', code }])).toEqual([]);
  });
});

interface SourceFile {
  readonly path: string;
  readonly code: string;
}

/** @returns "path: reader reads table" and "path: writer writes table" */
function findViolations(files: readonly SourceFile[], excepted = exceptions): string[] {
  return files.flatMap(({ path, code }) => {
    const user = userOf(path);
    const { reads, writes } = tablesUsed(code, tables);
    const isExcepted = (table: string) =>
      excepted.some(({ reader, tables: allowed }) => reader === user && allowed.includes(table));
    return [
      ...[...writes].filter((table) => owners.get(table) !== user).map((table) => `${path}: ${user} writes ${table}`),
      ...[...reads]
        .filter((table) => !mayRead(user, owners.get(table)!) && !isExcepted(table))
        .map((table) => `${path}: ${user} reads ${table}`),
    ];
  });
}

/** The feature of a file, or the folder of the server in which it is. */
function userOf(path: string): string {
  const [, , folder, feature] = path.split('/');
  return folder === 'features' ? feature! : folder!;
}

/** Features come after the platform and before http, pages and jobs, which may read every table. */
function mayRead(user: string, owner: string): boolean {
  if (user === owner || owner === 'platform') return true;
  if (user === 'platform') return false;
  return !features.includes(user) || features.indexOf(owner) < features.indexOf(user);
}

/** Table → owner, from the rows "| `owner` | `table`, `table` |" of the section on tables. */
function readOwners(architecture: string): Map<string, string> {
  const rows = [...architecture.matchAll(/^\| `([\w-]+)` +\|(.*)\|$/gm)];
  const pairs = rows.flatMap(([, owner, list]) =>
    [...list!.matchAll(/`(\w+)`/g)].map(([, table]) => [table!, owner!] as const),
  );
  expect(pairs.map(([table]) => table)).toEqual([...new Set(pairs.map(([table]) => table))]);
  return new Map(pairs);
}

function serverFiles(): SourceFile[] {
  return readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/server/${file}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('/db/schema.ts'))
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }));
}
