import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { OwnReview as Written } from '#shared/reviews/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { GivenStars } from '#web/features/stars/given-stars.tsx';
import { OfDealMark } from '#web/features/stars/of-deal-mark.tsx';
import { UnsavedChangesGuard } from '#web/features/unsaved-changes/unsaved-changes-guard.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { ReviewForm } from './review-form.tsx';

interface OwnReviewProps {
  /** Who is reviewed. */
  readonly userId: number;
  readonly username: string;
  /** Who reviews; undefined: a guest, who logs in when sending. */
  readonly accountId: number | undefined;
  /** The form was asked for before this part was loaded. */
  readonly isAsked: boolean;
  /** It stands in the list, which shows the stars and the text. */
  readonly isListed: boolean;
  readonly onClose?: (() => void) | undefined;
}

/** What the visitor has written of a user, and the form for it. */
export function OwnReview({ userId, username, accountId, isAsked, isListed, onClose }: OwnReviewProps) {
  const { reload } = useNavigation();
  const [written, setWritten] = useState<Written | null>();
  const [blindUntil, setBlindUntil] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(isAsked);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (accountId === undefined) return undefined;
    let isCurrent = true;
    browserApi.reviews.own({ params: { id: userId } }).then(
      ({ review, blind_until: until }) => {
        if (!isCurrent) return;
        setWritten(review);
        setBlindUntil(until);
      },
      // The form can be sent nevertheless: it then changes what there is.
      () => isCurrent && setWritten(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, accountId]);
  const close = () => {
    setIsOpen(false);
    onClose?.();
    // The button that opened the form is back with the next paint.
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  };
  if (isOpen)
    return (
      <>
        <ReviewForm
          // A guest's form goes on after the login; what the account has written before is filled in only if nothing was typed.
          key={written?.id ?? 'new'}
          userId={userId}
          username={username}
          written={written ?? undefined}
          isGuest={accountId === undefined}
          blindUntil={blindUntil}
          onDone={(review) => {
            setWritten(review);
            setBlindUntil(null);
            close();
            reload();
          }}
          onCancel={close}
        />
        <UnsavedChangesGuard />
      </>
    );
  // The list says what is written; only what to do with it is still to come.
  if (isListed && !written) return null;
  return (
    <div ref={place}>
      {written ? (
        <WrittenReview
          isListed={isListed}
          written={written}
          username={username}
          onEdit={() => setIsOpen(true)}
          onDelete={async () => {
            await browserApi.reviews.remove({ params: { id: userId } });
            setWritten(null);
            reload();
          }}
        />
      ) : (
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          <Trans>Napsat hodnocení</Trans>
        </Button>
      )}
    </div>
  );
}

interface WrittenReviewProps {
  readonly isListed: boolean;
  readonly written: Written;
  readonly username: string;
  readonly onEdit: () => void;
  readonly onDelete: () => Promise<void>;
}

function WrittenReview({ isListed, written, username, onEdit, onDelete }: WrittenReviewProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const [isAsking, setIsAsking] = useState(false);
  const { stars, text, created_at, changed_at, is_of_deal, is_published, publish_at: until, hidden_reason } = written;
  return (
    <section
      aria-label={t`Vaše hodnocení`}
      className={isListed ? 'flex flex-wrap items-center gap-x-4' : 'rounded border border-line-strong bg-surface p-4'}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          <Trans>Vaše hodnocení</Trans>
        </h3>
        {!isListed && (
          <>
            <GivenStars stars={stars} />
            {is_of_deal && <OfDealMark />}
            <span className="text-sm text-muted">{formatDate(changed_at ?? created_at, locale)}</span>
          </>
        )}
      </div>
      {!isListed && <p className="mt-2 max-w-[70ch] break-words whitespace-pre-line">{text}</p>}
      {!is_published && (
        <p className="mt-2 text-sm text-muted">
          <Trans>Zatím ho nikdo jiný nevidí.</Trans>
          {until && (
            <>
              {' '}
              <Trans>
                Zveřejníme ho, až hodnocení napíše i {username}, nejpozději {formatDate(until, locale)}.
              </Trans>
            </>
          )}
        </p>
      )}
      {hidden_reason !== null && (
        <div className="mt-3 rounded border border-burgundy bg-burgundy-soft px-3 py-2 text-sm text-burgundy-text">
          <p className="font-semibold">
            <Trans>Správce hodnocení skryl. Důvod:</Trans>
          </p>
          <p className="whitespace-pre-line">{hidden_reason}</p>
          <p>
            <Trans>Můžete ho upravit; znovu ho může zobrazit jen správce.</Trans>
          </p>
        </div>
      )}
      <p className={classes('flex flex-wrap gap-2', !isListed && 'mt-3')}>
        <Button look="secondary" size="small" onClick={onEdit}>
          <Trans>Upravit</Trans>
        </Button>
        {hidden_reason === null && (
          <Button look="danger" size="small" onClick={() => setIsAsking(true)}>
            <Trans>Smazat</Trans>
          </Button>
        )}
      </p>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={t`Smazat hodnocení`}>
        <p>
          <Trans>Vaše hodnocení uživatele {username} i odpověď na něj zmizí a průměr se přepočítá.</Trans>
        </p>
        <p className="mt-4 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setIsAsking(false)}>
            <Trans>Zrušit</Trans>
          </Button>
          <Button
            look="danger"
            disabled={isRunning}
            onClick={() =>
              void run(async () => {
                setIsAsking(false);
                await onDelete();
                showSnackbar({ text: t`Hodnocení je smazané.`, tone: 'success' });
              })
            }
          >
            <Trans>Smazat</Trans>
          </Button>
        </p>
      </Dialog>
    </section>
  );
}
