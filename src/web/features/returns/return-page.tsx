import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/client.ts';
import { usePage } from '#web/page/page-context.tsx';

interface ReturnPageProps {
  readonly data: OrderReturns;
  readonly title: ReactNode;
  /** What is said once it was sent. */
  readonly received: ReactNode;
  /** The form, or why there is none, and what was sent before. */
  readonly children: (state: ReturnState) => ReactNode;
}

interface ReturnState {
  /** As they are after what was sent. */
  readonly returns: OrderReturns;
  /** How many were sent from here. A form begun anew with each keeps what it says when another window was quicker. */
  readonly sent: number;
  readonly onSent: (after: OrderReturns) => void;
  /** For what a form couldn't send: loads the returns anew where they are no longer what is shown. */
  readonly onFailure: (error: unknown) => void;
}

/** What withdrawing from an order and complaining of its goods have in common. */
export function ReturnPage({ data, title, received, children }: ReturnPageProps) {
  const { locale } = usePage();
  const [returns, setReturns] = useState(data);
  const [sent, setSent] = useState(0);
  const { id, hash, number } = returns.order;
  const receipt = useRef<HTMLParagraphElement>(null);
  // The form may be far below, and its button is gone.
  useEffect(() => {
    if (sent > 0) receipt.current?.focus();
  }, [sent]);
  const reload = async () => {
    try {
      setReturns(await browserApi.returns.get({ params: { id, hash }, query: { lang: locale } }));
    } catch {
      // What went wrong is said already; another try asks again.
    }
  };
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-muted">
          <a href={routePath('order-summary', locale, { id, hash })}>
            <Trans>Objednávka {number}</Trans>
          </a>
        </p>
      </header>
      {sent > 0 && (
        <p ref={receipt} role="status" tabIndex={-1} className="rounded border border-line bg-surface p-4 outline-none">
          {received}
        </p>
      )}
      {children({
        returns,
        sent,
        onSent: (after) => {
          setReturns(after);
          setSent(sent + 1);
        },
        onFailure: (error) => {
          if (error instanceof ApiError && error.status === 409) void reload();
        },
      })}
    </div>
  );
}
