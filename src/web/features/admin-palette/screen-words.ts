import { useLingui } from '@lingui/react/macro';
import type { RouteId } from '#shared/i18n/paths.ts';

/** What people call screens besides their names: the thing or the work that they look for there. */
export function useScreenWords(): Partial<Record<RouteId, string>> {
  const { t } = useLingui();
  return {
    'admin-audit': t`historie, protokol, kdo co změnil`,
    'admin-bank-lines': t`převody, chybějící peníze, párování plateb`,
    'admin-bank-statements': t`banka, převody, GPC, camt`,
    'admin-banners': t`reklama, proužek, úvodní okno`,
    'admin-blog': t`článek, články, rubriky`,
    'admin-bulk-changes': t`vrátit zpět, zdražení, zlevnění, historie cen a skladu`,
    'admin-feeds': t`srovnávače, Heureka, Zboží.cz, Google`,
    'admin-figures': t`statistiky, tržby, obrat, grafy`,
    'admin-held-messages': t`spam, hromadné zprávy`,
    'admin-influencers': t`partneři, provize`,
    'admin-maintenance': t`odstávka, výpadek`,
    'admin-newsletters': t`rozesílka, hromadný e-mail`,
    'admin-orders': t`faktury, doklady, balíky`,
    'admin-payments': t`vratky, přeplatky, peníze, brány`,
    'admin-payouts': t`vyplatit, marže, provize, příkaz k úhradě`,
    'admin-product-imports': t`tabulka, CSV, XLSX, Excel, ceník`,
    'admin-products': t`ceny, sklad, sleva`,
    'admin-returns': t`reklamace, odstoupení od smlouvy`,
    'admin-vouchers': t`slevové kódy, poukazy`,
  };
}
