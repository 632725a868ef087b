import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallInput } from '#shared/contract/endpoint.ts';
import { readShopTime, shopTimeInput } from '#shared/i18n/shop-time.ts';
import type { AdminVoucher, adminVouchersContract } from '#shared/vouchers/admin-contract.ts';
import { voucherCodePattern, voucherKinds, type VoucherKind } from '#shared/vouchers/vouchers.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { figureOf, figureText, minorOf, minorText } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useVoucherKindTexts } from '#web/features/voucher/voucher-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** What the fields say; a new voucher may be off at first, one that there is has a button for it. */
type VoucherInput = CallInput<(typeof adminVouchersContract)['add']>['body'];

interface VoucherFormProps {
  /** The one that is changed; undefined for a new one. */
  readonly voucher?: AdminVoucher;
  readonly send: (input: VoucherInput) => Promise<AdminVoucher>;
  readonly onDone: (voucher: AdminVoucher) => void;
}

/** The form of a voucher. What was used keeps its code and kind. */
export function VoucherForm({ voucher, send, onDone }: VoucherFormProps) {
  const { t } = useLingui();
  const { currencies } = usePage().shell;
  const currency = currencies.find(({ is_default }) => is_default) ?? { code: '', decimals: null };
  const kindTexts = useVoucherKindTexts();
  const [kind, setKind] = useState<VoucherKind>(voucher?.kind ?? 'percent');
  const isFixed = voucher?.was_used === true;

  const form = useGuardedForm({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const time = (name: string) => (text(name) === '' ? null : (readShopTime(text(name)) ?? text(name)));
      return send({
        code: isFixed ? voucher.code : text('code'),
        kind,
        percent: kind === 'percent' ? figureOf(text('percent')) : null,
        amount: kind === 'fixed' ? minorOf(text('amount'), currency) : null,
        min_goods: minorOf(text('min_goods'), currency) ?? 0,
        valid_from: time('valid_from'),
        valid_to: time('valid_to'),
        max_uses: figureOf(text('max_uses')),
        max_uses_per_user: figureOf(text('max_uses_per_user')),
        for_email: text('for_email') || null,
        is_active: values.has('is_active'),
        note: text('note'),
        influencer: text('influencer'),
        margin_percent: figureOf(text('margin_percent')),
      });
    },
    onDone,
  });
  const field = (name: string) => ({ name, errors: form.errorsOf(name) });

  return (
    <form {...form.props} className="flex max-w-2xl flex-col gap-6">
      <FormFailures form={form} />
      <Part title={<Trans>Sleva</Trans>}>
        <TextField
          {...field('code')}
          label={t`Kód`}
          help={
            isFixed
              ? t`Voucher už někdo použil: kód ani druh se nezmění.`
              : t`Velká písmena bez diakritiky, číslice, pomlčka a podtržítko.`
          }
          defaultValue={voucher?.code}
          readOnly={isFixed}
          maxLength={40}
          data-pattern={voucherCodePattern.source}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <SelectField
          {...field('kind')}
          label={t`Druh`}
          value={kind}
          disabled={isFixed}
          onChange={({ target }) => setKind(voucherKinds.find((each) => each === target.value) ?? kind)}
        >
          {voucherKinds.map((each) => (
            <option key={each} value={each}>
              {kindTexts[each]}
            </option>
          ))}
        </SelectField>
        {kind === 'percent' && (
          <TextField
            {...field('percent')}
            label={t`Sleva v procentech`}
            defaultValue={figureText(voucher?.percent ?? null)}
            inputMode="decimal"
            required
          />
        )}
        {kind === 'fixed' && (
          <TextField
            {...field('amount')}
            label={t`Sleva (${currency.code})`}
            defaultValue={minorText(voucher?.amount?.amount ?? null, currency)}
            inputMode="decimal"
            required
          />
        )}
        <TextField
          {...field('min_goods')}
          label={t`Nejnižší hodnota zboží (${currency.code})`}
          help={t`Nepovinná. S DPH, po slevách v akci.`}
          defaultValue={minorText(voucher?.min_goods.amount || null, currency)}
          inputMode="decimal"
        />
      </Part>
      <Part title={<Trans>Kdy a komu</Trans>}>
        <TextField
          {...field('valid_from')}
          label={t`Platí od`}
          type="datetime-local"
          defaultValue={voucher?.valid_from ? shopTimeInput(voucher.valid_from) : ''}
        />
        <TextField
          {...field('valid_to')}
          label={t`Platí do`}
          type="datetime-local"
          defaultValue={voucher?.valid_to ? shopTimeInput(voucher.valid_to) : ''}
        />
        <TextField
          {...field('max_uses')}
          label={t`Nejvíce použití`}
          help={t`Všemi dohromady. Prázdné: bez omezení.`}
          defaultValue={figureText(voucher?.max_uses ?? null)}
          inputMode="numeric"
        />
        <TextField
          {...field('max_uses_per_user')}
          label={t`Nejvíce použití jedním zákazníkem`}
          help={t`Podle účtu nebo e-mailu, na který se košík zeptá.`}
          defaultValue={figureText(voucher?.max_uses_per_user ?? null)}
          inputMode="numeric"
        />
        <TextField
          {...field('for_email')}
          label={t`Jen pro e-mail`}
          type="email"
          defaultValue={voucher?.for_email ?? ''}
          maxLength={254}
          autoComplete="off"
        />
        {!voucher && (
          <div className="self-end">
            <Checkbox name="is_active" label={t`Zapnutý`} defaultChecked />
          </div>
        )}
      </Part>
      <Part title={<Trans>Influencer</Trans>}>
        <TextField
          {...field('influencer')}
          label={t`E-mail nebo uživatelské jméno`}
          help={t`Prázdné: z voucheru nikdo nic nemá.`}
          defaultValue={voucher?.influencer?.username}
          maxLength={254}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...field('margin_percent')}
          label={t`Marže v procentech`}
          help={t`Z hodnoty zboží po slevě bez DPH.`}
          defaultValue={figureText(voucher?.margin_percent ?? null)}
          inputMode="decimal"
        />
      </Part>
      <TextAreaField
        {...field('note')}
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

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2">
      <legend className="mb-3 font-heading text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
