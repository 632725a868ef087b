import { Trans, useLingui } from '@lingui/react/macro';
import { readShopTime, shopTimeInput } from '#shared/i18n/shop-time.ts';
import type { AdminProduct, AdminSale } from '#shared/products/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { minorOf, minorText } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

interface SaleFormProps {
  readonly product: AdminProduct;
  /** The one that is changed; undefined for a new one. */
  readonly sale: AdminSale | undefined;
  readonly onDone: () => void;
}

export function SaleForm({ product, sale, onDone }: SaleFormProps) {
  const { t } = useLingui();
  const { currencies } = usePage().shell;
  const { currency: code } = product.regular_price;
  const currency = currencies.find((each) => each.code === code) ?? { decimals: null };
  const form = useForm({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const time = (name: string) => readShopTime(text(name)) ?? text(name);
      const body = {
        price: minorOf(text('price'), currency) ?? 0,
        starts_at: hasBegun ? sale.starts_at : time('starts_at'),
        ends_at: time('ends_at'),
      };
      const { id } = product;
      return sale
        ? browserApi.adminProducts.changeSale({ params: { id, sale: sale.id }, body })
        : browserApi.adminProducts.addSale({ params: { id }, body });
    },
    onDone,
  });
  const hasBegun = sale?.state === 'running';
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="price"
        label={t`Cena v akci s DPH (${code})`}
        help={t`Běžná je ${minorText(product.regular_price.amount, currency)}.`}
        defaultValue={minorText(sale?.price.amount ?? null, currency)}
        errors={form.errorsOf('price')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        name="starts_at"
        label={t`Začátek`}
        type="datetime-local"
        help={hasBegun ? t`Akce už začala.` : undefined}
        defaultValue={sale ? shopTimeInput(sale.starts_at) : ''}
        errors={form.errorsOf('starts_at')}
        readOnly={hasBegun}
        required
      />
      <TextField
        name="ends_at"
        label={t`Konec`}
        type="datetime-local"
        defaultValue={sale ? shopTimeInput(sale.ends_at) : ''}
        errors={form.errorsOf('ends_at')}
        required
      />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
