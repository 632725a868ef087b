import { useLingui } from '@lingui/react/macro';
import { EventList } from '#web/features/event-list/event-list.tsx';
import type { AccountDetail } from './account-detail.ts';

/** The events of the account, the newest first. */
export function AccountHistory({ events }: { events: AccountDetail['events'] }) {
  const texts = useEventTexts();
  return (
    <EventList
      events={events.map(({ id, kind, actor, detail, happened_at: happenedAt }) => ({
        id,
        title: texts[kind] ?? kind,
        reason: typeof detail.reason === 'string' ? detail.reason : null,
        actor,
        happenedAt,
      }))}
    />
  );
}

function useEventTexts(): Record<string, string> {
  const { t } = useLingui();
  return {
    registered: t`Registrace`,
    approved: t`Účet schválen`,
    refused: t`Registrace zamítnuta`,
    blocked: t`Účet zablokován`,
    unblocked: t`Účet odblokován`,
    warned: t`Uživatel upozorněn`,
    closed: t`Účet zrušen`,
    reopened: t`Účet znovu otevřen`,
    suspended: t`Účet pozastaven`,
    suspension_ended: t`Pozastavení účtu ukončeno`,
    login_failed: t`Neúspěšné přihlášení`,
    password_changed: t`Heslo změněno`,
    contact_changed: t`Údaje změněny`,
    email_confirmed: t`E-mail potvrzen`,
    email_change_requested: t`Žádost o změnu e-mailu`,
    email_change_withdrawn: t`Žádost o změnu e-mailu stažena`,
    email_change_refused: t`Změna e-mailu odmítnuta`,
    email_changed: t`E-mail změněn`,
    email_corrected: t`E-mail změněn správcem`,
    company_corrected: t`Firemní údaje opraveny správcem`,
    scopes_changed: t`Oprávnění změněna`,
    logged_out: t`Odhlášen na všech zařízeních`,
    verified: t`Účet ověřen`,
    verification_ended: t`Ověření účtu zrušeno`,
    group_changed: t`Skupina změněna`,
    avatar_changed: t`Profilový obrázek změněn`,
    second_factor_on: t`Dvoufázové ověření zapnuto`,
    second_factor_off: t`Dvoufázové ověření vypnuto`,
    recovery_codes_renewed: t`Záložní kódy vytvořeny znovu`,
    recovery_code_used: t`Přihlášení záložním kódem`,
  };
}
