import { useLingui } from '@lingui/react/macro';
import { ageLimit } from '#shared/shop/figures.ts';
import type { AgeRule, Pictogram, UnitPriceUnit } from '#shared/catalog/limits.ts';

/** The words for what a category's form offers. */
export function useCategoryChoices() {
  const { t } = useLingui();
  const ageRules: Record<AgeRule, string> = {
    none: t`bez omezení`,
    alcohol: t`od ${ageLimit} let, alkohol`,
    tobacco: t`od ${ageLimit} let, tabák`,
  };
  const units: Record<UnitPriceUnit, string> = { litre: t`za litr`, piece: t`za kus`, '100g': t`za 100 g` };
  const pictograms: Record<Pictogram, string> = {
    bottle: t`láhev`,
    glass: t`sklenice`,
    wine: t`víno`,
    beer: t`pivo`,
    miniature: t`miniatura`,
    gift: t`dárek`,
    cigar: t`doutník`,
    pipe: t`dýmka`,
    hookah: t`vodní dýmka`,
    lighter: t`zapalovač`,
    humidor: t`humidor`,
    cutter: t`ořezávač`,
    ashtray: t`popelník`,
    case: t`pouzdro`,
    tobacco: t`tabák`,
    snuff: t`šňupací tabák`,
    corkscrew: t`vývrtka`,
    shaker: t`šejkr`,
    barrel: t`sud`,
    fridge: t`vinotéka`,
    carafe: t`karafa`,
    label: t`etiketa`,
    book: t`kniha`,
    star: t`hvězda`,
  };
  return { ageRules, units, pictograms };
}
