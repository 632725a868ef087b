import '#shared/i18n/personal-paths.ts';
import { useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { Session } from '#web/features/session/session.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { IconName } from '#web/ui/icon.tsx';

interface AccountLink {
  readonly href: string;
  readonly text: string;
  /** Shown next to the link. */
  readonly note?: string;
}

export interface AccountLinkGroup {
  /** None: what comes before the groups. */
  readonly title?: { readonly text: string; readonly icon: IconName };
  readonly links: readonly AccountLink[];
}

/** The account's pages by purpose, for the menu in the header and for the sidebar. */
export function useAccountLinks(session: Session): AccountLinkGroup[] {
  const { t } = useLingui();
  const { locale } = usePage();
  const { total, limit } = session.adverts;
  const { me, messages } = session;
  return [
    {
      links: [
        { href: routePath('account-advertisements-add', locale), text: t`Přidat inzerát` },
        { href: routePath('account', locale), text: t`Přehled` },
        // Sales and purchases.
        { href: routePath('account-deals', locale), text: t`Moje obchody` },
      ],
    },
    {
      title: { text: t`Prodej`, icon: 'tag' },
      links: [
        {
          href: routePath('account-advertisements', locale),
          text: t`Moje inzeráty`,
          note: limit === null ? String(total) : `${total}/${limit}`,
        },
      ],
    },
    {
      title: { text: t`Nákup`, icon: 'cart' },
      links: [
        { href: routePath('account-orders', locale), text: t`Moje objednávky` },
        { href: routePath('favourites', locale), text: t`Oblíbené` },
        { href: routePath('account-watchdogs', locale), text: t`Hlídací psi` },
      ],
    },
    {
      title: { text: t`Komunikace`, icon: 'message' },
      links: [
        {
          href: routePath('account-messages', locale),
          text: t`Zprávy`,
          note: `${messages.new}/${messages.total}`,
        },
        { href: routePath('account-reports', locale), text: t`Moje nahlášení` },
        { href: routePath('account-notifications', locale), text: t`Nastavení oznámení` },
      ],
    },
    {
      title: { text: t`Účet`, icon: 'user' },
      links: [
        { href: routePath('user', locale, { id: me.id }), text: t`Můj profil` },
        { href: routePath('account-verified-account', locale), text: t`Ověřený účet` },
        { href: routePath('account-invoice', locale), text: t`Fakturační a kontaktní údaje` },
        { href: routePath('account-newsletters', locale), text: t`Newslettery` },
        { href: routePath('account-privacy', locale), text: t`Soukromí` },
        ...(me.is_influencer ? [{ href: routePath('account-influencer', locale), text: t`Influencer` }] : []),
        ...(me.scopes.length > 0 ? [{ href: routePath('admin', locale), text: t`Správa portálu` }] : []),
      ],
    },
  ];
}
