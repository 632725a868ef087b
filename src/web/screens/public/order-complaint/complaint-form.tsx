import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { wishedSolutions, type WishedSolution } from '#shared/returns/lifecycle.ts';
import { complaintDays } from '#shared/returns/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { useFormKey } from '#web/features/returns/form-key.ts';
import { useSolutionTexts } from '#web/features/returns/return-states.ts';
import { SenderFields } from '#web/features/returns/sender-fields.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface ComplaintFormProps {
  readonly returns: OrderReturns;
  readonly onSent: (after: OrderReturns) => void;
  readonly onFailure: (error: unknown) => void;
}

export function ComplaintForm({ returns: { order, lines: all }, onSent, onFailure }: ComplaintFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { key, renew } = useFormKey();
  const solutionTexts = useSolutionTexts();
  // Excludes pieces that are being returned or already under a complaint.
  const lines = all.filter(({ complainable }) => complainable > 0);
  const [lineId, setLineId] = useState(lines[0]?.id);
  const line = lines.find(({ id }) => id === lineId) ?? lines[0];
  const form = useForm({
    draft: `complaint-${order.id}`,
    send: (values) =>
      browserApi.returns.complain({
        params: { id: order.id, hash: order.hash },
        query: { lang: locale },
        body: {
          client_key: key(),
          order_line_id: Number(values.get('order_line_id')),
          quantity: Number(values.get('quantity')),
          name: String(values.get('name')),
          email: String(values.get('email')),
          description: String(values.get('description')),
          wished_solution: values.get('wished_solution') as WishedSolution,
        },
      }),
    onDone: (after) => {
      renew();
      onSent(after);
    },
    onFailure,
  });
  const field = (name: string) => ({ name, errors: form.errorsOf(name) });
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormFailures form={form} />
      <SelectField
        {...field('order_line_id')}
        label={t`Zboží`}
        value={line?.id}
        onChange={({ target }) => setLineId(Number(target.value))}
      >
        {lines.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('quantity')} key={line?.id} label={t`Počet kusů`} className="max-w-40">
        {Array.from({ length: line?.complainable ?? 1 }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('description')}
        label={t`Popis vady a kdy se projevila`}
        rows={5}
        required
        maxLength={3000}
      />
      <SelectField {...field('wished_solution')} label={t`Požadované řešení`} className="max-w-60">
        {wishedSolutions.map((solution) => (
          <option key={solution} value={solution}>
            {solutionTexts[solution]}
          </option>
        ))}
      </SelectField>
      <SenderFields form={form} order={order} />
      <p className="text-muted">
        <Trans>Reklamaci vyřídíme nejpozději do {complaintDays} dnů, o výsledku vám napíšeme.</Trans>
      </p>
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Odeslat reklamaci</Trans>
        </Button>
      </p>
    </form>
  );
}
