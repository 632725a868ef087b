import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AppealOutcome, CaseState, DecisionGround, Measure } from '#shared/reports/limits.ts';
import type { ReportKind, ReportReason } from '#shared/reports/reasons.ts';

/** Names of what can be reported and why. Those of mails are in `server/features/reports/report-names.ts`. */
export function useKindTexts(): Record<ReportKind, string> {
  const { t } = useLingui();
  return {
    listing: t`nabídka`,
    message: t`zpráva`,
    review: t`hodnocení`,
    reply: t`odpověď na hodnocení`,
    user: t`uživatel`,
  };
}

export function useReasonTexts(): Record<ReportReason, string> {
  const { t } = useLingui();
  return {
    minors: t`Ohrožení dětí nebo prodej nezletilým`,
    fraud: t`Podvod`,
    illegal_goods: t`Nelegální zboží`,
    prohibited_goods: t`Alkohol nebo tabák, který se prodávat nesmí`,
    counterfeit: t`Padělek`,
    personal_data: t`Zneužití osobních údajů`,
    insult: t`Urážky, výhrůžky nebo nenávist`,
    false_review: t`Nepravdivé hodnocení`,
    wrong_category: t`Špatná kategorie`,
    spam: t`Spam nebo opakovaná nabídka`,
    other: t`Jiný důvod`,
  };
}

export function useCaseStateTexts(): Record<CaseState, string> {
  const { t } = useLingui();
  return { open: t`čeká na posouzení`, appealed: t`odvolání se posuzuje`, decided: t`rozhodnuto` };
}

export function useGroundTexts(): Record<DecisionGround, string> {
  const { t } = useLingui();
  return { law: t`porušení právních předpisů`, terms: t`porušení podmínek portálu` };
}

export function useOutcomeTexts(): Record<AppealOutcome, string> {
  const { t } = useLingui();
  return {
    upheld: t`Odvolání jsme zamítli, rozhodnutí zůstává`,
    reversed: t`Odvolání jsme vyhověli, rozhodnutí je zrušené`,
    changed: t`Odvolání jsme zčásti vyhověli, rozhodnutí je změněné`,
  };
}

/** What a measure does. */
export function useMeasureTexts(kind: ReportKind): Record<Measure, string> {
  const { t } = useLingui();
  const hidden = {
    listing: t`Skrýt inzerát`,
    message: t`Skrýt zprávu`,
    review: t`Skrýt hodnocení`,
    reply: t`Skrýt odpověď`,
  };
  return {
    // A profile is never hidden: its user is suspended or blocked.
    hide: kind === 'user' ? '' : hidden[kind],
    warn: t`Upozornit uživatele`,
    suspend: t`Pozastavit účet`,
    block: t`Zablokovat účet`,
  };
}

/** What a measure has done. */
export function useDoneTexts(kind: ReportKind): (measure: Measure, days: number | null) => string {
  const { t } = useLingui();
  const hidden = {
    listing: t`inzerát je skrytý`,
    message: t`zpráva je skrytá`,
    review: t`hodnocení je skryté`,
    reply: t`odpověď je skrytá`,
  };
  return (measure, days) =>
    ({
      hide: kind === 'user' ? '' : hidden[kind],
      warn: t`uživatel je upozorněný`,
      suspend: t`účet je pozastavený na ${plural(days ?? 0, { one: '# den', few: '# dny', other: '# dní' })}`,
      block: t`účet je zablokovaný`,
    })[measure];
}
