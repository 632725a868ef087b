import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal } from '#shared/deals/contract.ts';
import { reasonLength } from '#shared/deals/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface EndingFormProps {
  readonly deal: Deal;
  readonly action: 'decline' | 'withdraw';
  readonly onDone: (deal: Deal) => void;
}

/** Declines an offer, takes it back or withdraws from the deal, and says why. */
export function EndingForm({ deal: { id, role, state, handed_over: handed }, action, onDone }: EndingFormProps) {
  const { t } = useLingui();
  const call = action === 'decline' ? browserApi.deals.decline : browserApi.deals.withdraw;
  const form = useGuardedForm({
    draft: `ending-${id}`,
    send: (values) => call({ params: { id }, body: { reason: String(values.get('reason') ?? '') } }),
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <p>
        {action === 'decline' ? (
          <Trans>Obchod tím skončí. Psát si můžete dál a prodávající vám může nabídnout něco jiného.</Trans>
        ) : state === 'offered' ? (
          <Trans>Nabídka přestane platit a zboží nebude rezervované.</Trans>
        ) : role === 'seller' ? (
          <Trans>Obchod skončí a zboží nebude rezervované. Zájemcům, kteří čekají, dáme vědět, že je volné.</Trans>
        ) : (
          <Trans>Obchod skončí a prodávající může zboží nabídnout někomu jinému.</Trans>
        )}
      </p>
      {handed.by_me && (
        <p className="rounded border border-amber bg-amber-soft px-3 py-2">
          <Trans>Předání jste už potvrdili. Odstupte, jen pokud nakonec neproběhlo.</Trans>
        </p>
      )}
      <TextAreaField
        name="reason"
        label={action === 'decline' ? t`Proč (nepovinné)` : t`Proč`}
        help={t`Přečte si to druhá strana.`}
        maxLength={reasonLength}
        rows={3}
        errors={form.errorsOf('reason')}
        required={action === 'withdraw'}
      />
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" look="danger" disabled={form.isSending}>
          {action === 'decline' ? (
            <Trans>Odmítnout nabídku</Trans>
          ) : state === 'offered' ? (
            <Trans>Vzít nabídku zpět</Trans>
          ) : (
            <Trans>Odstoupit od obchodu</Trans>
          )}
        </Button>
      </p>
    </form>
  );
}
