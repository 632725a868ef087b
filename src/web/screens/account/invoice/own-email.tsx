import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmailChange, Me } from '#shared/accounts/contract.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** The e-mail of the account: whether it is confirmed, and its change, which both addresses must confirm. */
export function OwnEmail({ me, change: first }: { me: Me; change: EmailChange | null }) {
  const [change, setChange] = useState(first);
  return (
    <div className="flex flex-col gap-4">
      <p className="break-words">
        <strong>{me.email}</strong> {me.is_email_confirmed && <Trans>(potvrzený)</Trans>}
      </p>
      {!me.is_email_confirmed && <Confirmation />}
      {change ? <WaitingChange change={change} onDone={() => setChange(null)} /> : <RequestForm onDone={setChange} />}
    </div>
  );
}

function Confirmation() {
  const { t } = useLingui();
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    send: () => browserApi.accounts.sendEmailConfirmation(),
    onDone: () => {
      setIsSent(true);
      showSnackbar({ text: t`Odkaz je na cestě. Otevřete ho prosím ze své schránky.`, tone: 'success' });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <FormFailures form={form} />
      <p>
        <Trans>
          E-mail zatím není potvrzen. Potvrďte ho odkazem, který vám pošleme. Pak budete moci používat vouchery
          vystavené přímo na vás.
        </Trans>
      </p>
      <p>
        <Button type="submit" look="secondary" disabled={form.isSending || isSent}>
          {isSent ? <Trans>Odkaz je odeslán</Trans> : <Trans>Poslat odkaz k potvrzení</Trans>}
        </Button>
      </p>
    </form>
  );
}

function RequestForm({ onDone }: { onDone: (change: EmailChange | null) => void }) {
  const { t } = useLingui();
  const form = useForm({
    send: (values) => browserApi.accounts.requestEmailChange({ body: { email: String(values.get('email')) } }),
    onDone: ({ change }) => onDone(change),
  });
  return (
    <form {...form.props} className="flex max-w-md flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="email"
        type="email"
        label={t`Nový e-mail`}
        help={t`Změnu potvrdíte odkazem z nové i z dosavadní schránky. Nemáte-li už k dosavadní přístup, napište naší podpoře.`}
        errors={form.errorsOf('email')}
        autoComplete="email"
        required
        maxLength={254}
      />
      <p>
        <Button type="submit" look="secondary" disabled={form.isSending}>
          <Trans>Změnit e-mail</Trans>
        </Button>
      </p>
    </form>
  );
}

function WaitingChange({ change, onDone }: { change: EmailChange; onDone: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const form = useForm({
    send: () => browserApi.accounts.withdrawEmailChange(),
    onDone: () => {
      onDone();
      showSnackbar({ text: t`Žádost o změnu e-mailu jsme zrušili.`, tone: 'success' });
    },
  });
  const stateText = (isConfirmed: boolean) => (isConfirmed ? t`potvrzeno` : t`čeká na potvrzení`);
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <FormFailures form={form} />
      <p role="status" className="break-words">
        <Trans>
          E-mail se změní na <strong>{change.email}</strong>, až to potvrdíte z obou schránek. Odkazy platí do{' '}
          {formatDateTime(change.expires_at, locale)}.
        </Trans>
      </p>
      <ul className="list-disc pl-6">
        <li>
          <Trans>Dosavadní schránka: {stateText(change.is_old_confirmed)}</Trans>
        </li>
        <li>
          <Trans>Nová schránka: {stateText(change.is_new_confirmed)}</Trans>
        </li>
      </ul>
      <p>
        <Button type="submit" look="secondary" disabled={form.isSending}>
          <Trans>Zrušit žádost</Trans>
        </Button>
      </p>
    </form>
  );
}
