import { createGatewayServer, type GatewayAnswer, type GatewayServer } from './gateway-server.ts';

export const gopayKeys = { goid: '8123456789', clientId: '1744960415', clientSecret: 'secret-of-tests' };

interface GopayPayment {
  readonly id: number;
  state:
    | 'CREATED'
    | 'PAYMENT_METHOD_CHOSEN'
    | 'PAID'
    | 'AUTHORIZED'
    | 'CANCELED'
    | 'TIMEOUTED'
    | 'REFUNDED'
    | 'PARTIALLY_REFUNDED';
  amount: number;
  currency: string;
  order_number: string;
  refunded: number;
  readonly created: Readonly<Record<string, unknown>>;
}

/** Stands in for GoPay's REST API as documented: tokens that expire, JSON and forms, its errors and its rules. */
export interface GopayServer extends GatewayServer {
  readonly payments: ReadonlyMap<string, GopayPayment>;
  /** The answer to requests for a token. */
  tokenInstead: GatewayAnswer | undefined;
  /** Withdraws all tokens. */
  withdrawTokens(): void;
  /** The buyer's action at the gateway. */
  set(id: string, changes: Partial<Omit<GopayPayment, 'id' | 'created'>>): void;
  /** The result of refunds that are possible. */
  refundResult: 'FINISHED' | 'ACCEPTED' | 'FAILED';
}

export function createGopayServer(): GopayServer {
  const payments = new Map<string, GopayPayment>();
  const tokens = new Set<string>();
  let issued = 0;
  const basic = `Basic ${Buffer.from(`${gopayKeys.clientId}:${gopayKeys.clientSecret}`).toString('base64')}`;

  const base = createGatewayServer({
    base: '/api',
    nameOf: (path) => path.replace(/payment\/\d+/, 'payment/…'),
    before: ({ path, body, headers }) => {
      if (path !== 'oauth2/token') return undefined;
      if (server.tokenInstead) return server.tokenInstead;
      const fields = new URLSearchParams(body);
      if (headers.authorization !== basic || fields.get('grant_type') !== 'client_credentials')
        return failure(403, 202, 'AUTH_WRONG_CREDENTIALS');
      issued += 1;
      const token = `token-${issued}`;
      tokens.add(token);
      return { body: { token_type: 'bearer', access_token: token, expires_in: 1800, refresh_token: 'never-used' } };
    },
    serve: ({ method, path, body, headers }) =>
      tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')
        ? serve(method, path, body)
        : failure(401, 200, 'UNAUTHORIZED'),
  });

  function serve(method: string, path: string, body: string): GatewayAnswer {
    if (method === 'POST' && path === 'payments/payment') return create(JSON.parse(body) as Record<string, unknown>);
    const [, id, action] = /^payments\/payment\/(\d+)(\/refund)?$/.exec(path) ?? [];
    if (id === undefined) return { status: 404, body: 'Not Found' };
    const payment = payments.get(id);
    if (!payment) return failure(404, 304, 'PAYMENT_NOT_FOUND');
    if (action) return refund(payment, Number(new URLSearchParams(body).get('amount')));
    const { state, amount, currency, order_number, created } = payment;
    return { body: { id: Number(id), state, amount, currency, order_number, payer: created.payer, lang: 'CS' } };
  }

  function create(order: Record<string, unknown>): GatewayAnswer {
    const { amount, currency, order_number, target, callback, items, lang } = order;
    if (!Number.isInteger(amount) || Number(amount) <= 0) return failure(409, 111, 'INVALID', 'amount');
    if (currency !== 'CZK' && currency !== 'EUR') return failure(409, 111, 'INVALID', 'currency');
    if (typeof order_number !== 'string' || !/^\w{1,128}$/.test(order_number))
      return failure(409, 111, 'INVALID', 'order_number');
    if (!callback || !Array.isArray(items)) return failure(409, 110, 'MANDATORY', 'callback');
    if ((target as { goid?: unknown }).goid !== Number(gopayKeys.goid)) return failure(409, 111, 'INVALID', 'goid');
    if (!['CS', 'EN', 'DE'].includes(String(lang))) return failure(409, 111, 'INVALID', 'lang');
    const id = 3_000_006_542 + payments.size;
    payments.set(String(id), {
      id,
      state: 'CREATED',
      amount: Number(amount),
      currency,
      order_number,
      refunded: 0,
      created: order,
    });
    return { body: { id, order_number, state: 'CREATED', amount, currency, gw_url: gatewayPage(id) } };
  }

  const gatewayPage = (id: number) => `${base.url.replace('/api', '/gw/v3')}/${id}`;

  function refund(payment: GopayPayment, amount: number): GatewayAnswer {
    if (payment.state !== 'PAID' && payment.state !== 'PARTIALLY_REFUNDED')
      return failure(409, 303, 'PAYMENT_WRONG_STATE');
    if (payment.refunded + amount > payment.amount) return failure(409, 332, 'PAYMENT_REFUND_WRONG_AMOUNT');
    if (server.refundResult !== 'FAILED') {
      payment.refunded += amount;
      payment.state = payment.refunded === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    }
    return { body: { id: payment.id, result: server.refundResult } };
  }

  const server: GopayServer = Object.assign(base, {
    payments,
    tokenInstead: undefined,
    refundResult: 'FINISHED' as const,
    withdrawTokens: () => tokens.clear(),
    set: (id: string, changes: Partial<GopayPayment>) => void Object.assign(payments.get(id)!, changes),
  });
  return server;
}

function failure(status: number, code: number, name: string, field: string | null = null): GatewayAnswer {
  const error = { scope: field ? 'F' : 'G', field, error_code: code, error_name: name, message: null };
  return { status, body: { date_issued: 1_390_336_022_001, errors: [error] } };
}
