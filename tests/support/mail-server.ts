import { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The raw message. */
  readonly raw: string;
  /** The envelope's recipients. */
  readonly recipients: readonly string[];
}

export interface MailServerOptions {
  /** Answers the next recipients with these codes; 250 to all that follow. */
  readonly recipientAnswers?: number[];
  /** Answers the next messages with these codes after reading them; 250 to all that follow. */
  readonly letterAnswers?: number[];
  /** Called when a message is accepted, before the client gets the answer. */
  readonly onTaken?: (mail: ReceivedMail) => void;
  /** Demands this login. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Uses TLS from the start, with a self-signed certificate. */
  readonly isSecure?: boolean;
}

/** An SMTP server on a free loopback port that stores the messages it receives. */
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
  // Clients that disconnect abruptly are part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const credentials = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : '';

  return {
    /** For SMTP_URL. */
    url: isSecure
      ? `smtps://${credentials}127.0.0.1:${port}?tls.rejectUnauthorized=false`
      : `smtp://${credentials}127.0.0.1:${port}`,
    /** Accepted messages. */
    received,
    /** The number of complete messages, rejected ones included. */
    letters: () => letters,
    /** Resolves when this many have been accepted. */
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
