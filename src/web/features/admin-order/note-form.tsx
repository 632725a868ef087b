import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { useReportChange } from './order-changes.tsx';
import { noteDraft } from './order-parts.ts';

interface NoteFormProps {
  readonly data: AdminOrder;
  /** Somebody has just asked for it. */
  readonly hasFocus?: boolean;
}

export function NoteForm({ data, hasFocus = false }: NoteFormProps) {
  const { t } = useLingui();
  const reportChange = useReportChange();
  const form = useForm({
    draft: noteDraft(data.order.id),
    send: (values) =>
      browserApi.adminOrders.note({
        params: { id: data.order.id },
        body: { text: String(values.get('text') ?? '') },
      }),
    onDone: () => {
      form.props.ref.current?.reset();
      reportChange(t`Poznámka je přidána.`);
    },
  });
  const { ref } = form.props;
  useEffect(() => {
    if (hasFocus) ref.current?.querySelector('textarea')?.focus();
  }, [hasFocus, ref]);
  return (
    <form {...form.props} className="mb-4 flex flex-col items-start gap-2">
      <FormFailures form={form} />
      <TextAreaField
        name="text"
        label={t`Poznámka (zákazník ji nevidí)`}
        rows={2}
        maxLength={1000}
        errors={form.errorsOf('text')}
        className="w-full"
      />
      <Button type="submit" look="secondary" size="small" disabled={form.isSending}>
        <Trans>Přidat poznámku</Trans>
      </Button>
    </form>
  );
}
