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
  | { readonly kind: 'note'; readonly text: string }
  /** Text with marks. The HTML is not escaped: whoever makes it must have done so. */
  | { readonly kind: 'rich'; readonly html: string; readonly text: string }
  /** `src` and `url` are absolute, http or https. */
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly url?: string | undefined }
  | { readonly kind: 'cards'; readonly cards: readonly MailCard[] };

/** An offer with its picture. Addresses are absolute, http or https. */
export interface MailCard {
  readonly name: string;
  /** Above the name: whose offer it is. */
  readonly note: string;
  readonly price: string;
  /** The price before the sale, struck through. */
  readonly originalPrice?: string | undefined;
  readonly src?: string | undefined;
  readonly url: string;
}

export interface MailLink {
  readonly text: string;
  readonly url: string;
}

/** Input of both renderings: all texts are final and in the mail's language. */
export interface MailLayout {
  readonly locale: Locale;
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: readonly (string | MailLink)[];
}
