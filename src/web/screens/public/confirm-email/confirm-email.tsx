import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { accountsContract, EmailLinkOutcome } from '#shared/accounts/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';

type Link = NonNullable<CallAnswer<(typeof accountsContract)['emailLink']>['link']>;

interface ConfirmData {
  readonly hash: string;
  readonly link: Link | null;
}

type Outcome = EmailLinkOutcome | 'refused';

/** Opened from a link in an e-mail. Only a button confirms, because mail scanners open links. */
export const screen = defineScreen<ConfirmData>({
  load: async ({ api, params }) => {
    const hash = params.hash!;
    return { hash, ...(await api.accounts.emailLink({ params: { hash } })) };
  },
  head: ({ hash }, { i18n }) => ({
    title: i18n._(msg`Potvrzení e-mailu`),
    alternates: mapLocales((locale) => routePath('confirm-email', locale, { hash })),
    isIndexed: false,
  }),
  Page: function ConfirmEmailPage({ data: { hash, link } }) {
    const { locale } = usePage();
    const [outcome, setOutcome] = useState<Outcome>();
    return (
      <div className="max-w-xl">
        <h1 className="mb-5 text-3xl">
          <Trans>Potvrzení e-mailu</Trans>
        </h1>
        {link && !outcome && <LinkForm hash={hash} link={link} onDone={setOutcome} />}
        {outcome && (
          <div role="status" tabIndex={-1} ref={(element) => element?.focus()} className="outline-none">
            <OutcomeText outcome={outcome} isOldAddress={link?.purpose === 'old'} />
          </div>
        )}
        {!link && !outcome && (
          <>
            <p className="mb-5">
              <Trans>
                Odkaz už neplatí. Možná jste ho už použili, nebo změnu mezitím někdo zrušil. Nový si vyžádáte v údajích
                svého účtu.
              </Trans>
            </p>
            <LinkButton href={routePath('account-invoice', locale)}>
              <Trans>Otevřít údaje účtu</Trans>
            </LinkButton>
          </>
        )}
      </div>
    );
  },
});

function LinkForm({ hash, link, onDone }: { hash: string; link: Link; onDone: (outcome: Outcome) => void }) {
  const { purpose, username, email } = link;
  const params = { hash };
  const confirm = useForm({
    send: () => browserApi.accounts.confirmEmailLink({ params }),
    onDone: ({ outcome }) => onDone(outcome),
  });
  const refuse = useForm({
    send: () => browserApi.accounts.refuseEmailLink({ params }),
    onDone: () => onDone('refused'),
  });
  const isSending = confirm.isSending || refuse.isSending;
  return (
    <>
      <p className="mb-5 break-words">
        {purpose === 'own' && (
          <Trans>
            Patří e-mail <strong>{email}</strong> k vašemu účtu {username}?
          </Trans>
        )}
        {purpose === 'new' && (
          <Trans>
            Má se e-mail <strong>{email}</strong> používat k účtu {username}?
          </Trans>
        )}
        {purpose === 'old' && (
          <Trans>
            E-mail účtu {username} se má změnit na <strong>{email}</strong>. Chcete to?
          </Trans>
        )}
      </p>
      <FormFailures form={confirm} />
      <FormFailures form={refuse} />
      <div className="flex flex-wrap gap-3">
        <form {...confirm.props}>
          <Button type="submit" disabled={isSending}>
            {purpose === 'own' ? <Trans>Potvrdit e-mail</Trans> : <Trans>Potvrdit změnu</Trans>}
          </Button>
        </form>
        {purpose !== 'own' && (
          <form {...refuse.props}>
            <Button type="submit" look="secondary" disabled={isSending}>
              <Trans>Odmítnout změnu</Trans>
            </Button>
          </form>
        )}
      </div>
    </>
  );
}

function OutcomeText({ outcome, isOldAddress }: { outcome: Outcome; isOldAddress: boolean }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const texts: Record<Outcome, string> = {
    confirmed: t`Děkujeme, e-mail je potvrzen.`,
    changed: t`Hotovo, e-mail je změněn. Odteď se přihlašujte jím. Ostatní zařízení jsme odhlásili.`,
    waits_for_old: t`Děkujeme. Teď ještě potvrďte změnu odkazem, který jsme poslali na dosavadní e-mail.`,
    waits_for_new: t`Děkujeme. Teď ještě potvrďte změnu odkazem, který jsme poslali na nový e-mail.`,
    refused: isOldAddress
      ? t`Změnu jsme odmítli a všechna zařízení odhlásili. O změnu požádal někdo, kdo zná vaše heslo: nastavte si prosím hned nové.`
      : t`Změnu jsme odmítli, účet tento e-mail používat nebude.`,
  };
  return (
    <>
      <p className="mb-5">{texts[outcome]}</p>
      {outcome === 'refused' && isOldAddress ? (
        <LinkButton href={routePath('reset-password', locale)}>
          <Trans>Nastavit nové heslo</Trans>
        </LinkButton>
      ) : (
        <LinkButton href={routePath('home', locale)}>
          <Trans>Na úvodní stránku</Trans>
        </LinkButton>
      )}
    </>
  );
}
