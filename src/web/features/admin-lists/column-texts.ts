import { useLingui } from '@lingui/react/macro';
import type { AdminListName } from '#shared/admin-lists/lists.ts';

/** The names of the columns that can be left out. */
export function useColumnTexts(list: AdminListName): Readonly<Partial<Record<string, string>>> {
  const { t } = useLingui();
  const texts: Record<AdminListName, Readonly<Record<string, string>>> = {
    orders: {
      state: t`Stav`,
      buyer: t`Zákazník`,
      delivery: t`Doprava`,
      payment: t`Platba`,
      pieces: t`Kusů`,
      total: t`Celkem`,
    },
    products: { code: t`Kód`, category: t`Kategorie a značka`, price: t`Cena`, stock: t`Skladem`, state: t`Stav` },
    accounts: { contact: t`Kontakt`, state: t`Stav`, adverts: t`Inzeráty`, registered: t`Registrace` },
    adverts: { seller: t`Prodejce`, state: t`Stav`, price: t`Cena`, added: t`Vloženo`, expires: t`Platí do` },
    overpayments: {
      gateway: t`Číslo u brány`,
      amount: t`Částka`,
      provider: t`Způsob`,
      paid: t`Přišla`,
      returned: t`Vráceno`,
    },
    refunds: {
      gateway: t`Číslo u brány`,
      amount: t`Částka`,
      provider: t`Způsob`,
      state: t`Stav`,
      reason: t`Důvod`,
      created: t`Vznikla`,
    },
  };
  return texts[list];
}
