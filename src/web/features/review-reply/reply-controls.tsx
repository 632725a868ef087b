import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '#shared/reviews/contract.ts';
import { replyLength } from '#shared/reviews/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton, FormDialog } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** Writes, changes and deletes the reply to a review of oneself. */
export function ReplyControls({ review }: { review: Review }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { isRunning, run } = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { id, reply, reviewer } = review;
  const remove = () =>
    run(async () => {
      setIsAsking(false);
      await browserApi.reviews.removeReply({ params: { id } });
      showSnackbar({ text: t`Odpověď je smazaná.`, tone: 'success' });
      reload();
    });
  const name = reviewer.username;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="secondary"
        size="small"
        aria-label={reply ? t`Upravit odpověď uživateli ${name}` : t`Odpovědět uživateli ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {reply ? <Trans>Upravit odpověď</Trans> : <Trans>Odpovědět</Trans>}
      </Button>
      {reply && (
        <Button look="danger" size="small" disabled={isRunning} onClick={() => setIsAsking(true)}>
          <Trans>Smazat odpověď</Trans>
        </Button>
      )}
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={t`Smazat odpověď?`}>
        <p>
          <Trans>Odpověď na hodnocení od {name} zmizí. Kdykoli můžete napsat novou.</Trans>
        </p>
        <p className="mt-4 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setIsAsking(false)}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button look="danger" onClick={() => void remove()}>
            <Trans>Smazat</Trans>
          </Button>
        </p>
      </Dialog>
      <FormDialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Odpověď na hodnocení od ${name}`}>
        <ReplyForm
          review={review}
          onDone={() => {
            setIsOpen(false);
            reload();
          }}
        />
      </FormDialog>
    </div>
  );
}

function ReplyForm({ review: { id, text, lang, reply }, onDone }: { review: Review; onDone: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const form = useGuardedForm({
    draft: `reply-${id}`,
    send: (values) =>
      browserApi.reviews.reply({ params: { id }, body: { text: String(values.get('text')), lang: locale } }),
    onDone: () => {
      showSnackbar({ text: t`Odpověď je zveřejněná.`, tone: 'success' });
      onDone();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <blockquote
        lang={lang === locale ? undefined : lang}
        className="border-l-2 border-line-strong pl-3 break-words whitespace-pre-line text-muted"
      >
        {text}
      </blockquote>
      <TextAreaField
        name="text"
        label={t`Vaše odpověď`}
        help={t`Uvidí ji všichni návštěvníci vašeho profilu.`}
        defaultValue={reply?.text}
        errors={form.errorsOf('text')}
        maxLength={replyLength}
        rows={5}
        required
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Zveřejnit odpověď</Trans>
        </Button>
      </p>
    </form>
  );
}
