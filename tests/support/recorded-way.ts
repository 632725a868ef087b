import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface RecordedWay {
  readonly url: string;
  /** The settings with which each session began. */
  readonly starts: Record<string, string>[];
  /** The name of each statement that was prepared; empty for one without a name. */
  readonly prepared: string[];
  close(): void;
}

/** A way to the database that notes what a pooler in transaction mode cannot pass on. */
export async function openRecordedWay(database: string): Promise<RecordedWay> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  const starts: Record<string, string>[] = [];
  const prepared: string[] = [];
  const server = createServer((socket) => {
    const onward = connect(Number(target.port || 5432), target.hostname);
    for (const each of [socket, onward]) sockets.add(each.on('error', () => undefined));
    socket.on('data', recorder(starts, prepared));
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  // Of the embedded server it names the socket, which would pass this way by.
  url.searchParams.delete('host');
  return {
    url: url.href,
    starts,
    prepared,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Reads the messages of one session: the first has no type. */
function recorder(starts: Record<string, string>[], prepared: string[]): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = isStarted ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      const body = rest.subarray(head + 4, end);
      if (!isStarted) starts.push(settingsOf(body.subarray(4).toString()));
      else if (rest[0] === 'P'.charCodeAt(0)) prepared.push(body.toString('utf8', 0, body.indexOf(0)));
      isStarted = true;
      rest = rest.subarray(end);
    }
  };
}

function settingsOf(text: string): Record<string, string> {
  const words = text.split('\0');
  return Object.fromEntries(words.flatMap((word, at) => (at % 2 === 0 && word !== '' ? [[word, words[at + 1]!]] : [])));
}
