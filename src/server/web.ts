import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import type { PictureSource } from './picture-source.ts';
import { ensureSameDatabase } from './direct-database.ts';
import { warmUpSearches } from './features/catalog/index.ts';
import { createServer } from './http/server.ts';
import { installPages } from './pages/pages.ts';
import { ensureNoPublicDemo } from './public-demo.ts';
import { ensureSchemaIsCurrent } from './schema-state.ts';
import { ensureShopCurrency } from './shop-currency.ts';
import { StartRefused } from './platform/process/start-refused.ts';
import { refusedToListen } from './start-conditions.ts';

const requestLimitMs = 9_000;
const endLimitMs = 10_000;

/** One web process: serves until SIGTERM, tells the load balancer, then finishes the requests in progress and exits. */
export async function runWeb(config: Config, drawPicture: PictureSource): Promise<void> {
  const { url, directUrl, replicaUrls } = config.database;
  if (!url)
    throw new StartRefused('A web process needs DATABASE_URL. `npm start` sets it for the processes it starts.');
  await ensureSameDatabase(config.database);
  const context = createContext(config, { databaseUrl: url, directUrl, replicaUrls, role: 'web', drawPicture });
  await ensureSchemaIsCurrent(context, url);
  await ensureShopCurrency(config, context);
  await ensureNoPublicDemo(config, context);
  const app = await createServer(context, resolve('dist/openapi.json'));
  await installPages(app, context, resolve('dist/client'));
  const { host, port } = config.http;
  await app.listen({ host, port }).catch((error: unknown) => {
    throw refusedToListen(error, { host, port });
  });
  context.log.debug('A web process serves', { port });
  process.send?.('ready');
  let isEnding = false;
  void warmUpSearches(context).catch((error: unknown) => {
    if (!isEnding) context.log.warn('Searches could not be warmed up', { error });
  });
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    const { drainMs } = config.http;
    globalThis.setTimeout(() => process.exit(1), drainMs + endLimitMs).unref();
    await app.drain.run(setTimeout(drainMs), requestLimitMs);
    // A connection with a request in progress stays alive after its answer, and closing would wait for it.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    await app.close();
    clearInterval(idle);
    await context.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
  // Without its supervisor the process would hold the port forever.
  process.on('disconnect', () => void end());
}
