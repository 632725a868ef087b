import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Closing } from '#shared/privacy/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';

interface LinkData {
  readonly token: string;
  /** Undefined: the link is unknown, or the data are erased. */
  readonly closing: Closing | undefined;
}

/** Opened from the mail about a closed account: opens it again. */
export const screen = defineScreen<LinkData>({
  load: async ({ api, params }) => {
    const token = params.token!;
    try {
      return { token, closing: await api.privacy.closing({ params: { token } }) };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { token, closing: undefined };
      throw error;
    }
  },
  head: ({ token }, { i18n }) => ({
    title: i18n._(msg`Zrušený účet`),
    alternates: mapLocales((locale) => routePath('keep-account', locale, { token })),
    isIndexed: false,
  }),
  Page: function KeepAccountPage({ data: { token, closing } }) {
    const [isKept, setIsKept] = useState(closing?.is_cancelled === true);
    return (
      <div className="max-w-2xl">
        <h1 className="mb-4 text-3xl">
          <Trans>Zrušený účet</Trans>
        </h1>
        {!closing && (
          <p role="status">
            <Trans>Odkaz neplatí. Údaje účtu už možná byly smazány, zaregistrovat se můžete znovu.</Trans>
          </p>
        )}
        {closing && isKept && <Kept username={closing.username} />}
        {closing && !isKept && <Question token={token} closing={closing} onKept={() => setIsKept(true)} />}
      </div>
    );
  },
});

function Question({ token, closing, onKept }: { token: string; closing: Closing; onKept: () => void }) {
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const { username, due_at: dueAt } = closing;
  const keep = () =>
    run(async () => {
      await browserApi.privacy.keep({ params: { token } });
      onKept();
    });
  return (
    <>
      <p className="mb-5">
        <Trans>
          Údaje účtu <strong>{username}</strong> smažeme {formatDate(dueAt, locale)}. Když si ho ponecháte, bude všechno
          jako dřív, i inzeráty.
        </Trans>
      </p>
      <Button disabled={isRunning} onClick={() => void keep()}>
        <Trans>Ponechat účet</Trans>
      </Button>
    </>
  );
}

function Kept({ username }: { username: string }) {
  const { locale } = usePage();
  return (
    <>
      <p role="status" className="mb-5">
        <Trans>
          Účet <strong>{username}</strong> zůstává. Můžete se přihlásit.
        </Trans>
      </p>
      <LinkButton href={routePath('account', locale)}>
        <Trans>Přihlásit se</Trans>
      </LinkButton>
    </>
  );
}
