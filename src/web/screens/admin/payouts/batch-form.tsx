import { Trans, useLingui } from '@lingui/react/macro';
import { isoDay } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { PayoutCandidate } from '#shared/payouts/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ConfirmedTable } from '#web/features/decisions/confirmed-table.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';

/** Puts the selected payments into a batch and opens it. */
export function BatchForm({ candidates }: { candidates: readonly PayoutCandidate[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const idsOf = (kind: PayoutCandidate['kind']) =>
    candidates.filter((candidate) => candidate.kind === kind).map(({ id }) => id);
  const form = useGuardedForm({
    send: (values) =>
      browserApi.adminPayouts.create({
        body: {
          influencers: idsOf('influencer'),
          refunds: idsOf('refund'),
          overpayments: idsOf('overpayment'),
          due_on: String(values.get('due_on') ?? ''),
        },
      }),
    onDone: ({ id }) => navigate(routePath('admin-payout', locale, { id })),
  });
  const errors = ['influencers', 'refunds', 'overpayments'].flatMap(form.errorsOf);
  const today = isoDay(new Date());
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <ConfirmedTable
        nameTitle={t`Příjemce`}
        rows={candidates.map(({ id, name, symbol, amount }) => ({
          id,
          name: name === '' ? (symbol ?? '') : name,
          amount,
        }))}
      />
      {errors.length > 0 && <FieldErrors id="payout-errors" errors={errors} />}
      <TextField
        name="due_on"
        type="date"
        label={t`Splatnost`}
        min={today}
        defaultValue={today}
        required
        errors={form.errorsOf('due_on')}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Vytvořit dávku</Trans>
        </Button>
      </p>
    </form>
  );
}
