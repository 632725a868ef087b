import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Explains the order of a search or of another list. */
export function rankingText(i18n: I18n, isSearch: boolean): string {
  return i18n._(
    isSearch
      ? msg`Nejlepší shoda řadí výš nabídky, které mají všechna hledaná slova v názvu, značce nebo kategorii, než ty, které je mají jen v popisu. Dále postupně rozhoduje: nabídka před poptávkou, hledané balení, hledaná kategorie, přesná slova a dostupnost, tedy zboží e-shopu skladem, inzeráty s cenou, inzeráty bez ceny a nakonec vyprodané zboží. Jinak stojí výš novější. Placené umístění pořadí hledání nemění.`
      : msg`Na prvních místech stojí inzeráty s placeným umístěním, vždy s označením TOP. Ostatní řadíme podle zvoleného pořadí: od nejnovějších, podle ceny nebo podle ceny za litr, kus či 100 g. Hodnocení prodejce ani vaše předchozí návštěvy pořadí nemění.`,
  );
}
