import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { RowHead } from '#web/ui/data-table.tsx';

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} className="size-5 accent-link" />
  );
}

/** The variable symbol, which leads to all that was told about it, and under it what the gateway calls the payment. */
export function PaymentHead({
  symbol,
  providerId,
  orderId = null,
}: {
  symbol: string | null;
  providerId: string | null;
  orderId?: number | null;
}) {
  const { path, locale } = usePage();
  const words = symbol ?? providerId ?? '';
  return (
    <RowHead>
      <a
        href={`${path}?view=notices&q=${encodeURIComponent(words)}`}
        className="flex min-h-6 items-center font-semibold tabular-nums"
      >
        {symbol ?? '–'}
      </a>
      {orderId !== null && (
        <a href={routePath('admin-order', locale, { id: orderId })} className="flex min-h-6 items-center font-normal">
          <Trans>Objednávka</Trans>
        </a>
      )}
      {providerId && <span className="block max-w-60 font-normal break-all text-muted">{providerId}</span>}
    </RowHead>
  );
}

const tones = {
  good: 'bg-sunken text-link',
  waiting: 'bg-amber-soft text-amber-text',
  bad: 'bg-burgundy-soft text-burgundy-text',
};

export function Mark({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={classes('inline-block rounded px-2 py-0.5 font-semibold whitespace-nowrap', tones[tone])}>
      {children}
    </span>
  );
}
