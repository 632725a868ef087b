import { useLingui } from '@lingui/react/macro';
import type { TaskQueue } from '#shared/admin-tasks/queues.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import type { RouteId } from '#shared/i18n/paths.ts';
import { reasonScopes } from '#shared/reasons/kinds.ts';
import { useSession } from '#web/features/session/session.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** Screens that are not in the navigation, with the list that each belongs to. */
const listOf = {
  'admin-account': 'admin-accounts',
  'admin-all-adverts': 'admin-adverts',
  'admin-advert': 'admin-adverts',
  'admin-advert-edit': 'admin-adverts',
  'admin-report': 'admin-reports',
  'admin-order': 'admin-orders',
  'admin-order-add': 'admin-orders',
  'admin-bank-statement': 'admin-bank-statements',
  'admin-payout': 'admin-payouts',
  'admin-conversation': 'admin-messages',
  'admin-voucher': 'admin-vouchers',
  'admin-voucher-add': 'admin-vouchers',
  'admin-banner': 'admin-banners',
  'admin-banner-add': 'admin-banners',
  'admin-intro': 'admin-banners',
  'admin-blog-categories': 'admin-blog',
  'admin-blog-post': 'admin-blog',
  'admin-blog-post-add': 'admin-blog',
  'admin-blog-post-history': 'admin-blog',
  'admin-blog-post-preview': 'admin-blog',
  'admin-document': 'admin-documents',
  'admin-document-add': 'admin-documents',
  'admin-mail-text': 'admin-mail-texts',
  'admin-mail-text-history': 'admin-mail-texts',
  'admin-info-page': 'admin-info-pages',
  'admin-info-page-add': 'admin-info-pages',
  'admin-info-page-history': 'admin-info-pages',
  'admin-newsletter': 'admin-newsletters',
  'admin-newsletter-add': 'admin-newsletters',
  'admin-category': 'admin-categories',
  'admin-category-add': 'admin-categories',
  'admin-product': 'admin-products',
  'admin-product-add': 'admin-products',
  'admin-product-import': 'admin-product-imports',
  'admin-bulk-change': 'admin-bulk-changes',
} as const satisfies Partial<Record<RouteId, RouteId>>;
export const sections: Partial<Record<string, RouteId>> = listOf;

export interface AdminLink {
  readonly id: Exclude<Extract<RouteId, 'admin' | `admin-${string}`>, keyof typeof listOf>;
  readonly text: string;
  /** The required scope, or several of which one suffices; if missing, every administrator may open it. */
  readonly scope?: Scope | readonly Scope[];
  /** What waits there. */
  readonly queues?: readonly TaskQueue[];
}

export interface AdminLinkGroup {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly links: readonly AdminLink[];
}

/**
 * The screens of the administration by what people work on, within the scopes of the logged-in administrator. All are shown until
 * the session is known; the server enforces the permissions anyway.
 */
export function useAdminLinks(): AdminLinkGroup[] {
  const groups = useAllLinks();
  const session = useSession();
  if (session.status !== 'in') return groups;
  const { scopes } = session.session.me;
  const mayOpen = ({ scope }: AdminLink) => scope === undefined || [scope].flat().some((each) => scopes.includes(each));
  return groups
    .map((group) => ({ ...group, links: group.links.filter(mayOpen) }))
    .filter(({ links }) => links.length > 0);
}

