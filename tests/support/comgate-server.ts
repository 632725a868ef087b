import { createGatewayServer, type GatewayAnswer, type GatewayServer } from './gateway-server.ts';

export const comgateKeys = { merchant: '123456', secret: 'secret-of-tests' };

interface ComgatePayment {
  readonly transId: string;
  status: 'PENDING' | 'PAID' | 'CANCELLED' | 'AUTHORIZED';
  price: number;
  curr: string;
  refId: string;
  test: boolean;
  refunded: number;
  readonly created: Readonly<Record<string, unknown>>;
}

/** Stands in for Comgate's API 2.0 as documented: JSON, basic authentication, its codes and its rules. */
export interface ComgateServer extends GatewayServer {
  readonly payments: ReadonlyMap<string, ComgatePayment>;
  /** The buyer's action at the gateway. */
  set(transId: string, changes: Partial<Omit<ComgatePayment, 'transId' | 'created'>>): void;
}

export async function startComgateServer(): Promise<ComgateServer> {
  const server = createComgateServer();
  await server.listen();
  return server;
}

export function createComgateServer(): ComgateServer {
  const payments = new Map<string, ComgatePayment>();
  const authorization = `Basic ${Buffer.from(`${comgateKeys.merchant}:${comgateKeys.secret}`).toString('base64')}`;

  const server = createGatewayServer({
    base: '/v2.0',
    nameOf: (path) => path.replace(/transId\/[^/]+\.json/, 'transId/…'),
    serve: ({ method, path, body, headers }) =>
      headers.authorization === authorization
        ? serve(method, path, body)
        : { status: 401, body: { code: 1400, message: 'Unauthorized access' } },
  });

  function serve(method: string, path: string, body: string): GatewayAnswer {
    const [, transId] = /^payment\/transId\/([^/]+)\.json$/.exec(path) ?? [];
    const payment = transId === undefined ? undefined : payments.get(transId);
    if (method === 'POST' && path === 'payment.json') return create(JSON.parse(body) as Record<string, unknown>);
    if (method === 'POST' && path === 'refund.json') return refund(JSON.parse(body) as Record<string, unknown>);
    if (transId === undefined) return { status: 404, body: 'Not Found' };
    if (!payment) return error(1400, 'Payment not found');
    if (method === 'DELETE') {
      if (payment.status !== 'PENDING') return error(1400, 'Payment is not pending');
      payment.status = 'CANCELLED';
      return { body: { code: 0, message: 'OK' } };
    }
    const { status, price, curr, refId, test } = payment;
    const buyer = { email: payment.created.email, payerName: 'Žofie Kupcová', payerAcc: '19-2000145399/0800' };
    const { merchant } = comgateKeys;
    return { body: { code: 0, message: 'OK', merchant, transId, status, price, curr, refId, test, ...buyer } };
  }

  function create(order: Record<string, unknown>): GatewayAnswer {
    const { price, curr, label, refId, fullName, email, lang } = order;
    if (!Number.isInteger(price) || Number(price) < 100) return error(1309, 'Incorrect amount');
    if (curr !== 'CZK' && curr !== 'EUR') return error(1310, 'Unknown currency');
    if (typeof label !== 'string' || label.length < 1 || label.length > 16) return error(1303, 'Label missing');
    if (!fullName || !email || !refId) return error(1400, 'Wrong query');
    if (lang !== 'cs' && lang !== 'en' && lang !== 'de') return error(1102, 'Language is not supported');
    const transId = `AB12-CD34-${String(payments.size).padStart(4, '0')}`;
    payments.set(transId, {
      transId,
      status: 'PENDING',
      price: Number(price),
      curr,
      refId: String(refId),
      test: order.test === true,
      refunded: 0,
      created: order,
    });
    const redirect = `${server.url.replace('v2.0', 'client')}?id=${transId}`;
    return { body: { code: 0, message: 'OK', transId, redirect } };
  }

  function refund({ transId, amount, curr }: Record<string, unknown>): GatewayAnswer {
    const payment = payments.get(String(transId));
    if (!payment || payment.curr !== curr) return error(1400, 'Wrong query');
    if (payment.status !== 'PAID') return error(1401, 'Payment is cancelled');
    if (payment.refunded + Number(amount) > payment.price) return error(1402, 'Amount is higher than allowed');
    payment.refunded += Number(amount);
    return { body: { code: 0, message: 'OK' } };
  }

  return Object.assign(server, {
    payments,
    set: (transId: string, changes: Partial<ComgatePayment>) => void Object.assign(payments.get(transId)!, changes),
  });
}

function error(code: number, message: string): GatewayAnswer {
  return { status: 400, body: { code, message } };
}
