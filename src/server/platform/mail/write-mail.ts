import type { I18n } from '@lingui/core';
import type { Locale } from '#shared/i18n/locales.ts';
import { fillIn, type MailText } from '#shared/mails/changed-text.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import { mailVariables } from '#shared/mails/variables.ts';
import type { Tx } from '../db/db.ts';
import { serverI18n } from '../i18n/server-i18n.ts';
import { findMailText } from './changed-text.queries.ts';
import type { MailContent } from './compose-mail.ts';
import type { MailBlock } from './mail-layout.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Writes the content of a mail in a language, with what administrators have changed in the mails of its kind. The texts
 * are filled in with the variables of the mail's subject, heading and first paragraph (`shared/mails/variables.ts`). A
 * text whose variable is missing is not used, so that no change can break a mail.
 */
export async function writeMail(
  tx: Tx,
  { kind, locale }: { readonly kind: MailKind; readonly locale: Locale },
  write: (i18n: I18n) => MailContent,
): Promise<MailContent> {
  return writeChanged(await findMailText(tx, kind, locale), { kind, locale }, write);
}

/** The same with changed texts that are known already. */
export function writeChanged(
  changed: MailText | undefined,
  { kind, locale }: { readonly kind: MailKind; readonly locale: Locale },
  write: (i18n: I18n) => MailContent,
): MailContent {
  const { i18n, valuesOf } = listenTo(serverI18n(locale));
  const content = write(i18n);
  const values = pick(kind, valuesOf(beginningOf(content)));
  return changed ? withChanges(content, changed, values) : content;
}

/** Puts the changed texts in their places. */
function withChanges(content: MailContent, changed: MailText, values: Values): MailContent {
  const subject = changed.subject === '' ? undefined : fillIn(changed.subject, values);
  const intro = changed.intro === '' ? undefined : fillIn(changed.intro, values);
  return {
    ...content,
    subject: subject ?? content.subject,
    blocks: intro === undefined ? content.blocks : withIntro(content.blocks, intro),
  };
}

function withIntro(blocks: readonly MailBlock[], intro: string): MailBlock[] {
  const at = blocks[0]?.kind === 'heading' ? 1 : 0;
  const replaced = blocks[at]?.kind === 'paragraph' ? 1 : 0;
  const paragraphs = intro.split(/\n{2,}/).map((text): MailBlock => ({ kind: 'paragraph', text }));
  return [...blocks.slice(0, at), ...paragraphs, ...blocks.slice(at + replaced)];
}

/** The texts whose variables administrators may use. */
function beginningOf({ subject, blocks }: MailContent): string[] {
  const at = blocks[0]?.kind === 'heading' ? 1 : 0;
  const [heading, first] = [blocks[at - 1], blocks[at]];
  return [
    subject,
    ...(heading?.kind === 'heading' ? [heading.text] : []),
    ...(first?.kind === 'paragraph' ? [first.text] : []),
  ];
}

function pick(kind: MailKind, values: Values): Values {
  return Object.fromEntries(
    mailVariables[kind].flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** A copy that remembers with which values each text was made. */
function listenTo(source: I18n): { i18n: I18n; valuesOf: (texts: readonly string[]) => Values } {
  const heard = new Map<string, Values>();
  const i18n = Object.create(source) as I18n;
  const translate = source._.bind(source) as (...input: unknown[]) => string;
  i18n._ = ((...input: unknown[]) => {
    const text = translate(...input);
    const [message, given] = input;
    const values =
      (typeof message === 'object' && message !== null && 'values' in message ? message.values : given) ?? {};
    heard.set(
      text,
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
        ),
      ),
    );
    return text;
  }) as I18n['_'];
  return { i18n, valuesOf: (texts) => Object.assign({}, ...texts.map((text) => heard.get(text) ?? {})) as Values };
}
