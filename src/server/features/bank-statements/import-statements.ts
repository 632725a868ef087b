import { mostStatementLines } from '#shared/bank-statements/bank-lines.ts';
import { FieldError, fieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { accountOfIban } from '#server/platform/bank-codes/account-number.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { insertLines } from './bank-line.queries.ts';
import { deleteStatement, insertStatement, setRepeatedLines } from './bank-statement.queries.ts';
import { readStatements } from './formats/recognise.ts';
import { BrokenStatement, type Statement } from './formats/statement.ts';
import { withKeys } from './line-keys.ts';

/** Runs whenever there are new transactions. */
export const matchTask = 'bank.match';

export interface Imported {
  /** Undefined: the statement brought nothing new and is not stored. */
  readonly id: number | undefined;
  readonly added: number;
  readonly repeated: number;
}

/**
 * Imports a file of a bank, all of it or nothing. Transactions that an earlier file has brought are left out. A job
 * matches the new ones afterwards.
 * @throws FieldError on `file`
 */
export async function importStatements(
  context: Context,
  { bytes, fileName, actorId }: { readonly bytes: Uint8Array; readonly fileName: string; readonly actorId: number },
): Promise<Imported[]> {
  const statements = readFile(bytes);
  return context.db.transaction().execute(async (tx) => {
    const imported: Imported[] = [];
    for (const statement of statements) {
      const done = await storeStatement(context, tx, statement, { fileName, actorId });
      imported.push(done);
      const { id, added, repeated } = done;
      const entry = { actorId, action: 'import', entity: 'bank_statement', entityId: id ?? null } as const;
      await recordAudit(tx, [{ ...entry, after: { file_name: fileName, added, repeated } }], context.now());
    }
    return imported;
  });
}

function readFile(bytes: Uint8Array): Statement[] {
  let statements: Statement[] | undefined;
  try {
    statements = readStatements(bytes);
  } catch (error) {
    if (!(error instanceof BrokenStatement)) throw error;
    throw new FieldError({ file: [{ error: 'statement_broken', line: error.line }] });
  }
  if (!statements || statements.length === 0) throw fieldError('file', 'statement_unknown');
  const lines = statements.reduce((sum, statement) => sum + statement.lines.length, 0);
  if (lines > mostStatementLines) throw fieldError('file', 'statement_too_long');
  return statements;
}

/**
 * Stores a statement of the shop's account with its new transactions.
 * @throws FieldError on `file` when it is of another account: its money has not come to the shop
 */
export async function storeStatement(
  { config, now }: Context,
  tx: Tx,
  statement: Statement,
  { fileName, actorId }: { readonly fileName: string; readonly actorId: number | null },
): Promise<Imported> {
  const { iban } = config.bank;
  if (!isAccount(statement.account, iban)) throw fieldError('file', 'statement_other_account');
  const currency = statement.currency ?? config.shop.currency;
  // Banks inform of things that move no money.
  const lines = withKeys(statement.lines.filter(({ amount }) => amount !== 0)).map((line, index) => ({
    ...line,
    position: index + 1,
  }));
  const id = await insertStatement(tx, { ...statement, account: iban, currency, fileName, actorId, at: now() });
  const added = lines.length === 0 ? 0 : await insertLines(tx, { id, account: iban, currency }, lines);
  const repeated = lines.length - added;
  if (added === 0) {
    await deleteStatement(tx, id);
    return { id: undefined, added, repeated };
  }
  await setRepeatedLines(tx, id, repeated);
  await addJob(tx, matchTask, {}, { key: matchTask });
  return { id, added, repeated };
}

/** GPC files have the sixteen digits of prefix and number only. */
function isAccount(written: string, iban: string): boolean {
  if (written === iban || written === accountOfIban(iban)) return true;
  return /^\d{10,16}$/.test(written) && /^(CZ|SK)/.test(iban) && written.padStart(16, '0') === iban.slice(8);
}
