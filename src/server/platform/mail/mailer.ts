import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { Mailbox } from './mail-address.ts';

/** An attachment. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export interface Letter {
  /** Becomes the Message-ID, by which receivers recognise duplicates. */
  readonly reference: string;
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly date: Date;
  readonly files: readonly MailFile[];
  /** Where one request ends such mails. */
  readonly unsubscribeUrl: string | undefined;
}

export interface Mailer {
  /**
   * Sends a mail to the SMTP server.
   * @throws when the server did not accept it within the time limit
   */
  send(letter: Letter): Promise<void>;
}

/**
 * Time limit of one mail, from connecting to the server's last answer. Far below the time after which an attempt
 * counts as lost.
 */
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
  // Loaded on demand: processes that send no mail do not need these many files.
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
        // RFC 3834: prevents automatic replies such as holiday notices.
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: mail programs offer a button.
          ...(letter.unsubscribeUrl && {
            'List-Unsubscribe': `<${letter.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        // The content comes from users: it must not make the library read files or URLs.
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(timeLimit),
      });
    },
  };
}

const permanentRefusal = z.object({ permanent: z.literal(true), command: z.enum(['RCPT TO', 'DATA']) });

/**
 * Whether the server permanently refused the recipient or the mail (a 5xx answer, RFC 5321 4.2.1). A refusal of our
 * login or sender is a configuration error, which an operator will fix.
 */
export function isPermanentRefusal(error: unknown): boolean {
  return permanentRefusal.safeParse(error).success;
}

function named({ name, address }: Mailbox): { name: string; address: string } {
  return { name: name ?? '', address };
}

const refusedAnswer = z.object({ responseCode: z.int(), command: z.string().optional() });
const notConnected = z.union([
  z.object({ syscall: z.enum(['connect', 'getaddrinfo']) }),
  z.object({ code: z.literal('EDNS') }),
]);

/**
 * What an error of `send` says about the mail. `no_mailbox`: the server knows no such recipient and never will;
 * `refused`: it took nothing and never will; `later`: it took nothing, perhaps next time; `not_reached`: there was no
 * connection; `unknown`: the mail may have been taken, so sending it again may send it twice.
 */
export function sendingOutcome(error: unknown): 'no_mailbox' | 'refused' | 'later' | 'not_reached' | 'unknown' {
  const answer = refusedAnswer.safeParse(error).data;
  if (answer) {
    if (!isPermanentRefusal(error)) return 'later';
    return answer.command === 'RCPT TO' ? 'no_mailbox' : 'refused';
  }
  return notConnected.safeParse(error).success ? 'not_reached' : 'unknown';
}
