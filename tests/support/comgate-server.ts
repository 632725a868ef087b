import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

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

interface InsteadAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** Stands in for Comgate's API 2.0 as documented: JSON, basic authentication, its codes and its rules. */
export interface ComgateServer {
  /** For COMGATE_URL. */
  readonly url: string;
  readonly payments: ReadonlyMap<string, ComgatePayment>;
  /** `POST payment.json` and so on, without numbers. */
  readonly requests: string[];
  /**
   * The answer to every request from now on: `hold` never answers; `cut` performs the request and closes the connection before answering.
   */
  instead: InsteadAnswer | 'hold' | 'cut' | undefined;
  /** Answers the next requests only once this many have arrived. */
  gather(count: number): void;
  /** The buyer's action at the gateway. */
  set(transId: string, changes: Partial<Omit<ComgatePayment, 'transId' | 'created'>>): void;
  close(): Promise<void>;
}

export async function startComgateServer(): Promise<ComgateServer> {
  const server = createComgateServer();
  await server.listen();
  return server;
}

/** A server that does not listen yet: before that it has no address. */
export function createComgateServer(): ComgateServer & { listen(): Promise<void> } {
  let url = '';
  const payments = new Map<string, ComgatePayment>();
  const requests: string[] = [];
  const authorization = `Basic ${Buffer.from(`${comgateKeys.merchant}:${comgateKeys.secret}`).toString('base64')}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url!.replace('/v2.0/', '');
    requests.push(`${request.method} ${path.replace(/transId\/[^/]+\.json/, 'transId/…')}`);
    const body = await text(request);
    await gathered();
    const { instead } = server;
    if (instead === 'hold') return;
    if (instead === 'cut') {
      serve(request.method!, path, body);
      return void request.socket.destroy();
    }
    if (instead) return send(response, instead);
    if (request.headers.authorization !== authorization)
      return send(response, { status: 401, body: { code: 1400, message: 'Unauthorized access' } });
    send(response, serve(request.method!, path, body));
  }

  let missing = 0;
  let release: (() => void)[] = [];
  async function gathered(): Promise<void> {
    if (missing === 0) return;
    missing -= 1;
    if (missing > 0) return new Promise((come) => void release.push(come));
    for (const come of release) come();
    release = [];
  }

  function serve(method: string, path: string, body: string): InsteadAnswer {
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
    return {
      body: {
        code: 0,
        message: 'OK',
        merchant: comgateKeys.merchant,
        transId,
        status,
        price,
        curr,
        refId,
        test,
        ...buyer,
      },
    };
  }

  function create(order: Record<string, unknown>): InsteadAnswer {
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
    return { body: { code: 0, message: 'OK', transId, redirect: `${url.replace('v2.0', 'client')}?id=${transId}` } };
  }

  function refund({ transId, amount, curr }: Record<string, unknown>): InsteadAnswer {
    const payment = payments.get(String(transId));
    if (!payment || payment.curr !== curr) return error(1400, 'Wrong query');
    if (payment.status !== 'PAID') return error(1401, 'Payment is cancelled');
    if (payment.refunded + Number(amount) > payment.price) return error(1402, 'Amount is higher than allowed');
    payment.refunded += Number(amount);
    return { body: { code: 0, message: 'OK' } };
  }

  const http = createServer((request, response) => void answer(request, response));

  const server: ReturnType<typeof createComgateServer> = {
    get url() {
      return url;
    },
    listen: async () => {
      await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
      url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/v2.0`;
    },
    payments,
    requests,
    instead: undefined,
    gather: (count) => void (missing = count),
    set: (transId, changes) => void Object.assign(payments.get(transId)!, changes),
    close: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
  return server;
}

function error(code: number, message: string): InsteadAnswer {
  return { status: 400, body: { code, message } };
}

function send(response: ServerResponse, { status = 200, body }: InsteadAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
