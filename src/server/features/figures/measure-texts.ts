import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Measure } from '#shared/figures/measures.ts';

/** Headings of the files, as the screen calls the same figures. */
export const measureTexts: Readonly<Record<Measure, MessageDescriptor>> = {
  placed: msg`Objednávky`,
  paid: msg`Zaplacené objednávky`,
  cancelled: msg`Zrušené objednávky`,
  refunded: msg`Vrácení peněz`,
  pieces: msg`Prodané kusy`,
  turnover: msg`Obrat s DPH`,
  net: msg`Obrat bez DPH`,
  margin: msg`Hrubý zisk`,
  known_net: msg`Obrat zboží se známou nákupní cenou`,
  charges: msg`Doprava a poplatky`,
  discount: msg`Slevy z voucherů`,
  adverts_submitted: msg`Přidané inzeráty`,
  adverts_approved: msg`Schválené inzeráty`,
  adverts_rejected: msg`Zamítnuté inzeráty`,
  adverts_expired: msg`Inzeráty s prošlou platností`,
  adverts_sold: msg`Prodané inzeráty`,
  registrations: msg`Registrace`,
  verifications: msg`Zaplacená ověření`,
  toppings: msg`Topování`,
  messages: msg`Zprávy`,
  watchdogs: msg`Hlídací psi`,
  views: msg`Zobrazení zboží`,
  cart_adds: msg`Přidání do košíku`,
  order_forms: msg`Otevření objednávky`,
  searches: msg`Hledání`,
  empty_searches: msg`Hledání bez výsledku`,
};
