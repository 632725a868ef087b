import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
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

interface Paid {
  readonly order_id: number | null;
  readonly variable_symbol: string | null;
  readonly provider_id: string | null;
}

/** The variable symbol, linked to the order, and the gateway's payment id, linked to its webhooks. */
export function PaymentHead({ order_id: id, variable_symbol: symbol, provider_id: providerId }: Paid) {
  const { locale, path } = usePage();
  return (
    <RowHead>
      {id === null ? (
        '–'
      ) : (
        <a href={routePath('admin-order', locale, { id })} className="block min-h-6 w-fit font-semibold tabular-nums">
          {symbol ?? id}
        </a>
      )}
      {providerId && (
        <a
          href={`${path}?view=webhooks&q=${encodeURIComponent(providerId)}`}
          className="block min-h-6 max-w-60 font-normal break-all text-muted"
        >
          {providerId}
        </a>
      )}
    </RowHead>
  );
}
