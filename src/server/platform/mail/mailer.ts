import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { Mailbox } from './mail-address.ts';

/** A file that goes with a letter. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface Letter {
  /** Becomes the Message-ID, so that a receiver recognises a mail that comes twice. */
  readonly reference: string;
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly date: Date;
  readonly files: readonly MailFile[];
}

export interface Mailer {
  /** Hands a letter to the SMTP server. @throws when the server did not take it, or not within the time limit */
  send(letter: Letter): Promise<void>;
}

/** For one letter from connecting to the server's last answer. Far below the time after which it counts as lost. */
const timeLimit = 30_000;
const connectionLimits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5000,
};

/** @returns undefined when no SMTP server is configured */
export function createMailer(config: Config['mail']): Mailer | undefined {
  if (!config.smtpUrl) return undefined;
  // Many files, which a process that sends no mail does without.
  const loading = import('nodemailer').then(({ createTransport }) =>
    createTransport({ ...connectionLimits, url: config.smtpUrl }),
  );
  const from = named(config.from);
  const replyTo = config.replyTo && named(config.replyTo);
  return {
    async send(letter) {
      const transport = await loading;
      await transport.sendMail({
        messageId: `<${letter.reference}@${config.host}>`,
        date: letter.date,
        from,
        replyTo,
        to: named(letter.to),
        envelope: { from: from.address, to: [letter.to.address] },
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        attachments: letter.files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        // RFC 3834: no holiday notices in answer.
        headers: { 'Auto-Submitted': 'auto-generated' },
        // What a letter holds comes from people: nothing in it may name a file or an address to read.
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(timeLimit),
      });
    },
  };
}

const permanentRefusal = z.object({ permanent: z.literal(true), command: z.enum(['RCPT TO', 'DATA']) });

/**
 * True when the server refused the recipient or the letter for good (a 5xx answer, RFC 5321 4.2.1). Its refusal of our
 * login or sender is an error of the configuration, which someone will mend.
 */
export function isPermanentRefusal(error: unknown): boolean {
  return permanentRefusal.safeParse(error).success;
}

function named({ name, address }: Mailbox): { name: string; address: string } {
  return { name: name ?? '', address };
}
