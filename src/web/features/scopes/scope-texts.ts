import { useLingui } from '@lingui/react/macro';
import type { Scope } from '#shared/contract/scopes.ts';

interface ScopeText {
  readonly name: string;
  /** What it permits. */
  readonly about: string;
}

export function useScopeTexts(): Readonly<Record<Scope, ScopeText>> {
  const { t } = useLingui();
  return {
    adverts: {
      name: t`Inzeráty`,
      about: t`schvaluje, skrývá a upravuje inzeráty, značky a topování, rozhoduje o nahlášeném obsahu`,
    },
    users: {
      name: t`Uživatelé`,
      about: t`schvaluje registrace, blokuje uživatele, mění jejich e-mail a skupinu, rozhoduje o zadržených zprávách`,
    },
    orders: {
      name: t`Objednávky`,
      about: t`vyřizuje objednávky, platby, vrácení peněz a reklamace, odpovídá zákazníkům`,
    },
    content: {
      name: t`Obsah`,
      about: t`spravuje zboží, ceny a sklad, bannery, menu, texty stránek, newslettery a údržbu`,
    },
    settings: {
      name: t`Nastavení`,
      about: t`nastavuje dopravu, platby, prodejny, měny a vouchery, zve správce a dává oprávnění, čte záznam změn`,
    },
    figures: {
      name: t`Přehledy`,
      about: t`vidí obrat, zisk a ostatní čísla obchodu a portálu, nic nemění`,
    },
  };
}
