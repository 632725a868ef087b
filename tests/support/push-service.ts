import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';

/** A browser's subscription at the local push service. */
export interface TestBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Push {
  readonly endpoint: string;
  /** Decrypted with the browser's keys. */
  readonly content: { readonly title: string; readonly path: string; readonly tag: string };
  readonly subject: unknown;
  readonly headers: IncomingMessage['headers'];
}

/**
 * A push service as browsers have one: checks the sender's signature (RFC 8292) and, in place of the browser, decrypts the
 * content (RFC 8291).
 */
export interface PushService {
  /** For PUSH_SERVICES. */
  readonly host: string;
  readonly pushes: Push[];
  /** What is answered from now on. */
  status: number;
  createBrowser(): TestBrowser;
  close(): Promise<void>;
}

export async function startPushService(publicKey: string): Promise<PushService> {
  const browsers = new Map<string, { readonly keys: ECDH; readonly auth: Buffer }>();
  let origin = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const endpoint = `${origin}${request.url}`;
    const body = await buffer(request);
    if (service.status !== 201) return void response.writeHead(service.status).end();
    const browser = browsers.get(endpoint);
    const subject = await subjectOf(String(request.headers.authorization));
    if (!browser || subject === undefined) return void response.writeHead(403).end();
    const content = JSON.parse(decrypt(body, browser.keys, browser.auth)) as Push['content'];
    service.pushes.push({ endpoint, content, subject, headers: request.headers });
    response.writeHead(201).end();
  }

  /** Undefined: the signature is not that of the key with which browsers subscribed, or is for another service. */
  async function subjectOf(authorization: string): Promise<unknown> {
    const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    if (token === undefined || key !== publicKey) return undefined;
    const raw = Buffer.from(publicKey, 'base64url');
    const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, { audience: origin, maxTokenAge: undefined });
    const longest = Date.now() / 1000 + 24 * 60 * 60;
    return payload.exp !== undefined && payload.exp <= longest ? payload.sub : undefined;
  }

  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const { port } = http.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;

  const service: PushService = {
    host: `127.0.0.1:${port}`,
    pushes: [],
    status: 201,
    createBrowser: () => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(endpoint, { keys, auth });
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
    close: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
  return service;
}

/** A content of one record with the encoding aes128gcm (RFC 8188), its key derived as RFC 8291 says. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const info = (name: string) => Buffer.from(`${name}\0`);
  const both = Buffer.concat([info('WebPush: info'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, both, 32);
  const key = derive(secret, salt, info('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(secret, salt, info('Content-Encoding: nonce'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
