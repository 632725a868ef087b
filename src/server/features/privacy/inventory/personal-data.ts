import type { DB } from '#server/platform/db/schema.ts';
import { accountData } from './account-data.ts';
import { marketData } from './market-data.ts';
import { orderData } from './order-data.ts';
import { portalData } from './portal-data.ts';

export type Table = keyof DB;

/** How rows belong to a person. Several conditions: any of them. */
export interface Owner {
  /** Columns with the account's id. */
  readonly accounts?: readonly string[];
  /** Columns with an e-mail address. */
  readonly emails?: readonly string[];
  /** Columns with ids of rows of another table that belong to the person. */
  readonly through?: readonly {
    readonly column: string;
    readonly table: Table;
    readonly key: string;
    readonly of: Owner;
  }[];
}

export type Erasure =
  /** The rows are deleted. */
  | { readonly how: 'delete' }
  /** Deleted with the rows of another table, by its foreign keys. */
  | { readonly how: 'follow'; readonly table: Table }
  /** Columns are set to these values, the rows stay. */
  | { readonly how: 'blank'; readonly values: Readonly<Record<string, string | boolean | null>> }
  /** Name, nick, contacts and addresses of the person are struck out of texts that others keep. */
  | { readonly how: 'redact'; readonly columns: readonly string[] }
  /** More than one statement; `erasure/special-steps.ts`. */
  | { readonly how: 'special' }
  /** The rows name the account, which has no data any more. */
  | { readonly how: 'anonymous' }
  /** Unchanged until a retention job deletes or blanks them. */
  | { readonly how: 'keep'; readonly reason: 'tax' | 'claims' | 'fraud' | 'reports' | 'proof' | 'logs' };

export type Kept =
  | { readonly while: 'account' | 'wanted' | 'other_side' }
  | { readonly months: number }
  | { readonly years: number }
  | { readonly days: number };

export interface PersonalData {
  readonly table: Table;
  /** Columns that hold personal data, besides ids of accounts. */
  readonly columns: readonly string[];
  readonly why: 'contract' | 'law' | 'consent' | 'security';
  readonly kept: Kept;
  readonly owner: Owner;
  readonly erasure: Erasure;
  /** Columns that the erasure leaves for a while all the same. */
  readonly keptColumns?: { readonly columns: readonly string[]; readonly reason: 'reports' };
  /** The columns of the person's archive; or why it has none. */
  readonly exported: readonly string[] | 'secret' | 'derived' | 'within_other' | 'of_administrators';
}

/**
 * Every table that holds personal data. Erasure runs through it from the first to the last, and the archive of one's data
 * is made of it. `inventory.test.ts` compares it with the database, so each new table must decide.
 */
export const personalData: readonly PersonalData[] = [...portalData, ...marketData, ...orderData, ...accountData];

/** Columns that look personal by their names and are not. */
export const impersonalColumns: Readonly<Record<string, string>> = {
  'bank_line.key': 'derived from the statement',
  'branch.email': 'of a shop',
  'branch.phone': 'of a shop',
  'branch.street': 'of a shop',
  'branch.town': 'of a shop',
  'branch.postcode': 'of a shop',
  'pickup_point.name': 'of a shop',
  'pickup_point.street': 'of a shop',
  'pickup_point.city': 'of a shop',
  'pickup_point.postcode': 'of a shop',
  'newsletter_link.address': 'where a link leads',
  'bank_statement.file_name': 'of a file of the bank',
  'banner.group_name': 'of a place on the page',
  'blog_category_text.name': 'of a thing',
  'brand.name': 'of a thing',
  'carrier_text.name': 'of a thing',
  'category_text.name': 'of a thing',
  'country_text.name': 'of a thing',
  'favourite.name': 'of an offer',
  'order_line.name': 'of goods',
  'payment_method_text.name': 'of a thing',
  'rejection_reason_text.name': 'of a thing',
  'setting.name': 'of a thing',
  'user_group.name': 'of a thing',
};

/** Folders of the file store. */
export const personalFiles = [
  { folder: 'pictures', what: 'uploads of users', erasure: 'deleted with their rows of `picture`' },
  { folder: 'exports', what: 'archives of one’s data', erasure: 'deleted with their rows of `data_export`' },
  { folder: 'documents', what: 'documents of the portal', erasure: 'not personal' },
] as const;
