import { useLingui } from '@lingui/react/macro';
import type { MailKind } from '#shared/mails/kinds.ts';

/** Returns the label of a kind of mail; for an obsolete kind its code. */
export function useMailKindText(): (kind: string) => string {
  const { t } = useLingui();
  const texts: Record<MailKind, string> = {
    'account.registered': t`Registrace přijata`,
    'account.approved': t`Účet schválen`,
    'account.refused': t`Registrace zamítnuta`,
    'account.blocked': t`Účet zablokován`,
    'account.password_reset': t`Odkaz na nové heslo`,
    'account.password_changed': t`Heslo změněno`,
    'account.login_attempts': t`Neúspěšné pokusy o přihlášení`,
    'account.new_device': t`Přihlášení z nového zařízení`,
    'account.contact_changed': t`Kontaktní údaje změněny`,
    'account.role_changed': t`Oprávnění změněna`,
    'account.confirm_email': t`Odkaz k potvrzení e-mailu`,
    'account.email_change_old': t`Změna e-mailu (na dosavadní)`,
    'account.email_change_new': t`Změna e-mailu (na nový)`,
    'account.email_in_use': t`E-mail už účet má`,
    'account.email_changed': t`E-mail změněn`,
    'account.second_factor_on': t`Dvoufázové ověření zapnuto`,
    'account.second_factor_off': t`Dvoufázové ověření vypnuto`,
    'advert.approved': t`Inzerát schválen`,
    'advert.rejected': t`Inzerát zamítnut`,
    'advert.change_approved': t`Změna inzerátu schválena`,
    'advert.change_rejected': t`Změna inzerátu zamítnuta`,
    'advert.hidden': t`Inzerát skryt`,
    'advert.restored': t`Inzerát obnoven`,
    'advert.expiring': t`Inzerát brzy skončí`,
    'adverts.digest': t`Denní přehled pro správce`,
    'order.placed': t`Objednávka přijata`,
    'order.paid': t`Objednávka zaplacena`,
    'order.being_prepared': t`Objednávka se připravuje`,
    'order.ready_for_pickup': t`Objednávka k vyzvednutí`,
    'order.pickup_ending': t`Připomenutí vyzvednutí`,
    'order.sent': t`Objednávka odeslána`,
    'order.delivered': t`Objednávka předána`,
    'order.cancelled': t`Objednávka zrušena`,
    'order.overpayment': t`Přišla platba k vrácení`,
    'order.refunded': t`Peníze vráceny`,
    'order.payment_failed': t`Platba se nezdařila`,
    'order.payment_changed': t`Způsob platby změněn`,
    'order.expiring': t`Nezaplacená objednávka brzy vyprší`,
    'order.email_changed': t`E-mail objednávky změněn`,
    'order.link': t`Nový odkaz na objednávku`,
    'return.link': t`Odkaz k vrácení nebo reklamaci`,
    'withdrawal.received': t`Odstoupení přijato`,
    'withdrawal.decided': t`Odstoupení posouzeno`,
    'withdrawal.settled': t`Odstoupení vypořádáno`,
    'complaint.received': t`Reklamace přijata`,
    'complaint.moved': t`Změna stavu reklamace`,
  };
  const byKind = new Map<string, string>(Object.entries(texts));
  return (kind) => byKind.get(kind) ?? kind;
}
