import { addPaths } from './paths.ts';

/** Paths that public pages don't link: most visitors' browsers never load them. Importing this makes them known. */
export const personalPaths = {
  'own-profile': { cs: '/uzivatel', en: '/user', de: '/benutzer' },
  'change-password': { cs: '/zmena-hesla/:hash', en: '/change-password/:hash', de: '/passwort-aendern/:hash' },
  'order-summary': { cs: '/shrnuti/:id/:hash', en: '/summary/:id/:hash', de: '/zusammenfassung/:id/:hash' },
  withdrawal: { cs: '/odstoupeni', en: '/withdrawal', de: '/widerruf' },
  'order-withdrawal': { cs: '/odstoupeni/:id/:hash', en: '/withdrawal/:id/:hash', de: '/widerruf/:id/:hash' },
  complaint: { cs: '/reklamace', en: '/complaint', de: '/reklamation' },
  'order-complaint': { cs: '/reklamace/:id/:hash', en: '/complaint/:id/:hash', de: '/reklamation/:id/:hash' },
  'payment-gateway': { cs: '/platebni-brana/:key', en: '/payment-gateway/:key', de: '/zahlungs-gateway/:key' },
  'account-orders': { cs: '/ucet/objednavky', en: '/account/orders', de: '/konto/bestellungen' },
  'account-payment': { cs: '/ucet/platba/:id', en: '/account/payment/:id', de: '/konto/zahlung/:id' },
  'account-order-summary': {
    cs: '/ucet/shrnuti/:id/:hash',
    en: '/account/summary/:id/:hash',
    de: '/konto/zusammenfassung/:id/:hash',
  },
  'account-invoice': { cs: '/ucet/fakturacni-udaje', en: '/account/invoice', de: '/konto/rechnungsdaten' },
  'account-advertisements': { cs: '/ucet/inzeraty', en: '/account/advertisements', de: '/konto/anzeigen' },
  'account-advertisements-confirmation': {
    cs: '/ucet/inzeraty/potvrzeni',
    en: '/account/advertisements/confirmation',
    de: '/konto/anzeigen/bestaetigung',
  },
  'account-advertisements-edit': {
    cs: '/ucet/inzeraty/:id/upravit',
    en: '/account/advertisements/:id/edit',
    de: '/konto/anzeigen/:id/bearbeiten',
  },
  'account-influencer': { cs: '/ucet/influencer', en: '/account/influencer', de: '/konto/influencer' },
  'admin-accounts': { cs: '/admin/uzivatele', en: '/admin/users', de: '/admin/benutzer' },
  'admin-account': { cs: '/admin/uzivatele/:id', en: '/admin/users/:id', de: '/admin/benutzer/:id' },
  'admin-adverts': { cs: '/admin/inzeraty', en: '/admin/adverts', de: '/admin/anzeigen' },
  'admin-brands': { cs: '/admin/znacky', en: '/admin/brands', de: '/admin/marken' },
  'admin-reasons': { cs: '/admin/duvody', en: '/admin/reasons', de: '/admin/gruende' },
  'admin-orders': { cs: '/admin/objednavky', en: '/admin/orders', de: '/admin/bestellungen' },
  'admin-order': { cs: '/admin/objednavky/:id', en: '/admin/orders/:id', de: '/admin/bestellungen/:id' },
  'admin-returns': { cs: '/admin/vraceni', en: '/admin/returns', de: '/admin/ruecksendungen' },
  'admin-payments': { cs: '/admin/platby', en: '/admin/payments', de: '/admin/zahlungen' },
  'admin-mail': { cs: '/admin/e-maily', en: '/admin/mail', de: '/admin/e-mails' },
  'admin-audit': { cs: '/admin/zaznam-zmen', en: '/admin/audit', de: '/admin/aenderungen' },
  'admin-vouchers': { cs: '/admin/vouchery', en: '/admin/vouchers', de: '/admin/gutscheine' },
  'admin-voucher': { cs: '/admin/vouchery/:id', en: '/admin/vouchers/:id', de: '/admin/gutscheine/:id' },
  'admin-voucher-add': { cs: '/admin/vouchery/pridat', en: '/admin/vouchers/add', de: '/admin/gutscheine/hinzufuegen' },
  'admin-influencers': { cs: '/admin/influenceri', en: '/admin/influencers', de: '/admin/influencer' },
} as const;

addPaths(personalPaths);
