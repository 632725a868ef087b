import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { singleLine } from './mail-address.ts';
import { renderHtml } from './mail-html.ts';
import type { MailBlock, MailLayout, MailLink } from './mail-layout.ts';
import { renderText } from './mail-text.ts';

export interface MailContent {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  /** Preview text that mail clients show beside the subject; by default the first paragraph. */
  readonly preheader?: string;
  /**
   * The reason for getting this mail, shown at its end; by default that the recipient has an account or gave the
   * address.
   */
  readonly reason?: string;
  /** Absolute URL of the page where the reader switches such mails off. */
  readonly preferencesUrl?: string;
  /** Further lines at the end: the sender's postal address, links. */
  readonly footer?: readonly (string | MailLink)[];
  /** Advertising: without a greeting, and without the portal's description, which names tobacco. */
  readonly isNewsletter?: boolean;
}

export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Renders a mail for its recipient as HTML and as plain text. The texts of `content` must already be in the language
 * of `i18n`.
 * @throws an Error when a button, a picture or an offer leads to anything but an absolute http or https URL
 */
export function composeMail(i18n: I18n, locale: Locale, content: MailContent): ComposedMail {
  const subject = singleLine(content.subject);
  const layout: MailLayout = {
    locale,
    subject,
    preheader: content.preheader ?? content.blocks.find((block) => block.kind === 'paragraph')?.text ?? '',
    blocks: content.isNewsletter ? content.blocks.map(checked) : greeted(i18n, content.blocks.map(checked)),
    footer: [
      ...(content.isNewsletter ? [] : [i18n._(msg`Karafa – inzertní portál pro alkohol a tabák`)]),
      content.reason ??
        i18n._(msg`Tento e-mail jste dostali, protože máte na portálu Karafa účet nebo jste tu zadali svou adresu.`),
      ...(content.preferencesUrl
        ? [i18n._(msg`Nechcete takové e-maily? Vypnete je tady: ${{ address: webAddress(content.preferencesUrl) }}`)]
        : []),
      ...(content.footer ?? []).map((line) =>
        typeof line === 'string' ? line : { ...line, url: webAddress(line.url) },
      ),
    ],
  };
  return { subject, html: renderHtml(layout), text: renderText(layout) };
}

/** All mails begin with the same greeting, below the heading. */
function greeted(i18n: I18n, blocks: readonly MailBlock[]): MailBlock[] {
  const at = blocks[0]?.kind === 'heading' ? 1 : 0;
  return [...blocks.slice(0, at), { kind: 'paragraph', text: i18n._(msg`Dobrý den!`) }, ...blocks.slice(at)];
}

function checked(block: MailBlock): MailBlock {
  switch (block.kind) {
    case 'button':
      return { ...block, url: webAddress(block.url) };
    case 'picture':
      return { ...block, src: webAddress(block.src), url: block.url && webAddress(block.url) };
    case 'cards':
      return {
        ...block,
        cards: block.cards.map((card) => ({
          ...card,
          url: webAddress(card.url),
          src: card.src && webAddress(card.src),
        })),
      };
    default:
      return block;
  }
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`A button of a mail leads to no web address: ${text}`);
  return url.href;
}
