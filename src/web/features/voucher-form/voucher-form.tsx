import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminVoucher } from '#shared/vouchers/admin-contract.ts';
import type { VoucherKind } from '#shared/vouchers/vouchers.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import type { EditedVersion } from '#web/features/edited-version/edited-version.ts';
import { useFigures } from '#web/features/form/figures.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { GoodsPart } from './goods-part.tsx';
import { readVoucher, type VoucherInput } from './read-voucher.ts';
import { DiscountPart, InfluencerPart, UsePart } from './voucher-parts.tsx';

interface VoucherFormProps {
  /** The edited voucher; undefined for a new one. */
  readonly voucher?: AdminVoucher;
  /** Its version. */
  readonly edited?: EditedVersion<AdminVoucher>;
  readonly send: (input: VoucherInput) => Promise<AdminVoucher>;
  readonly onDone: (voucher: AdminVoucher) => void;
}

/** The form of a voucher. */
export function VoucherForm({ voucher, edited, send, onDone }: VoucherFormProps) {
  const { t } = useLingui();
  const { currencies } = usePage().shell;
  const currency = currencies.find(({ is_default }) => is_default) ?? { code: '', decimals: null };
  const figures = useFigures();
  const [kind, setKind] = useState<VoucherKind>(voucher?.kind ?? 'percent');
  const form = useGuardedForm({
    send: (values) => send(readVoucher(values, { kind, currency, figures, voucher })),
    onDone,
  });
  const part = { voucher, field: (name: string) => ({ name, errors: form.errorsOf(name) }) };

  return (
    <form {...form.props} className="flex max-w-2xl flex-col gap-6">
      <FormFailures form={form} />
      {edited && (
        <EditConflict
          edited={edited}
          form={form}
          renderCopy={(row) => <VoucherForm voucher={row} send={send} onDone={() => undefined} />}
        />
      )}
      <DiscountPart {...part} currency={currency} kind={kind} onKind={setKind} />
      <GoodsPart voucher={voucher} form={form} />
      <UsePart {...part} />
      <InfluencerPart {...part} />
      <TextAreaField
        {...part.field('note')}
        label={t`Poznámka pro správce`}
        defaultValue={voucher?.note}
        maxLength={500}
        rows={3}
      />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
