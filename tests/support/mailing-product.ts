import { afterAll, beforeAll, expect } from 'vitest';
import { useBrowser } from './browser.ts';
import { startMailServer, type ReceivedMail } from './mail-server.ts';
import { freePort, runProduct, type RunningProduct } from './running-product.ts';

/** A product of a test file's own that knows its public address and sends its mails to a local server. */
export function useMailingProduct(environment: Readonly<Record<string, string>> = {}) {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  let running: RunningProduct;
  let origin: string;
  beforeAll(async () => {
    mailServer = await startMailServer();
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    running = await runProduct({ PORT: port, PUBLIC_URL: origin, SMTP_URL: mailServer.url, ...environment });
  });
  afterAll(async () => {
    await running.end();
    await mailServer.close();
  });
  /** All mails so far. */
  const mails = () => mailServer.received;
  const mailsTo = (address: string) => mails().filter(({ recipients }) => recipients.includes(address));
  return {
    product: {
      get database() {
        return running.database;
      },
    },
    browser: useBrowser(() => origin),
    mails,
    mailsTo,
    /** The newest mail to an address, once exactly so many have arrived. */
    async mailTo(address: string, count: number): Promise<ReceivedMail> {
      await expect.poll(() => mailsTo(address).map(({ subject }) => subject)).toHaveLength(count);
      return mailsTo(address).at(-1)!;
    },
  };
}
