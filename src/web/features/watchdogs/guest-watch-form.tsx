import { Trans, useLingui } from '@lingui/react/macro';
import { endedGuestDays } from '#shared/watchdogs/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { BotCheck } from '#web/features/bot-check/bot-check.tsx';
import { useBotToken } from '#web/features/bot-check/use-bot-token.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

/** A guest's address for a product that is sold out. */
export function GuestWatchForm({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const makeBotToken = useBotToken('watchdog');
  const form = useGuardedForm({
    draft: 'watch-product',
    failed: t`Hlídacího psa se nepodařilo uložit. Zkuste to prosím později.`,
    send: async (values) =>
      browserApi.watchdogs.watchAsGuest({
        params: { id },
        body: { email: String(values.get('email')), lang: locale, ...(await makeBotToken()) },
      }),
    onDone: () => {
      showSnackbar({ text: t`Poslali jsme vám e-mail. Hlídání prosím potvrďte odkazem v něm.`, tone: 'success' });
      onDone();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <p className="text-muted">
        <Trans>
          Až bude zboží znovu skladem, pošleme vám jeden e-mail. Adresu pak nejpozději do {endedGuestDays} dnů smažeme.
        </Trans>
      </p>
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        autoComplete="email"
        errors={form.errorsOf('email')}
        maxLength={254}
        required
      />
      <BotCheck />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Hlídat</Trans>
        </Button>
      </p>
    </form>
  );
}
