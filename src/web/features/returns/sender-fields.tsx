import { useLingui } from '@lingui/react/macro';
import type { OrderReturns } from '#shared/returns/contract.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';

/** The sender's fields, filled in from the order. */
export function SenderFields({ form, order }: { form: Form; order: OrderReturns['order'] }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="name"
        label={t`Jméno a příjmení`}
        autoComplete="name"
        defaultValue={order.name}
        errors={form.errorsOf('name')}
        required
        maxLength={200}
      />
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        autoComplete="email"
        defaultValue={order.email}
        help={t`Sem pošleme potvrzení s datem a časem.`}
        errors={form.errorsOf('email')}
        required
        maxLength={254}
      />
    </>
  );
}
