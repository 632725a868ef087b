import type { VerificationState } from '#shared/verification/contract.ts';
import { defaultVerificationFee } from '#shared/verification/fee.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import type { Row, Rows } from '../rows.ts';
import { secret } from './secret.ts';

interface Requested {
  readonly accountId: number;
  readonly state: VerificationState;
  readonly method: 'card' | 'bank_transfer';
  readonly daysAgo: number;
}

interface Accounts {
  readonly verifiedId: number;
  /** Users without a verified account. */
  readonly unverifiedIds: readonly number[];
  readonly administratorId: number;
}

/** Payments and refunds are numbered after those of the orders. */
const firstPayment = 5000;

/** Requests of verified accounts in every state. Their documents are issued as those of the orders. */
export function buildVerifications(calendar: Calendar, shop: Shop, accounts: Accounts): Rows {
  const [one, two, three, four] = accounts.unverifiedIds;
  const requests: Requested[] = [
    { accountId: one!, state: 'refunded', method: 'card', daysAgo: 60 },
    { accountId: accounts.verifiedId, state: 'paid', method: 'card', daysAgo: 41 },
    { accountId: two!, state: 'cancelled', method: 'bank_transfer', daysAgo: 20 },
    { accountId: three!, state: 'waiting', method: 'card', daysAgo: 2 },
    { accountId: four!, state: 'waiting', method: 'bank_transfer', daysAgo: 1 },
  ];
  const rows = requests.map((request, index) => rowsOf(calendar, shop, accounts, { ...request, id: index + 1 }));
  return {
    verification: rows.map(({ verification }) => verification),
    payment: rows.map(({ payment }) => payment),
    refund: rows.flatMap(({ refund }) => (refund ? [refund] : [])),
  };
}

function rowsOf(
  calendar: Calendar,
  shop: Shop,
  { administratorId }: Accounts,
  { id, accountId, state, method, daysAgo }: Requested & { readonly id: number },
): { verification: Row; payment: Row; refund?: Row } {
  const started_at = calendar.daysAgo(daysAgo);
  const later = calendar.daysAgo(daysAgo - 0.02);
  const ended = calendar.daysAgo(daysAgo - 0.9);
  const number = `${started_at.slice(2, 4)}9000000${id}`;
  const isPaid = state === 'paid' || state === 'refunded';
  const fee = defaultVerificationFee[shop.code];
  const paymentId = firstPayment + id;
  const open = method === 'card' ? 'failed' : 'created';
  const verification = {
    id,
    account_id: accountId,
    number,
    state,
    fee_minor: fee,
    tax_rate: shop.taxRates[0],
    currency_code: shop.currency,
    method,
    locale: 'cs',
    customer: {
      name: 'Jan Ukázkový',
      person: null,
      street: 'Ukázková 12',
      city: shop.country === 'CZ' ? 'Praha' : 'Bratislava',
      postcode: shop.country === 'CZ' ? '110 00' : '811 01',
      country: shop.country,
      company_id: null,
      tax_id: null,
    },
    started_at,
    paid_at: isPaid ? later : null,
    ended_at: state === 'refunded' || state === 'cancelled' ? ended : null,
  };
  const payment = {
    id: paymentId,
    key: secret(`payment ${paymentId}`),
    subject_kind: 'verification',
    subject_id: id,
    provider: method === 'card' ? 'test' : method,
    provider_id: method === 'card' ? secret(`payment ${paymentId}`) : null,
    amount_minor: fee,
    currency_code: shop.currency,
    variable_symbol: number,
    state: isPaid ? 'paid' : state === 'cancelled' ? 'cancelled' : open,
    provider_state: method === 'card' ? (isPaid ? 'PAID' : 'REFUSED') : null,
    created_at: started_at,
    changed_at: later,
    paid_at: isPaid ? later : null,
    is_overpayment: false,
  };
  if (state !== 'refunded') return { verification, payment };
  return {
    verification,
    payment,
    refund: {
      id: paymentId,
      payment_id: paymentId,
      amount_minor: fee,
      reason: 'Účet uživatel založil omylem dvakrát.',
      state: 'done',
      failure: null,
      actor_id: administratorId,
      created_at: ended,
      asked_at: ended,
      done_at: ended,
    },
  };
}
