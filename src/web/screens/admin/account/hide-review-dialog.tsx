import { useLingui } from '@lingui/react/macro';
import type { ManagedReview } from '#shared/reviews/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { PreparedReasonDialog } from '#web/features/prepared-reasons/prepared-reason-dialog.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface HideReviewDialogProps {
  readonly review: ManagedReview | undefined;
  readonly onClose: () => void;
  readonly onHidden: () => void;
}

/** Asks why a review is hidden. */
export function HideReviewDialog({ review, onClose, onHidden }: HideReviewDialogProps) {
  const { t } = useLingui();
  const name = review?.reviewer.username ?? '';
  return (
    <PreparedReasonDialog
      isOpen={review !== undefined}
      title={t`Skrýt hodnocení od ${name}`}
      kind="review"
      locales={review ? [review.reviewer.locale] : []}
      help={t`Důvod pošleme autorovi hodnocení e-mailem. Připravený důvod dostane v jazyce svého účtu.`}
      action={t`Skrýt hodnocení`}
      onClose={onClose}
      send={(words) =>
        browserApi.adminReviews.hide({ params: { id: review!.id }, body: { version: review!.version, ...words } })
      }
      onDone={() => {
        showSnackbar({ text: t`Hodnocení je skryté.`, tone: 'success' });
        onHidden();
      }}
    />
  );
}
