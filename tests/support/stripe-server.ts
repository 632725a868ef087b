import { createHmac } from 'node:crypto';
import { createGatewayServer, type GatewayAnswer, type GatewayRequest, type GatewayServer } from './gateway-server.ts';

export const stripeKeys = { secretKey: 'sk_test_keyOfTests123', webhookSecret: 'whsec_secretOfTests123' };

interface StripeSession {
  readonly id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  livemode: boolean;
  refunded: number;
  readonly created: Readonly<Record<string, string>>;
}

/** Stands in for Stripe's API as documented: forms, Checkout Sessions, refunds and idempotency keys. */
export interface StripeServer extends GatewayServer {
  readonly sessions: ReadonlyMap<string, StripeSession>;
  /** The buyer's action at the gateway. */
  set(id: string, changes: Partial<Omit<StripeSession, 'id' | 'created'>>): void;
  /** The status of refunds that are possible. */
  refundStatus: 'succeeded' | 'pending' | 'failed';
}

export function createStripeServer(): StripeServer {
  const sessions = new Map<string, StripeSession>();
  /** Answers by idempotency key, with the form that they belong to. */
  const answered = new Map<string, { readonly body: string; readonly answer: GatewayAnswer }>();

  const base = createGatewayServer({
    base: '/v1',
    nameOf: (path) => path.replace(/cs_\w+/, '…'),
    serve: (request) => {
      if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
        return failure(401, 'invalid_request_error', 'Invalid API Key provided');
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string') return serve(request);
      const earlier = answered.get(key);
      if (earlier && earlier.body !== request.body) return failure(400, 'idempotency_error', 'Other parameters');
      const answer = earlier?.answer ?? serve(request);
      answered.set(key, { body: request.body, answer });
      return answer;
    },
  });

  function serve({ method, path, body }: GatewayRequest): GatewayAnswer {
    const form = Object.fromEntries(new URLSearchParams(body));
    if (method === 'POST' && path === 'checkout/sessions') return create(form);
    if (method === 'POST' && path === 'refunds') return refund(form);
    const [, id, action] = /^checkout\/sessions\/(cs_\w+)(\/expire)?$/.exec(path) ?? [];
    const session = id === undefined ? undefined : sessions.get(id);
    if (!session) return failure(404, 'invalid_request_error', 'No such checkout.session');
    if (action) {
      if (session.status !== 'open') return failure(400, 'invalid_request_error', 'Only open sessions can be expired');
      session.status = 'expired';
    }
    return { body: presented(session) };
  }

  function create(form: Record<string, string>): GatewayAnswer {
    const amount = Number(form['line_items[0][price_data][unit_amount]']);
    const currency = form['line_items[0][price_data][currency]'] ?? '';
    if (form.mode !== 'payment' || !Number.isInteger(amount) || amount <= 0 || !/^[a-z]{3}$/.test(currency))
      return failure(400, 'invalid_request_error', 'Invalid line_items');
    if (!form.success_url || !form.expires_at) return failure(400, 'invalid_request_error', 'Missing success_url');
    const id = `cs_test_${String(sessions.size + 1).padStart(6, '0')}`;
    sessions.set(id, {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      client_reference_id: form.client_reference_id ?? '',
      livemode: false,
      refunded: 0,
      created: form,
    });
    return { body: presented(sessions.get(id)!) };
  }

  const presented = ({ created: _form, refunded: _sum, ...session }: StripeSession) => ({
    object: 'checkout.session',
    ...session,
    url: session.status === 'open' ? `${base.url.replace('/v1', '/c/pay')}/${session.id}` : null,
    payment_intent: session.payment_status === 'paid' ? session.id.replace('cs_', 'pi_') : null,
  });

  function refund({ payment_intent: intent = '', amount }: Record<string, string>): GatewayAnswer {
    const session = sessions.get(intent.replace('pi_', 'cs_'));
    if (!session) return failure(404, 'invalid_request_error', 'No such payment_intent');
    if (session.refunded + Number(amount) > session.amount_total)
      return failure(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount on charge');
    if (server.refundStatus !== 'failed') session.refunded += Number(amount);
    return { body: { object: 'refund', id: 're_1', status: server.refundStatus } };
  }

  const server: StripeServer = Object.assign(base, {
    sessions,
    refundStatus: 'succeeded' as const,
    set: (id: string, changes: Partial<StripeSession>) => void Object.assign(sessions.get(id)!, changes),
  });
  return server;
}

/** The header `Stripe-Signature`. */
export function stripeSignature(
  body: string,
  { secrets = [stripeKeys.webhookSecret], at }: { readonly secrets?: readonly string[]; readonly at: Date },
): string {
  const time = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
  return [`t=${time}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}

function failure(status: number, type: string, message: string): GatewayAnswer {
  return { status, body: { error: { type, message } } };
}
