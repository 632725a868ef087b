import { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** As it came over the wire. */
  readonly raw: string;
  /** The envelope's recipients. */
  readonly recipients: readonly string[];
}

export interface MailServerOptions {
  /** Answers the next recipients with these codes; 250 to all that follow. */
  readonly recipientAnswers?: number[];
  /** Answers the next letters with these codes, after it has read them; 250 to all that follow. */
  readonly letterAnswers?: number[];
  /** Called when a letter has been taken, before the client hears of it. */
  readonly onTaken?: (mail: ReceivedMail) => void;
  /** Demands this login. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Speaks TLS from the start, with a certificate that nobody signed. */
  readonly isSecure?: boolean;
}

/** An SMTP server on a free port of the loopback that keeps what it receives. */
export async function startMailServer({ login, isSecure = false, ...options }: MailServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const waiters: { count: number; resolve: (mails: ReceivedMail[]) => void }[] = [];
  const recipientAnswers = [...(options.recipientAnswers ?? [])];
  const letterAnswers = [...(options.letterAnswers ?? [])];
  let letters = 0;

  const server = new SMTPServer({
    secure: isSecure,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: !login,
    onAuth({ username, password }, _session, answer) {
      if (username === login?.user && password === login?.password) answer(null, { user: username });
      else answer(refusal(535));
    },
    onRcptTo(_address, _session, answer) {
      const code = recipientAnswers.shift() ?? 250;
      answer(code === 250 ? null : refusal(code));
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters += 1;
        const code = letterAnswers.shift() ?? 250;
        if (code !== 250) return answer(refusal(code));
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          const taken = { ...mail, raw: raw.toString('latin1'), recipients };
          received.push(taken);
          options.onTaken?.(taken);
          answer(null);
          waiters.filter(({ count }) => received.length >= count).forEach(({ resolve }) => resolve(received));
        });
      });
    },
  });
  // A client that leaves without a word is part of what is tested.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const credentials = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : '';

  return {
    /** For SMTP_URL. */
    url: isSecure
      ? `smtps://${credentials}127.0.0.1:${port}?tls.rejectUnauthorized=false`
      : `smtp://${credentials}127.0.0.1:${port}`,
    /** Letters that were taken. */
    received,
    /** How many letters came whole, also those that were refused then. */
    letters: () => letters,
    /** Resolves when so many have been taken. */
    arrived: (count: number) =>
      received.length >= count
        ? Promise.resolve(received)
        : new Promise<ReceivedMail[]>((resolve) => waiters.push({ count, resolve })),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error(`Refused with ${responseCode}`), { responseCode });
}
