import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { hasLogin, useSession } from '#web/features/session/session.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { newsletterRequest, type NewsletterRequest } from './newsletter-request.ts';

interface Loaded {
  /** Of this request, because the stored choice is another for every address. */
  readonly email: string;
  readonly tree: readonly OfferedCategory[];
  readonly chosen: readonly number[];
}

/**
 * Asks what the newsletter should be about. For the address of the logged-in user the stored choice is loaded
 * first. Closing it loses nothing: the same address finds its choice again.
 */
export function NewsletterDialog({ request }: { request: NewsletterRequest | undefined }) {
  const { t } = useLingui();
  const close = () => newsletterRequest.set(undefined);
  return (
    <Dialog isOpen={request !== undefined} onClose={close} title={t`O čem vám máme psát`}>
      {request && <Content request={request} onClose={close} />}
    </Dialog>
  );
}

/** Choices that were not saved, by address. */
const unsaved = new Map<string, readonly number[]>();

function Content({ request: { email, onSaved }, onClose }: { request: NewsletterRequest; onClose: () => void }) {
  const { locale } = usePage();
  const failureText = useFailureText();
  const session = useSession();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  const isKnown = session.status !== 'unknown' || !hasLogin();
  const me = session.status === 'in' ? session.session.me : undefined;
  const isOwn = me?.email?.toLowerCase() === email.toLowerCase();

  useEffect(() => {
    if (!isKnown) return undefined;
    let isCurrent = true;
    Promise.all([
      browserApi.newsletters.categories({ query: { lang: locale } }),
      isOwn ? browserApi.newsletters.get() : { selectedCategories: [] },
    ]).then(
      ([tree, { selectedCategories }]) =>
        isCurrent && setLoaded({ email, tree, chosen: unsaved.get(email) ?? selectedCategories }),
      (error: unknown) => isCurrent && setFailure(failureText(error)),
    );
    return () => {
      isCurrent = false;
    };
    // The text of a failure does not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [email, isKnown, isOwn, locale, attempt]);

  if (failure !== undefined)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{failure}</p>
        <Button
          look="secondary"
          onClick={() => {
            setFailure(undefined);
            setAttempt(attempt + 1);
          }}
        >
          <Trans>Zkusit znovu</Trans>
        </Button>
      </div>
    );
  if (loaded?.email !== email)
    return (
      <p role="status" className="py-6 text-center text-muted">
        <Trans>Načítáme kategorie…</Trans>
      </p>
    );
  return (
    <NewsletterForm
      email={email}
      tree={loaded.tree}
      chosen={loaded.chosen}
      ownState={isOwn ? (me?.is_email_confirmed ? 'confirmed' : 'unconfirmed') : undefined}
      onChange={(chosen) => unsaved.set(email, chosen)}
      onClose={onClose}
      onDone={() => {
        unsaved.delete(email);
        onSaved();
        onClose();
      }}
    />
  );
}
