import type { Locale } from '#shared/i18n/locales.ts';

/** What a mail is built of. Every text is plain: it is shown as it stands, whatever it holds. */
export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  /** `url` is absolute, http or https. */
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  /** The first cell of a row says what it is about; the others stand at the right. */
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'note'; readonly text: string };

/** What the two renderings take: all decided, all texts in the mail's language. */
export interface MailLayout {
  readonly locale: Locale;
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: readonly string[];
}
