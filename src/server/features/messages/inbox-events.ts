import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { CodedError, tooManyRequests } from '#shared/errors.ts';
import { streamsPerAccount } from '#shared/messages/limits.ts';
import type { Context } from '#server/context.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';

/** Proxies drop connections on which nothing is said for a minute. */
const sayEveryMs = 25_000;
/** The browser reconnects, so that a login that has ended gets no more events. */
const longestMs = 10 * 60_000;
const mostStreams = 5_000;
/** How long the browser waits before it reconnects. */
const reconnectMs = 2_000;

interface Stream {
  readonly response: ServerResponse;
  readonly endsAt: number;
}

/**
 * `GET /api/me/events`: server-sent events. `inbox` says that the caller's conversations have changed, in whichever
 * process; `shop-inbox` the same of the shop's, for administrators of orders. They carry no content: the browser asks
 * for it. After a reconnection it asks, too, so that a lost event loses no message.
 */
export function mountInboxEvents(app: FastifyInstance, { changes, now }: Context): void {
  /** By the cache tag that they wait for. */
  const streams = new Map<string, Set<Stream>>();
  let open = 0;

  changes.listen((tags) => {
    const heard = tags.includes('all') ? [...streams.keys()] : tags;
    for (const tag of heard) for (const { response } of streams.get(tag) ?? []) tell(response, tag);
  });

  const timer = setInterval(() => {
    const at = now().getTime();
    for (const { response, endsAt } of new Set([...streams.values()].flatMap((each) => [...each])))
      if (endsAt <= at) response.end();
      else response.write(':\n\n');
  }, sayEveryMs).unref();

  // Closing the server waits for open answers.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const each of streams.values()) for (const { response } of each) response.end();
  });

  app.get(
    '/api/me/events',
    { schema: { hide: true }, onRequest: async (request) => checkAccess(request, 'account') },
    async (request, reply) => {
      const { accountId, scopes } = request.caller!;
      const own = inboxTag(accountId);
      if ((streams.get(own)?.size ?? 0) >= streamsPerAccount) throw tooManyRequests();
      if (open >= mostStreams) throw new CodedError('unavailable');
      reply.hijack();
      const response = reply.raw;
      // The browser has left while its login was read: nothing would ever close the stream.
      if (response.closed) return;
      const stream = { response, endsAt: now().getTime() + longestMs };
      const tags = scopes.includes('orders') ? [own, shopTag] : [own];
      for (const tag of tags) streams.set(tag, (streams.get(tag) ?? new Set()).add(stream));
      open++;
      response.on('close', () => {
        open--;
        for (const tag of tags) if (forget(streams.get(tag), stream)) streams.delete(tag);
      });
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // A buffering proxy would hold events back.
        'x-accel-buffering': 'no',
      });
      response.write(`retry: ${reconnectMs}\n\n`);
    },
  );
}

const shopTag = inboxTag(null);

/** The tag of migration 0135; null: the shop. */
function inboxTag(accountId: number | null): string {
  return `inbox:${accountId ?? 0}`;
}

function tell(response: ServerResponse, tag: string): void {
  response.write(`event: ${tag === shopTag ? 'shop-inbox' : 'inbox'}\ndata:\n\n`);
}

/** @returns whether none is left */
function forget(streams: Set<Stream> | undefined, stream: Stream): boolean {
  streams?.delete(stream);
  return streams?.size === 0;
}
