import { useLingui } from '@lingui/react/macro';
import type { Breakdown, Measure } from '#shared/figures/measures.ts';
import type { Section } from './figure-choice.ts';

export function useSectionTexts(): Readonly<Record<Section, string>> {
  const { t } = useLingui();
  return {
    overview: t`Souhrn`,
    orders: t`Objednávky a obrat`,
    goods: t`Zboží a sklad`,
    portal: t`Inzeráty a lidé`,
    searches: t({ message: 'Hledání', context: 'figures' }),
    funnel: t`Cesta k objednávce`,
  };
}

export function useBreakdownTexts(): Readonly<Record<Breakdown, string>> {
  const { t } = useLingui();
  return {
    category: t`kategorie`,
    product: t`zboží`,
    branch: t`prodejny`,
    carrier: t`doprava`,
    payment: t`platba`,
    channel: t`kanál`,
    voucher: t`vouchery`,
    influencer: t`influenceři`,
  };
}

export function useMeasureTexts(): Readonly<Record<Measure, string>> {
  const { t } = useLingui();
  return {
    placed: t`Objednávky`,
    paid: t`Zaplacené objednávky`,
    cancelled: t`Zrušené objednávky`,
    refunded: t`Vrácení peněz`,
    pieces: t`Prodané kusy`,
    turnover: t`Obrat s DPH`,
    net: t`Obrat bez DPH`,
    margin: t`Hrubý zisk`,
    known_net: t`Obrat zboží se známou nákupní cenou`,
    charges: t`Doprava a poplatky`,
    discount: t`Slevy z voucherů`,
    adverts_submitted: t`Přidané inzeráty`,
    adverts_approved: t`Schválené inzeráty`,
    adverts_rejected: t`Zamítnuté inzeráty`,
    adverts_expired: t`Inzeráty s prošlou platností`,
    adverts_sold: t`Prodané inzeráty`,
    registrations: t({ message: 'Registrace', context: 'figures' }),
    verifications: t`Zaplacená ověření`,
    toppings: t`Topování`,
    messages: t`Zprávy`,
    watchdogs: t`Hlídací psi`,
    views: t`Zobrazení zboží`,
    cart_adds: t`Přidání do košíku`,
    order_forms: t`Otevření objednávky`,
    searches: t({ message: 'Hledání', context: 'figures' }),
    empty_searches: t`Hledání bez výsledku`,
  };
}
