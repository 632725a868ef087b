import { msg } from '@lingui/core/macro';
import type { OrderEventKind } from '#shared/orders/lifecycle.ts';

/** Labels of the events in an order's history. */
export const eventTexts: Readonly<Record<OrderEventKind, ReturnType<typeof msg>>> = {
  place: msg`Objednáno`,
  pay: msg`Zaplaceno`,
  prepare: msg`Připravuje se`,
  make_ready: msg`Připraveno k vyzvednutí`,
  send: msg`Odesláno`,
  deliver: msg`Předáno zákazníkovi`,
  cancel: msg`Zrušeno`,
  refund: msg`Peníze odešly`,
  ask_refund: msg`Vrácení peněz zadáno`,
  cancel_refund: msg`Zadané vrácení peněz zrušeno`,
  overpayment: msg`Přišel přeplatek`,
  cancel_overpayment: msg`Zapsaný přeplatek smazán`,
  part_payment: msg`Přišla část platby`,
  cancel_part_payment: msg`Přiřazení části platby zrušeno`,
  take_back: msg`Část zboží se vrátila do skladu`,
  withdraw: msg`Zákazník odstoupil od smlouvy`,
  complain: msg`Zákazník reklamoval`,
  check_age: msg`Věk ověřila služba`,
  refuse_handover: msg`Nevydáno, věk neověřen`,
  set_tracking: msg`Číslo zásilky`,
  correct: msg`Údaje opraveny`,
  renew_link: msg`Odkaz na objednávku vyměněn`,
  change_payment: msg`Způsob platby změněn`,
  change_lines: msg`Položky změněny`,
  note: msg`Poznámka`,
};
