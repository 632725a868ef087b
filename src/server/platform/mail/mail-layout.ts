import type { Locale } from '#shared/i18n/locales.ts';

/** The blocks of a mail. Texts are plain text and are escaped when rendered. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  /** `notice`: other words for the notice within the portal, which has no attachments. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly notice?: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  /** `url` is absolute, http or https. */
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  /** The first cell of a row is its label; the others are aligned to the right. */
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'note'; readonly text: string };

/** Input of both renderings: all texts are final and in the mail's language. */
export interface MailLayout {
  readonly locale: Locale;
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: readonly string[];
}
