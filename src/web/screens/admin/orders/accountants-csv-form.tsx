import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { mostDocumentDays } from '#shared/orders/document-days.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import { saveFile } from '#web/features/filtered-list/save-file.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/** The period of the documents; at first the last month. */
export function AccountantsCsvForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [month] = useState(() => lastMonth(isoDay(new Date())));
  const form = useForm({
    send: (values) => {
      const [from, to] = [String(values.get('from')), String(values.get('to'))];
      return saveFile(`/api/admin/orders/documents.csv?${new URLSearchParams({ from, to, lang: locale }).toString()}`);
    },
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="max-w-[60ch] text-muted">
        <Trans>
          Faktury a dobropisy vystavené v tomto období, pro každou sazbu DPH jeden řádek. Částky dobropisů jsou záporné.
          Období může mít nejvýše {mostDocumentDays} dnů.
        </Trans>
      </p>
      <FormFailures form={form} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          name="from"
          type="date"
          label={t`Vystavené od`}
          defaultValue={month.from}
          errors={form.errorsOf('from')}
          required
        />
        <TextField
          name="to"
          type="date"
          label={t`Vystavené do`}
          defaultValue={month.to}
          errors={form.errorsOf('to')}
          required
        />
      </div>
      <p className="flex justify-end">
        <Button type="submit" disabled={form.isSending}>
          <Trans>Stáhnout CSV</Trans>
        </Button>
      </p>
    </form>
  );
}

/** @param today ISO date */
function lastMonth(today: string): { from: string; to: string } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, month - 2, 1)), to: day(Date.UTC(year, month - 1, 0)) };
}
