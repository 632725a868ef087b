import { useLingui } from '@lingui/react/macro';
import type { ConsentFlag } from './consent.ts';

/** Label and explanation of each kind of cookie. */
export function useFlagTexts(): Record<ConsentFlag, { label: string; meaning: string }> {
  const { t } = useLingui();
  return {
    technical: {
      label: t`Technické`,
      meaning: t`Bez nich portál nefunguje: pamatují si potvrzení věku, jazyk, měnu a tuto volbu. Jsou vždy zapnuté.`,
    },
    analytical: {
      label: t`Analytické`,
      meaning: t`Ukazují nám, které stránky lidé čtou a kde se ztrácejí, abychom portál zlepšovali.`,
    },
    marketing: {
      label: t`Marketingové`,
      meaning: t`Umožňují měřit, zda naše kampaně přivádějí zájemce, a předat k tomu údaje inzertním systémům.`,
    },
    advertisement: {
      label: t`Reklamní`,
      meaning: t`Přizpůsobují reklamu a obsah tomu, co vás zajímá.`,
    },
  };
}
