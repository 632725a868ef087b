import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { LinkedWatchdog } from '#shared/watchdogs/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';

interface LinkData {
  readonly token: string;
  /** Undefined: deleted, or the link has expired. */
  readonly watchdog: LinkedWatchdog | undefined;
}

/** Opened from a link in a mail, also without a login: confirms a guest's watchdog, or ends one. */
export const screen = defineScreen<LinkData>({
  load: async ({ api, params, locale }) => {
    const token = params.token!;
    try {
      return { token, watchdog: await api.watchdogs.linked({ params: { token }, query: { lang: locale } }) };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { token, watchdog: undefined };
      throw error;
    }
  },
  head: ({ token }, { i18n }) => ({
    title: i18n._(msg`Hlídací pes`),
    alternates: mapLocales((locale) => routePath('watchdog', locale, { token })),
    isIndexed: false,
  }),
  Page: function LinkedWatchdogPage({ data: { token, watchdog: loaded } }) {
    const [watchdog, setWatchdog] = useState(loaded);
    return (
      <div className="max-w-2xl">
        <h1 className="mb-4 text-3xl">
          <Trans>Hlídací pes</Trans>
        </h1>
        {watchdog ? <Linked token={token} watchdog={watchdog} onChanged={setWatchdog} /> : <Gone />}
      </div>
    );
  },
});

interface LinkedProps {
  readonly token: string;
  readonly watchdog: LinkedWatchdog;
  readonly onChanged: (watchdog: LinkedWatchdog) => void;
}

function Linked({ token, watchdog, onChanged }: LinkedProps) {
  const { locale } = usePage();
  const { isRunning, run } = useAction();
  const { name, state, path, others } = watchdog;
  const confirm = () =>
    run(async () => onChanged(await browserApi.watchdogs.confirm({ params: { token }, query: { lang: locale } })));
  const end = (isAll: boolean) =>
    run(async () => {
      await browserApi.watchdogs.end({ params: { token }, query: isAll ? { all: '1' } : {} });
      // A guest's is deleted, and its link with it.
      onChanged({ ...watchdog, state: 'paused', others: isAll || watchdog.of_guest ? 0 : others });
    });
  return (
    <>
      <p className="mb-1 text-lg font-semibold break-words">{path === null ? name : <a href={path}>{name}</a>}</p>
      <p role="status" className="mb-5">
        <StateText watchdog={watchdog} />
      </p>
      <div className="flex flex-wrap gap-3">
        {state === 'unconfirmed' && (
          <Button disabled={isRunning} onClick={() => void confirm()}>
            <Trans>Potvrdit hlídání</Trans>
          </Button>
        )}
        {state === 'active' && (
          <EndButton token={token} scope="one" disabled={isRunning} onEnd={() => void end(false)} />
        )}
        {others > 0 && state !== 'unconfirmed' && (
          <EndButton token={token} scope="all" disabled={isRunning} onEnd={() => void end(true)} />
        )}
        {!watchdog.of_guest && (
          <LinkButton look="quiet" href={routePath('account-watchdogs', locale)}>
            <Trans>Moji hlídací psi</Trans>
          </LinkButton>
        )}
      </div>
      {others > 0 && (
        <p className="mt-5 text-muted">
          <Plural
            value={others}
            one="Kromě toho pro vás hlídá ještě # hlídací pes."
            few="Kromě toho pro vás hlídají ještě # hlídací psi."
            other="Kromě toho pro vás hlídá ještě # hlídacích psů."
          />
        </p>
      )}
    </>
  );
}

/** A form, so that it works without script as well. */
function EndButton({
  token,
  scope,
  disabled,
  onEnd,
}: {
  token: string;
  scope: 'one' | 'all';
  disabled: boolean;
  onEnd: () => void;
}) {
  const { locale } = usePage();
  return (
    <form
      method="post"
      action={`/api/watchdogs/${token}/unsubscribe`}
      onSubmit={(event) => {
        event.preventDefault();
        onEnd();
      }}
    >
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="scope" value={scope} />
      <Button type="submit" look="secondary" disabled={disabled}>
        {scope === 'one' ? <Trans>Ukončit toto hlídání</Trans> : <Trans>Ukončit všechna hlídání</Trans>}
      </Button>
    </form>
  );
}

function StateText({ watchdog: { state, kind } }: { watchdog: LinkedWatchdog }) {
  const { t } = useLingui();
  const texts: Record<LinkedWatchdog['state'], string> = {
    unconfirmed: t`Potvrďte prosím, že chcete dostat e-mail, až bude zboží znovu skladem.`,
    active:
      kind === 'stock'
        ? t`Hlídáme. Až bude zboží znovu skladem, pošleme vám e-mail.`
        : t`Hlídáme. Když se objeví nová nabídka, pošleme vám e-mail.`,
    paused: t`Hlídání je ukončené, další e-maily nepošleme.`,
    ended: t`Zboží už bylo znovu skladem, hlídání tím skončilo.`,
  };
  return texts[state];
}

function Gone() {
  const { locale } = usePage();
  return (
    <>
      <p role="status" className="mb-5">
        <Trans>
          Tohle hlídání už neexistuje: je ukončené, nebo nebylo včas potvrzené. Další e-maily o něm nepošleme.
        </Trans>
      </p>
      <LinkButton look="secondary" href={routePath('home', locale)}>
        <Trans>Na úvodní stránku</Trans>
      </LinkButton>
    </>
  );
}
