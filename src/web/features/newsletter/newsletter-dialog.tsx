import { useEffect, useEffectEvent, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '#shared/accounts/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loggedInAccount } from '#web/features/session/logged-in-account.ts';
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
  readonly ownState: 'confirmed' | 'unconfirmed' | undefined;
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

/** Unsaved choices by login and address: the next user of the tab does not see those of the previous one. */
const unsaved = new Map<string, readonly number[]>();
const keyOf = (email: string) => `${loggedInAccount() ?? 'guest'} ${email}`;

async function load(email: string, locale: Locale): Promise<Loaded> {
  const [tree, me] = await Promise.all([browserApi.newsletters.categories({ query: { lang: locale } }), findMe()]);
  const isOwn = me?.email?.toLowerCase() === email.toLowerCase();
  const stored = isOwn ? (await browserApi.newsletters.get()).selectedCategories : [];
  return {
    email,
    tree,
    chosen: unsaved.get(keyOf(email)) ?? stored,
    ownState: isOwn ? (me?.is_email_confirmed ? 'confirmed' : 'unconfirmed') : undefined,
  };
}

/** The logged-in user; undefined also when the login has ended. */
async function findMe(): Promise<Me | undefined> {
  if (loggedInAccount() === undefined) return undefined;
  try {
    return (await browserApi.accounts.me()).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

function Content({ request: { email, onSaved }, onClose }: { request: NewsletterRequest; onClose: () => void }) {
  const { locale } = usePage();
  const failureText = useFailureText();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  const fail = useEffectEvent((error: unknown) => setFailure(failureText(error)));

  useEffect(() => {
    let isCurrent = true;
    load(email, locale).then(
      (found) => isCurrent && setLoaded(found),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [email, locale, attempt]);

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
      ownState={loaded.ownState}
      onChange={(chosen) => unsaved.set(keyOf(email), chosen)}
      onClose={onClose}
      onDone={() => {
        unsaved.delete(keyOf(email));
        onSaved();
        onClose();
      }}
    />
  );
}
