import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';

/**
 * The date on which the money was received, by default today. Rendered in the browser only, because it reads the
 * clock.
 */
export function PaidOnField({ form, help }: { form: Form; help: ReactNode }) {
  const { t } = useLingui();
  const today = isoDay(new Date());
  return (
    <TextField
      name="paid_on"
      type="date"
      label={t`Den, kdy peníze přišly`}
      help={help}
      defaultValue={today}
      max={today}
      errors={form.errorsOf('paid_on')}
      required
    />
  );
}

export function readPaidOn(values: FormData): string {
  return String(values.get('paid_on') ?? '');
}
