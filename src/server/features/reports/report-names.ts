import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { DecisionGround, Measure } from '#shared/reports/limits.ts';
import type { ReportKind, ReportReason } from '#shared/reports/reasons.ts';
import type { Snapshot } from './subject.queries.ts';

/** Names for mails. Those of the screens are in `web/features/report`. */
const kindNames: Record<ReportKind, MessageDescriptor> = {
  listing: msg`nabídka`,
  message: msg`zpráva`,
  review: msg`hodnocení`,
  reply: msg`odpověď na hodnocení`,
  user: msg`uživatel`,
};

const reasonNames: Record<ReportReason, MessageDescriptor> = {
  minors: msg`ohrožení dětí nebo prodej nezletilým`,
  fraud: msg`podvod`,
  illegal_goods: msg`nelegální zboží`,
  prohibited_goods: msg`alkohol nebo tabák, který se prodávat nesmí`,
  counterfeit: msg`padělek`,
  personal_data: msg`zneužití osobních údajů`,
  insult: msg`urážky, výhrůžky nebo nenávist`,
  false_review: msg`nepravdivé hodnocení`,
  wrong_category: msg`špatná kategorie`,
  spam: msg`spam nebo opakovaná nabídka`,
  other: msg`jiný důvod`,
};

const groundNames: Record<DecisionGround, MessageDescriptor> = {
  law: msg`porušení právních předpisů`,
  terms: msg`porušení podmínek portálu`,
};

export const kindName = (i18n: I18n, kind: ReportKind) => i18n._(kindNames[kind]);
export const reasonName = (i18n: I18n, reason: ReportReason) => i18n._(reasonNames[reason]);
export const groundName = (i18n: I18n, ground: DecisionGround) => i18n._(groundNames[ground]);

const quotedLetters = 80;

/** A kind with the name of the thing, or with the beginning of its text: `zpráva „Pošlete zálohu…“`. */
export function subjectName(i18n: I18n, kind: ReportKind, { texts }: Snapshot): string {
  const text = texts.find(({ lang }) => lang === i18n.locale) ?? texts[0];
  const words = beginningOf(text?.name || text?.text || '');
  const name = i18n._(kindNames[kind]);
  return words === '' ? name : i18n._(msg`${{ name }} „${{ words }}“`);
}

function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length <= quotedLetters ? line : `${letters.slice(0, quotedLetters).join('').trimEnd()}…`;
}

/** What a measure means for its user. */
export function measureText(
  i18n: I18n,
  measure: Measure,
  { kind, days }: { readonly kind: ReportKind; readonly days: number | null },
): string {
  const hidden = {
    listing: msg`Inzerát je skrytý, návštěvníci ho nevidí.`,
    message: msg`Zpráva je skrytá, její text nevidí ani jedna strana.`,
    review: msg`Hodnocení je skryté a do průměru se nepočítá.`,
    reply: msg`Odpověď na hodnocení je skrytá, návštěvníci ji nevidí.`,
  };
  const texts: Record<Measure, () => string> = {
    // A profile is never hidden: its user is suspended or blocked.
    hide: () => (kind === 'user' ? '' : i18n._(hidden[kind])),
    warn: () => i18n._(msg`Uživatele jsme upozornili.`),
    suspend: () =>
      i18n._(
        msg`Účet je pozastavený na ${plural(days ?? 0, { one: '# den', few: '# dny', other: '# dní' })}: lze se přihlásit, číst a platit, ale ne vkládat inzeráty, psát zprávy ani hodnotit.`,
      ),
    block: () => i18n._(msg`Účet je zablokovaný, přihlásit se nelze.`),
  };
  return texts[measure]();
}
