import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnPurpose } from '#shared/returns/lifecycle.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/**
 * For a buyer without a link to the order: sends one by e-mail. The answer does not reveal whether the order exists.
 */
export function ReturnLinkForm({ purpose }: { purpose: ReturnPurpose }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [isSent, setIsSent] = useState(false);
  const form = useForm({
    send: (values) =>
      browserApi.returns.requestLink({
        query: { lang: locale },
        body: {
          purpose,
          order_number: String(values.get('order_number')),
          email: String(values.get('email')),
        },
      }),
    onDone: () => setIsSent(true),
  });
  if (isSent)
    return (
      <p role="status">
        <Trans>
          Pokud u nás taková objednávka je, poslali jsme vám na tento e-mail odkaz, přes který budete pokračovat.
          Nepřišel-li, podívejte se i do nevyžádané pošty.
        </Trans>
      </p>
    );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="order_number"
        label={t`Číslo objednávky`}
        help={t`Najdete ho v potvrzení objednávky i na faktuře.`}
        errors={form.errorsOf('order_number')}
        inputMode="numeric"
        required
        maxLength={20}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t`E-mail`}
        help={t`Ten, který jste uvedli v objednávce.`}
        errors={form.errorsOf('email')}
        required
        maxLength={254}
      />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Poslat odkaz</Trans>
        </Button>
      </p>
    </form>
  );
}
