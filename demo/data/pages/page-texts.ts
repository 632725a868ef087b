import type { Locale } from '#shared/i18n/locales.ts';

interface PageText {
  readonly title: string;
  readonly perex: string;
  /** Markdown. */
  readonly body: string;
}

/** A page in every language. */
export type PageTexts = Readonly<Record<Locale, PageText>>;
