import type { DB } from '#server/platform/db/schema.ts';

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
