import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { readShopTime, shopTimeInput } from '#shared/i18n/shop-time.ts';
import type { AdminProduct, AdminSale } from '#shared/products/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { moneyInput, useFigures } from '#web/features/form/figures.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

interface SaleFormProps {
  readonly product: AdminProduct;
  /** The edited sale; undefined for a new one. */
  readonly sale: AdminSale | undefined;
  /** @param startsAt the stored start, if it differs from the typed one */
  readonly onDone: (startsAt?: string) => void;
}

export function SaleForm({ product, sale, onDone }: SaleFormProps) {
  const { t } = useLingui();
  const { locale, shell } = usePage();
  const { currencies } = shell;
  const chargedText = useChargedText();
  const { currency: code } = product.regular_price;
  const currency = currencies.find((each) => each.code === code) ?? { decimals: null };
  const figures = useFigures();
  const edited = useEditedVersion(sale);
  const form = useGuardedForm({
    send: async (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const time = (name: string) => readShopTime(text(name)) ?? text(name);
      const body = {
        price: figures.requiredMinor(text('price'), currency),
        starts_at: hasBegun ? sale.starts_at : time('starts_at'),
        ends_at: time('ends_at'),
      };
      const { id } = product;
      const { starts_at: startsAt } = await (sale
        ? edited.watch(
            browserApi.adminProducts.changeSale({
              params: { id, sale: sale.id },
              body: { ...body, version: edited.version },
            }),
          )
        : browserApi.adminProducts.addSale({ params: { id }, body }));
      return Date.parse(startsAt) === Date.parse(body.starts_at) ? undefined : startsAt;
    },
    onDone,
  });
  const hasBegun = sale?.state === 'running';
  const others = product.sales.filter(({ id, state }) => state !== 'over' && id !== sale?.id);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <SaleForm product={product} sale={row} onDone={() => undefined} />}
      />
      <TextField
        name="price"
        label={t`Cena v akci s DPH (${code})`}
        help={t`Běžná cena je ${chargedText(product.regular_price)}.`}
        defaultValue={figures.minorText(sale?.price.amount ?? null, currency)}
        errors={form.errorsOf('price')}
        {...moneyInput(currency)}
        autoComplete="off"
        required
      />
      <TextField
        name="starts_at"
        label={t`Začátek`}
        type="datetime-local"
        help={hasBegun ? t`Akce už začala.` : t`Čas, který už minul, znamená hned po uložení.`}
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
      {others.length > 0 && (
        <div className="text-sm text-muted">
          <p>
            <Trans>Nemůže platit zároveň s jinou akcí:</Trans>
          </p>
          <ul className="list-disc pl-5">
            {others.map(({ id, price, starts_at, ends_at }) => (
              <li key={id} className="tabular-nums">
                {chargedText(price)}, {formatDateTime(starts_at, locale)} – {formatDateTime(ends_at, locale)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
