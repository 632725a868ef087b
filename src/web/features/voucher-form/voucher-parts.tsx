import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { shopTimeInput } from '#shared/i18n/shop-time.ts';
import type { AdminVoucher } from '#shared/vouchers/admin-contract.ts';
import { voucherCodePattern, voucherKinds, type VoucherKind } from '#shared/vouchers/vouchers.ts';
import { moneyInput, percentInput, useFigures, type TypedCurrency } from '#web/features/form/figures.ts';
import { useVoucherKindTexts } from '#web/features/voucher/voucher-texts.ts';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

interface VoucherPartProps {
  /** The edited voucher; undefined for a new one. */
  readonly voucher: AdminVoucher | undefined;
  /** The name and the errors of a field. */
  readonly field: (name: string) => { readonly name: string; readonly errors: readonly string[] };
}

interface DiscountPartProps extends VoucherPartProps {
  readonly currency: TypedCurrency;
  readonly kind: VoucherKind;
  readonly onKind: (kind: VoucherKind) => void;
}

/** The code and the discount. A used voucher keeps its code and kind. */
export function DiscountPart({ voucher, field, currency, kind, onKind }: DiscountPartProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const kindTexts = useVoucherKindTexts();
  const isFixed = voucher?.was_used === true;
  return (
    <Part title={<Trans>Sleva</Trans>}>
      <TextField
        {...field('code')}
        label={t`Kód`}
        help={
          isFixed
            ? t`Voucher už někdo použil: kód ani druh změnit nejde.`
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
        onChange={({ target }) => onKind(voucherKinds.find((each) => each === target.value) ?? kind)}
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
          defaultValue={figures.text(voucher?.percent ?? null)}
          {...percentInput}
          required
        />
      )}
      {kind === 'fixed' && (
        <TextField
          {...field('amount')}
          label={t`Sleva (${currency.code})`}
          defaultValue={figures.minorText(voucher?.amount?.amount ?? null, currency)}
          {...moneyInput(currency)}
          required
        />
      )}
      <TextField
        {...field('min_goods')}
        label={t`Nejnižší hodnota zboží (${currency.code})`}
        help={t`Nepovinná. S DPH, po slevách v akci; u omezeného voucheru jen ze zboží, na které platí.`}
        defaultValue={figures.minorText(voucher?.min_goods.amount || null, currency)}
        {...moneyInput(currency)}
      />
    </Part>
  );
}

/** When the voucher can be used, how often and by whom. */
export function UsePart({ voucher, field }: VoucherPartProps) {
  const { t } = useLingui();
  const figures = useFigures();
  return (
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
        label={t`Nejvyšší počet použití`}
        help={t`Všemi dohromady. Prázdné: bez omezení.`}
        defaultValue={figures.text(voucher?.max_uses ?? null)}
        inputMode="numeric"
      />
      <TextField
        {...field('max_uses_per_user')}
        label={t`Nejvyšší počet použití na zákazníka`}
        help={t`Podle účtu nebo e-mailu, na který se košík zeptá.`}
        defaultValue={figures.text(voucher?.max_uses_per_user ?? null)}
        inputMode="numeric"
      />
      <TextField
        {...field('for_email')}
        label={t`Jen pro tento e-mail`}
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
  );
}

/** The influencer who earns a margin on orders with the voucher. */
export function InfluencerPart({ voucher, field }: VoucherPartProps) {
  const { t } = useLingui();
  const figures = useFigures();
  return (
    <Part title={<Trans>Influencer</Trans>}>
      <TextField
        {...field('influencer')}
        label={t`E-mail nebo uživatelské jméno`}
        help={t`Prázdné: marži z voucheru nikdo nedostane.`}
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
        defaultValue={figures.text(voucher?.margin_percent ?? null)}
        {...percentInput}
      />
    </Part>
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
