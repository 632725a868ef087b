import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { singleLine } from './mail-address.ts';
import { renderHtml } from './mail-html.ts';
import type { MailBlock, MailLayout } from './mail-layout.ts';
import { renderText } from './mail-text.ts';

export interface MailContent {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  /** What lists of mails show beside the subject; else the first paragraph. */
  readonly preheader?: string;
  /** Why one gets this mail, at its end; else that one has an account or gave the address. */
  readonly reason?: string;
}

export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Renders a mail for its recipient: HTML for mail clients and the same as plain text. The texts of `content` come in
 * the language of `i18n` already.
 * @throws an Error when a button leads to anything but an absolute http or https address
 */
export function composeMail(i18n: I18n, locale: Locale, content: MailContent): ComposedMail {
  const subject = singleLine(content.subject);
  const layout: MailLayout = {
    locale,
    subject,
    preheader: content.preheader ?? content.blocks.find((block) => block.kind === 'paragraph')?.text ?? '',
    blocks: greeted(
      i18n,
      content.blocks.map((block) => (block.kind === 'button' ? { ...block, url: webAddress(block.url) } : block)),
    ),
    footer: [
      i18n._(msg`Karafa – tržiště s alkoholem a tabákem`),
      content.reason ??
        i18n._(msg`Tento e-mail jste dostali, protože máte na portálu Karafa účet nebo jste tu zadali svou adresu.`),
    ],
  };
  return { subject, html: renderHtml(layout), text: renderText(layout) };
}

/** All greet in the same way, below what they are about. */
function greeted(i18n: I18n, blocks: readonly MailBlock[]): MailBlock[] {
  const at = blocks[0]?.kind === 'heading' ? 1 : 0;
  return [...blocks.slice(0, at), { kind: 'paragraph', text: i18n._(msg`Dobrý den!`) }, ...blocks.slice(at)];
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`A button of a mail leads to no web address: ${text}`);
  return url.href;
}
