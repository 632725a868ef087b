import type { ShopCode } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { otherTransactions } from '../data/bank-lines.ts';
import { demoShops } from '../data/shops/demo-shops.ts';
import type { Row, Rows } from '../rows.ts';

/** The invented accounts of the shops (`config.ts`). */
const ibans: Record<ShopCode, string> = { cz: 'CZ6508000000192000145399', sk: 'SK9611000000002918599669' };
/** Days ago: the older statement ends where the newer one begins. */
const oldest = 60;
const border = 7;

/** Two statements of the shop's account: what has paid for orders, what waits for a clerk, and other money. */
export function buildBankStatements(calendar: Calendar, code: ShopCode, actorId: number, rows: Rows): Rows {
  const { currency } = demoShops[code].shop;
  const common = { account: ibans[code], currency_code: currency };
  const statements: Row[] = [
    [1, oldest, border],
    [2, border, 1],
  ].map(([id, from, to]) => ({
    ...common,
    id,
    format: 'gpc',
    number: String(40 + id!),
    starts_on: dayOf(calendar.daysAgo(from!)),
    ends_on: dayOf(calendar.daysAgo(to!)),
    opening_minor: 18_254_300 * id!,
    closing_minor: 18_254_300 * (id! + 1),
    file_name: `vypis-${40 + id!}.gpc`,
    repeated_lines: 0,
    imported_at: calendar.daysAgo(to! - 0.6),
    imported_by: actorId,
  }));
  const since = calendar.daysAgo(oldest);
  const paid = rows.payment!.filter(
    ({ provider, state, paid_at: at, is_overpayment: isOver }) =>
      provider === 'bank_transfer' && state === 'paid' && !isOver && String(at) >= since,
  );
  const awaited = rows.payment!.filter(({ provider, state }) => provider === 'bank_transfer' && state === 'created');
  const inPart = awaited.find(({ subject_kind: kind }) => kind === 'order');
  const left = awaited.filter((payment) => payment !== inPart);
  const part = inPart && partOf(inPart, rows, calendar);
  const lines = [
    ...paid.map((payment) => matched(payment, rows)),
    ...(part ? [part] : []),
    ...waitingLines(left, calendar),
  ];
  const others: DemoLine[] = otherTransactions.map(({ daysAgo, ...line }) => ({
    ...line,
    at: calendar.daysAgo(daysAgo),
  }));
  const all = [...lines, ...others].toSorted((one, other) => one.at.localeCompare(other.at));
  const newer = calendar.daysAgo(border);
  return {
    bank_statement: statements,
    bank_line: all.map(({ at, payment: _payment, ...line }, index) => ({
      ...common,
      ...empty,
      id: index + 1,
      statement_id: at < newer ? 1 : 2,
      position: index + 1,
      key: `demo:${index + 1}`,
      booked_on: dayOf(at),
      decided_at: at,
      ...line,
    })),
    order_event: part
      ? [
          {
            id: rows.order_event!.length + 1,
            order_id: part.payment!.subject_id,
            kind: 'part_payment',
            from_state: 'waiting_for_payment',
            to_state: 'waiting_for_payment',
            actor_id: actorId,
            detail: { amount: part.amount_minor, line: all.indexOf(part) + 1, paid_on: dayOf(part.at) },
            happened_at: part.at,
          },
        ]
      : [],
    bank_share: all.flatMap(({ at, payment, amount_minor: amount, state }, index) =>
      payment
        ? [
            {
              line_id: index + 1,
              subject_kind: payment.subject_kind,
              subject_id: payment.subject_id,
              variable_symbol: payment.variable_symbol,
              amount_minor: amount,
              outcome: state === 'partial' ? 'partial' : 'settled',
              payment_id: state === 'partial' ? null : payment.id,
              created_at: at,
            },
          ]
        : [],
    ),
  };
}

interface DemoLine extends Row {
  readonly at: string;
  readonly payment?: Row | undefined;
}

const empty = {
  counter_account: '',
  counter_name: '',
  variable_symbol: '',
  constant_symbol: '',
  message: '',
  reason: null,
  suggestion: [],
  note: '',
};

const dayOf = (time: unknown) => String(time).slice(0, 10);

function payerOf({ subject_id: id }: Row, rows: Rows): string {
  const order = rows.shop_order!.find((each) => each.id === id);
  return order ? `${String(order.last_name)} ${String(order.first_name)}`.toUpperCase() : '';
}

function matched(payment: Row, rows: Rows): DemoLine {
  return {
    at: String(payment.paid_at),
    payment,
    amount_minor: payment.amount_minor,
    variable_symbol: payment.variable_symbol,
    constant_symbol: '0308',
    counter_account: '2501301193/2010',
    counter_name: payment.subject_kind === 'order' ? payerOf(payment, rows) : '',
    state: 'matched',
  };
}

/** A transfer that has paid a part of an order. */
function partOf(payment: Row, rows: Rows, calendar: Calendar): DemoLine {
  return {
    ...matched(payment, rows),
    at: calendar.daysAgo(1.4),
    // About a half, in whole units.
    amount_minor: Math.floor(Number(payment.amount_minor) / 200) * 100,
    state: 'partial',
  };
}

/** A typing mistake, a missing symbol and a sum that is too low, as far as transfers are awaited. */
function waitingLines(awaited: readonly Row[], calendar: Calendar): DemoLine[] {
  const [typo, missing, lower] = awaited;
  const suggest = (payment: Row, amount = Number(payment.amount_minor)) => ({
    amount_minor: amount,
    suggestion: [{ symbol: payment.variable_symbol, amount }],
    state: 'waiting',
    counter_account: '1265098001/5500',
  });
  const symbol = String(typo?.variable_symbol ?? '');
  return [
    ...(typo
      ? [
          {
            at: calendar.daysAgo(2.6),
            ...suggest(typo),
            variable_symbol: `${symbol.slice(0, -1)}${(Number(symbol.slice(-1)) + 1) % 10}`,
            reason: 'symbol_typo',
            counter_name: 'HORÁKOVÁ LENKA',
          },
        ]
      : []),
    ...(missing
      ? [
          {
            at: calendar.daysAgo(1.6),
            ...suggest(missing),
            reason: 'symbol_missing',
            counter_name: 'KRÁL TOMÁŠ',
            message: 'objednávka Karafa',
          },
        ]
      : []),
    ...(lower
      ? [
          {
            at: calendar.daysAgo(1.6),
            ...suggest(lower, Number(lower.amount_minor) - 5000),
            variable_symbol: lower.variable_symbol,
            reason: 'amount_lower',
            counter_name: 'SVOBODA MARTIN',
          },
        ]
      : []),
  ];
}
