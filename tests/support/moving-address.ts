import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface MovingAddress {
  readonly url: string;
  /** Leads all new connections there and cuts the others. */
  lead(url: string | undefined): void;
  close(): Promise<void>;
}

/** An address that leads to the primary, whichever server that is, as a load balancer provides. */
export async function startMovingAddress(url: string): Promise<MovingAddress> {
  let target: string | undefined = url;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    if (target === undefined) return void client.destroy();
    const { hostname, port } = new URL(target);
    const upstream = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.once('error', () => other.destroy());
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(url);
  // Not the socket.
  own.search = '';
  own.port = String((server.address() as AddressInfo).port);
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    url: own.href,
    lead: (next) => {
      target = next;
      cut();
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
