import type { ReactNode } from 'react';
import { Plural } from '@lingui/react/macro';
import type { TaskQueue } from '#shared/admin-tasks/queues.ts';

/** What waits in each queue, to be read after its number. */
export const queueTexts: Readonly<Record<TaskQueue, (count: number) => ReactNode>> = {
  accounts: (count) => (
    <Plural value={count} one="registrace ke schválení" few="registrace ke schválení" other="registrací ke schválení" />
  ),
  adverts: (count) => (
    <Plural
      value={count}
      one="nový inzerát ke schválení"
      few="nové inzeráty ke schválení"
      other="nových inzerátů ke schválení"
    />
  ),
  toppings: (count) => (
    <Plural
      value={count}
      one="zaplacené topování ke schválení"
      few="zaplacená topování ke schválení"
      other="zaplacených topování ke schválení"
    />
  ),
  changes: (count) => (
    <Plural
      value={count}
      one="změna inzerátu ke schválení"
      few="změny inzerátů ke schválení"
      other="změn inzerátů ke schválení"
    />
  ),
  unreviewed_adverts: (count) => (
    <Plural
      value={count}
      one="inzerát k dodatečné kontrole"
      few="inzeráty k dodatečné kontrole"
      other="inzerátů k dodatečné kontrole"
    />
  ),
  brands: (count) => <Plural value={count} one="navržená značka" few="navržené značky" other="navržených značek" />,
  reports: (count) => (
    <Plural value={count} one="nahlášení k posouzení" few="nahlášení k posouzení" other="nahlášení k posouzení" />
  ),
  appeals: (count) => (
    <Plural
      value={count}
      one="odvolání proti rozhodnutí"
      few="odvolání proti rozhodnutí"
      other="odvolání proti rozhodnutí"
    />
  ),
  erasures: (count) => (
    <Plural value={count} one="žádost o smazání údajů" few="žádosti o smazání údajů" other="žádostí o smazání údajů" />
  ),
  held_texts: (count) => (
    <Plural
      value={count}
      one="hromadná zpráva ke kontrole"
      few="hromadné zprávy ke kontrole"
      other="hromadných zpráv ke kontrole"
    />
  ),
  shop_conversations: (count) => (
    <Plural
      value={count}
      one="nepřečtená konverzace s obchodem"
      few="nepřečtené konverzace s obchodem"
      other="nepřečtených konverzací s obchodem"
    />
  ),
  failed_mails: (count) => (
    <Plural value={count} one="neodeslaný e-mail" few="neodeslané e-maily" other="neodeslaných e-mailů" />
  ),
  new_orders: (count) => (
    <Plural
      value={count}
      one="nová objednávka k přípravě"
      few="nové objednávky k přípravě"
      other="nových objednávek k přípravě"
    />
  ),
  begun_orders: (count) => (
    <Plural
      value={count}
      one="objednávka k odeslání nebo nachystání"
      few="objednávky k odeslání nebo nachystání"
      other="objednávek k odeslání nebo nachystání"
    />
  ),
  late_pickups: (count) => (
    <Plural
      value={count}
      one="objednávka dlouho čeká na vyzvednutí"
      few="objednávky dlouho čekají na vyzvednutí"
      other="objednávek dlouho čeká na vyzvednutí"
    />
  ),
  late_transfers: (count) => (
    <Plural value={count} one="převod dlouho nepřišel" few="převody dlouho nepřišly" other="převodů dlouho nepřišlo" />
  ),
  missing_cash: (count) => (
    <Plural
      value={count}
      one="dobírka bez potvrzené platby"
      few="dobírky bez potvrzené platby"
      other="dobírek bez potvrzené platby"
    />
  ),
  bank_lines: (count) => (
    <Plural value={count} one="platba k přiřazení" few="platby k přiřazení" other="plateb k přiřazení" />
  ),
  overpayments: (count) => (
    <Plural value={count} one="přeplatek k vrácení" few="přeplatky k vrácení" other="přeplatků k vrácení" />
  ),
  unapproved_refunds: (count) => (
    <Plural value={count} one="vratka ke schválení" few="vratky ke schválení" other="vratek ke schválení" />
  ),
  waiting_refunds: (count) => (
    <Plural value={count} one="vratka k vyřízení" few="vratky k vyřízení" other="vratek k vyřízení" />
  ),
  unpaid_margins: (count) => (
    <Plural
      value={count}
      one="influencer s marží k výplatě"
      few="influenceři s marží k výplatě"
      other="influencerů s marží k výplatě"
    />
  ),
  withdrawals: (count) => (
    <Plural
      value={count}
      one="odstoupení od smlouvy k vyřízení"
      few="odstoupení od smlouvy k vyřízení"
      other="odstoupení od smlouvy k vyřízení"
    />
  ),
  complaints: (count) => (
    <Plural value={count} one="reklamace k vyřízení" few="reklamace k vyřízení" other="reklamací k vyřízení" />
  ),
};
