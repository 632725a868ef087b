import { textRules as cs } from './languages/cs/text-rules.ts';
import { textRules as de } from './languages/de/text-rules.ts';
import { textRules as en } from './languages/en/text-rules.ts';
import type { Locale } from './locales.ts';
import type { TextRules } from './text-rules.ts';

export const textRulesOf: Readonly<Record<Locale, TextRules>> = { cs, en, de };
