import { conflict, notFound } from '#shared/errors.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { listPaidEntries } from '../margin.queries.ts';
import { findBatch, listPayouts, type BatchRow, type PayoutRow } from '../payout.queries.ts';
import { aboOrder } from './abo-order.ts';
import { creditTransfer } from './pain-001.ts';
import { renderPayoutStatements } from './payout-statement.ts';

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

/** @throws not_found; conflict before the batch is exported, and once it is cancelled */
async function getExported({ db }: Context, id: number): Promise<Exported> {
  const batch = await findBatch(db, id);
  if (!batch) throw notFound();
  if (batch.exported_at === null || batch.state === 'cancelled') throw conflict();
  const payouts = (await listPayouts(db, id)).filter(({ state }) => state !== 'cancelled');
  return { batch, payouts, at: batch.exported_at };
}

/** A payment order in the ABO format (KPC). @throws not_found, conflict */
export async function aboFile(context: Context, id: number): Promise<string> {
  const { config } = context;
  const { batch, payouts, at } = await getExported(context, id);
  if (!hasDomesticFile(batch, payouts, config.bank.iban)) throw conflict();
  return aboOrder({
    createdOn: isoDay(at, config.shop.timeZone),
    dueOn: batch.due_on,
    payer: { name: config.bank.recipient, iban: config.bank.iban },
    number: id,
    payments: payouts.map((payout) => ({
      iban: payout.bank_account,
      amount: payout.amount_minor,
      variableSymbol: payout.variable_symbol,
      message: messageOf(payout),
    })),
  });
}

/** A credit transfer of ISO 20022 (pain.001). @throws not_found, conflict */
export async function sepaFile(context: Context, id: number): Promise<string> {
  const { config } = context;
  const { batch, payouts, at } = await getExported(context, id);
  return creditTransfer({
    id,
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
  });
}

/** Banks read ASCII, and recipients several languages: the brand and the number say it all. */
const messageOf = ({ variable_symbol: symbol }: PayoutRow) => `Karafa ${symbol}`;

/** Statements of the influencers of a batch. @throws not_found when it pays none */
export async function statementsFile({ db, config, now }: Context, id: number, locale: Locale): Promise<Buffer> {
  const batch = await findBatch(db, id);
  const payouts = batch ? (await listPayouts(db, id)).filter((payout) => payout.account_id !== null) : [];
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
