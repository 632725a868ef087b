import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AgeOutcome } from '#shared/age-proofs/providers.ts';
import { ageLimit } from '#shared/shop/figures.ts';

/** What to say when a visit at a provider did not confirm the age. */
export const outcomeTexts: Readonly<Record<Exclude<AgeOutcome, 'verified'>, MessageDescriptor>> = {
  cancelled: msg`Ověření jste zrušili. Věk zatím ověřený není, můžete to zkusit znovu.`,
  too_young: msg`Podle poskytovatele vám ještě není ${{ age: ageLimit }} let. Tabákové výrobky vám proto prodat nesmíme.`,
  age_unknown: msg`Poskytovatel nám nesdělil, zda jste plnoletí. Zkuste to znovu a předání údaje o věku povolte, nebo zvolte jiného poskytovatele.`,
  expired: msg`Ověření trvalo příliš dlouho, nebo už bylo použité. Začněte prosím znovu.`,
  untrusted: msg`Odpověď poskytovatele se nepodařilo ověřit, proto jsme ji nepřijali. Zkuste to prosím znovu.`,
  unavailable: msg`Poskytovatel teď neodpovídá. Zkuste to prosím za chvíli, nebo zvolte jiného.`,
};
