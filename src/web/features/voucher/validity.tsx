import { Trans } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { usePage } from '#web/page/page-context.tsx';

interface ValidityProps {
  readonly voucher: { readonly valid_from: string | null; readonly valid_to: string | null };
}

/** The period of a voucher's validity. */
export function Validity({ voucher: { valid_from, valid_to } }: ValidityProps) {
  const { locale } = usePage();
  const [from, to] = [valid_from, valid_to].map((time) => time && formatDateTime(time, locale));
  if (from && to)
    return (
      <Trans>
        od {from} do {to}
      </Trans>
    );
  if (from) return <Trans>od {from}</Trans>;
  if (to) return <Trans>do {to}</Trans>;
  return <Trans>bez omezení</Trans>;
}