function useAllLinks(): AdminLinkGroup[] {
  const { t } = useLingui();
  return [
    {
      id: 'figures',
      title: t`Přehledy`,
      icon: 'chart',
      links: [{ id: 'admin-figures', text: t`Čísla obchodu a portálu`, scope: 'figures' }],
    },
    {
      id: 'market',
      title: t`Inzerce`,
      icon: 'tag',
      links: [
        {
          id: 'admin-adverts',
          text: t`Inzeráty`,
          scope: 'adverts',
          queues: ['adverts', 'changes', 'unreviewed_adverts'],
        },
        { id: 'admin-toppings', text: t`Topování`, scope: ['adverts', 'orders'], queues: ['toppings'] },
        { id: 'admin-brands', text: t`Navržené značky`, scope: 'adverts', queues: ['brands'] },
        { id: 'admin-reports', text: t`Nahlášení`, scope: ['adverts', 'users'], queues: ['reports', 'appeals'] },
        { id: 'admin-held-messages', text: t`Zadržené zprávy`, scope: 'users', queues: ['held_texts'] },
        { id: 'admin-reasons', text: t`Připravené důvody`, scope: Object.values(reasonScopes).flat() },
      ],
    },
    {
      id: 'shop',
      title: t`E-shop`,
      icon: 'cart',
      links: [
        {
          id: 'admin-orders',
          text: t`Objednávky`,
          scope: 'orders',
          queues: ['new_orders', 'begun_orders', 'late_pickups', 'late_transfers', 'missing_cash'],
        },
        { id: 'admin-messages', text: t`Zprávy`, scope: 'orders', queues: ['shop_conversations'] },
        { id: 'admin-returns', text: t`Vrácení`, scope: 'orders', queues: ['withdrawals', 'complaints'] },
        {
          id: 'admin-payments',
          text: t`Platby`,
          scope: 'orders',
          queues: ['overpayments', 'unapproved_refunds', 'waiting_refunds'],
        },
        { id: 'admin-bank-lines', text: t`Platby k přiřazení`, scope: 'orders', queues: ['bank_lines'] },
        { id: 'admin-bank-statements', text: t`Výpisy z účtu`, scope: 'orders' },
        { id: 'admin-payouts', text: t`Výplaty`, scope: 'orders', queues: ['unpaid_margins'] },
        { id: 'admin-vouchers', text: t`Vouchery`, scope: 'settings' },
        { id: 'admin-influencers', text: t`Influenceři`, scope: 'settings' },
      ],
    },
    {
      id: 'catalogue',
      title: t`Katalog`,
      icon: 'store',
      links: [
        { id: 'admin-products', text: t({ message: 'Zboží', context: 'e-shop' }), scope: 'content' },
        { id: 'admin-product-imports', text: t`Importy zboží`, scope: 'content' },
        { id: 'admin-bulk-changes', text: t`Hromadné změny`, scope: 'content' },
        { id: 'admin-categories', text: t`Kategorie`, scope: 'content' },
        { id: 'admin-all-brands', text: t`Značky v katalogu`, scope: 'content' },
        { id: 'admin-packages', text: t`Balení`, scope: 'content' },
        { id: 'admin-synonyms', text: t`Synonyma`, scope: 'content' },
        { id: 'admin-feeds', text: t`Feedy zboží`, scope: 'content' },
      ],
    },
    {
      id: 'people',
      title: t`Lidé`,
      icon: 'user',
      links: [
        { id: 'admin-accounts', text: t`Uživatelé`, scope: 'users', queues: ['accounts'] },
        { id: 'admin-verifications', text: t`Ověřené účty`, scope: 'orders' },
        { id: 'admin-groups', text: t`Skupiny uživatelů`, scope: 'settings' },
        { id: 'admin-administrators', text: t`Správci`, scope: 'settings' },
        { id: 'admin-erasures', text: t`Rušení účtů`, scope: 'users', queues: ['erasures'] },
      ],
    },
    {
      id: 'content',
      title: t({ message: 'Obsah', context: 'administration' }),
      icon: 'document',
      links: [
        { id: 'admin-banners', text: t`Bannery`, scope: 'content' },
        { id: 'admin-blog', text: t`Blog`, scope: 'content' },
        { id: 'admin-info-pages', text: t`Informační stránky`, scope: 'content' },
        { id: 'admin-documents', text: t`Dokumenty`, scope: 'content' },
        { id: 'admin-menus', text: t`Menu webu`, scope: 'content' },
        { id: 'admin-newsletters', text: t`Newslettery`, scope: 'content' },
        { id: 'admin-subscribers', text: t`Odběratelé`, scope: 'content' },
        { id: 'admin-contacts', text: t`Kontakty`, scope: 'settings' },
        { id: 'admin-mail-texts', text: t`Texty e-mailů`, scope: 'settings' },
        { id: 'admin-mail', text: t`E-maily`, scope: 'settings', queues: ['failed_mails'] },
      ],
    },
    {
      id: 'settings',
      title: t`Nastavení`,
      icon: 'settings',
      links: [
        { id: 'admin-settings', text: t`Nastavení portálu`, scope: 'settings' },
        { id: 'admin-delivery', text: t`Doprava`, scope: 'settings' },
        { id: 'admin-pickup-points', text: t`Výdejní místa`, scope: 'settings' },
        { id: 'admin-payment-methods', text: t`Způsoby platby`, scope: 'settings' },
        { id: 'admin-branches', text: t`Prodejny`, scope: 'settings' },
        { id: 'admin-currencies', text: t`Měny a kurzy`, scope: 'settings' },
        { id: 'admin-maintenance', text: t`Údržba`, scope: 'content' },
        { id: 'admin-retention', text: t`Uchovávání údajů`, scope: 'settings' },
        { id: 'admin-audit', text: t`Záznam změn`, scope: 'settings' },
      ],
    },
  ];
}
