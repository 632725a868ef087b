import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { usePage } from '#web/page/page-context.tsx';

interface ReturnPageProps {
  readonly data: OrderReturns;
  readonly title: ReactNode;
  /** The message after a submission. */
  readonly received: ReactNode;
  /** The form, or why it is not available, and earlier submissions. */
  readonly children: (state: ReturnState) => ReactNode;
}

interface ReturnState {
  /** The returns after the last submission. */
  readonly returns: OrderReturns;
  /**
   * The number of submissions on this page. Use it as the form's key: the form then resets after a submission, but
   * keeps its values when it only reloads the returns.
   */
  readonly sent: number;
  readonly onSent: (after: OrderReturns) => void;
  /** Handles a failed submission: reloads the returns if they have changed meanwhile. */
  readonly onFailure: (error: unknown) => void;
}

/** The common frame of the pages for withdrawals and complaints. */
export function ReturnPage({ data, title, received, children }: ReturnPageProps) {
  const { locale } = usePage();
  const [returns, setReturns] = useState(data);
  const [sent, setSent] = useState(0);
  const { id, hash, number } = returns.order;
  const receipt = useRef<HTMLParagraphElement>(null);
  // The form may be far below, and its button has disappeared.
  useEffect(() => {
    if (sent > 0) receipt.current?.focus();
  }, [sent]);
  const reload = async () => {
    try {
      setReturns(await browserApi.returns.get({ params: { id, hash }, query: { lang: locale } }));
    } catch {
      // The original error is already shown, and the next attempt reloads again.
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
