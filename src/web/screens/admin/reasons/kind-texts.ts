import { useLingui } from '@lingui/react/macro';
import type { ReasonKind } from '#shared/reasons/kinds.ts';

/** What the prepared reasons of a kind are for. */
export function useKindTexts(): Readonly<Record<ReasonKind, string>> {
  const { t } = useLingui();
  return {
    advert: t`Zamítnutí a skrytí inzerátů`,
    account: t`Zamítnutí registrací a blokování uživatelů`,
    review: t`Skrytí hodnocení`,
    report: t`Rozhodnutí o nahlášeních`,
    topping: t`Zamítnutí topování`,
  };
}
