import { useEffect, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnReview, ReviewInput } from '#shared/reviews/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { reviewLength } from '#shared/reviews/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { dropDraft } from '#web/features/form/draft-storage.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormProps {
  readonly userId: number;
  readonly username: string;
  readonly written: OwnReview | undefined;
  readonly isGuest: boolean;
  /** Not null: it will be the review of a deal, which is held back until then at the latest. */
  readonly blindUntil: string | null;
  readonly onDone: (review: OwnReview) => void;
  readonly onCancel: () => void;
}

/** Writes or changes a review. What was typed survives errors, a reload and the login, which guests meet when they send. */
export function ReviewForm({ userId, username, written, isGuest, blindUntil, onDone, onCancel }: ReviewFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const draft = `review-${userId}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useGuardedForm({
    draft,
    failed: t`Hodnocení se nepodařilo odeslat. Zkuste to prosím později.`,
    send: (values) =>
      browserApi.reviews.write({
        params: { id: userId },
        // A missing choice is refused by the server, with the other errors.
        body: {
          ...(values.has('stars') && { stars: Number(values.get('stars')) }),
          text: String(values.get('text')),
          lang: locale,
        } as ReviewInput,
      }),
    onDone: ({ review }) => {
      showSnackbar({ text: t`Hodnocení je odeslané. Děkujeme.`, tone: 'success' });
      onDone(review);
    },
  });
  useEffect(() => heading.current?.focus(), []);
  return (
    <form {...form.props} className="flex flex-col gap-4 rounded border border-line-strong bg-surface p-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {written ? (
          <Trans>Upravit hodnocení uživatele {username}</Trans>
        ) : (
          <Trans>Ohodnotit uživatele {username}</Trans>
        )}
      </h3>
      <FormFailures form={form} />
      {blindUntil !== null && (
        <p className="rounded border border-line bg-sunken p-3 text-sm">
          <Trans>
            Hodnotíte potvrzený obchod. Obě hodnocení se zobrazí najednou, až napíšete oba, nejpozději{' '}
            {formatDate(blindUntil, locale)}. Do té doby {username} to vaše neuvidí.
          </Trans>
        </p>
      )}
      <StarChoice chosen={written?.stars} errors={form.errorsOf('stars')} />
      <TextAreaField
        name="text"
        label={t`Vaše zkušenost`}
        help={t`Pište věcně a neuvádějte osobní údaje. Hodnocení uvidí všichni návštěvníci i s vaším uživatelským jménem.`}
        defaultValue={written?.text}
        errors={form.errorsOf('text')}
        maxLength={reviewLength}
        rows={5}
        required
      />
      {isGuest && (
        <p className="text-sm text-muted">
          <Trans>Při odeslání vás požádáme o přihlášení. Co jste napsali, zůstane zachováno.</Trans>
        </p>
      )}
      <p className="flex flex-wrap justify-end gap-2">
        <Button
          look="quiet"
          onClick={() => {
            dropDraft(draft);
            onCancel();
          }}
        >
          <Trans>Zrušit</Trans>
        </Button>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Odeslat hodnocení</Trans>
        </Button>
      </p>
    </form>
  );
}
