import { conflict, notFound } from '#shared/errors.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { BankFile } from '#shared/payouts/payouts.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { listPaidEntries } from '../margin.queries.ts';
import { findBatch, listPayouts, lockBatch, type BatchRow, type PayoutRow } from '../payout.queries.ts';
import { aboOrder } from './abo-order.ts';
import { insertDownload } from './download.queries.ts';
import { creditTransfer } from './pain-001.ts';
import { renderPayoutStatements } from './payout-statement.ts';

/** Those that a file names: none that was cancelled or taken out. */
export function livingOf(payouts: readonly PayoutRow[]): PayoutRow[] {
  return payouts.filter(({ state }) => state !== 'cancelled');
}

/** Whether all accounts are Czech and the currency is theirs, so that the ABO format fits. */
export function hasDomesticFile(batch: BatchRow, payouts: readonly PayoutRow[], shopIban: string): boolean {
  const isCzech = (iban: string) => iban.startsWith('CZ');
  return batch.currency_code === 'CZK' && isCzech(shopIban) && payouts.every((each) => isCzech(each.bank_account));
}

interface Exported {
  readonly batch: BatchRow;
  readonly payouts: readonly PayoutRow[];
  /** The same whenever the file is downloaded. */
  readonly at: Date;
}

interface Download {
  readonly id: number;
  readonly actorId: number;
}

/**
 * Writes a file for the bank and stores who has it. The lock keeps what it names from being taken out meanwhile.
 * @throws not_found; conflict before the batch is exported, and once it is cancelled
 */
function writeBankFile(
  { db, now }: Context,
  file: BankFile,
  { id, actorId }: Download,
  write: (exported: Exported) => string,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, id);
    if (!batch) throw notFound();
    if (batch.exported_at === null || batch.state === 'cancelled') throw conflict();
    const text = write({ batch, payouts: livingOf(await listPayouts(tx, id)), at: batch.exported_at });
    await insertDownload(tx, { batchId: id, file, actorId, at: now() });
    return text;
  });
}

/** A payment order in the ABO format (KPC). @throws not_found, conflict */
export function aboFile(context: Context, download: Download): Promise<string> {
  const { config } = context;
  return writeBankFile(context, 'abo', download, ({ batch, payouts, at }) => {
    if (!hasDomesticFile(batch, payouts, config.bank.iban)) throw conflict();
    return aboOrder({
      createdOn: isoDay(at, config.shop.timeZone),
      dueOn: batch.due_on,
      payer: { name: config.bank.recipient, iban: config.bank.iban },
      number: batch.id,
      payments: payouts.map((payout) => ({
        iban: payout.bank_account,
        amount: payout.amount_minor,
        variableSymbol: payout.variable_symbol,
        message: messageOf(payout),
      })),
    });
  });
}

/** A credit transfer of ISO 20022 (pain.001). @throws not_found, conflict */
export function sepaFile(context: Context, download: Download): Promise<string> {
  const { config } = context;
  return writeBankFile(context, 'sepa', download, ({ batch, payouts, at }) =>
    creditTransfer({
      id: batch.id,
      createdAt: at,
      dueOn: batch.due_on,
      currency: batch.currency_code,
      payer: { name: config.bank.recipient, iban: config.bank.iban },
      payments: payouts.map((payout) => ({
        id: payout.id,
        recipient: payout.recipient,
        iban: payout.bank_account,
        amount: payout.amount_minor,
        variableSymbol: payout.variable_symbol,
        message: messageOf(payout),
      })),
    }),
  );
}

/** Banks read ASCII, and recipients several languages: the brand and the number say it all. */
const messageOf = ({ variable_symbol: symbol }: PayoutRow) => `Karafa ${symbol}`;

/** Statements of the influencers of a batch. @throws not_found when it pays none */
export async function statementsFile({ db, config, now }: Context, id: number, locale: Locale): Promise<Buffer> {
  const batch = await findBatch(db, id);
  const payouts = batch ? livingOf(await listPayouts(db, id)).filter((payout) => payout.account_id !== null) : [];
  const entries = await listPaidEntries(db, id);
  if (!batch || payouts.length === 0) throw notFound();
  const currencies = await listCurrencies(db);
  const currency = currencies.find(({ code }) => code === batch.currency_code);
  const money = (minor: number) =>
    formatMinor(minor, currency ?? { symbol_before: '', symbol_after: batch.currency_code, decimals: null });
  const statements = payouts.map((payout) => ({
    locale,
    sender: config.bank.recipient,
    recipient: payout.recipient,
    bankAccount: payout.bank_account,
    variableSymbol: payout.variable_symbol,
    dueOn: batch.due_on,
    total: money(payout.amount_minor),
    entries: entries
      .filter((entry) => entry.payout_id === payout.id)
      .map((entry) => ({
        day: isoDay(entry.happened_at, config.shop.timeZone),
        code: entry.code,
        isReturn: entry.is_return,
        turnover: money(entry.turnover_minor),
        margin: money(entry.margin_minor),
      })),
  }));
  return renderPayoutStatements(statements, batch.exported_at ?? now());
}
