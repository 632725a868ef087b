import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart, CartVoucher } from '#shared/cart/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/api-error.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { Price } from '#web/features/price/price.tsx';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import type { ChangeCart } from './change-cart.ts';

interface VouchersProps {
  readonly cart: Cart;
  readonly onChange: ChangeCart;
  /** Why the order refused them, if the cart itself does not say so. */
  readonly refusal: readonly string[];
  /** The typed code, not applied yet. */
  readonly onTyped: (code: string) => void;
}

/** Vouchers of the cart, and a field to add one. Some require an e-mail first. */
export function Vouchers({ cart, onChange, refusal, onTyped }: VouchersProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [asksEmail, setAsksEmail] = useState(false);
  const form = useForm({
    send: async (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const code = text('code').toUpperCase();
      try {
        const body = { code, ...(text('email') && { email: text('email') }) };
        await onChange(() => browserApi.cart.addVoucher({ query: { lang: locale }, body }));
        return code;
      } catch (error) {
        if (needsEmail(error)) setAsksEmail(true);
        // The field says why the code is rejected, so it must not prevent the order as well.
        else if (error instanceof ApiError && error.status === 422) onTyped('');
        throw error;
      }
    },
    onDone: (code) => {
      const { current: element } = form.props.ref;
      // The e-mail field disappears.
      if (document.activeElement?.getAttribute('name') === 'email') element?.querySelector('input')?.focus();
      element?.reset();
      showSnackbar({ text: t`Voucher ${code} jsme použili.`, tone: 'success' });
      onTyped('');
      setAsksEmail(false);
    },
  });
  const asksForEmail = asksEmail || form.errorsOf('email').length > 0;
  return (
    <section aria-labelledby="vouchers-title" className="rounded border border-line bg-surface p-4">
      <h2 id="vouchers-title" className="mb-2 text-lg">
        <Trans>Voucher</Trans>
      </h2>
      {cart.vouchers.length > 0 && (
        <ul className="mb-3 flex flex-col gap-2">
          {cart.vouchers.map((voucher) => (
            <VoucherRow key={voucher.code} voucher={voucher} onChange={onChange} />
          ))}
        </ul>
      )}
      {cart.vouchers.every(({ error }) => error === null) && refusal.length > 0 && (
        <p className="mb-3 text-sm font-semibold text-burgundy-text">{refusal.join(' ')}</p>
      )}
      <form {...form.props} className="flex flex-col gap-3">
        {/* Errors of a field are shown at the field. */}
        {form.failures.some(({ field }) => field === undefined) && <FormFailures form={form} />}
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            name="code"
            label={t`Kód voucheru`}
            errors={form.errorsOf('code')}
            onInput={({ currentTarget }) => onTyped(currentTarget.value.trim())}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className={asksForEmail ? 'w-full' : 'min-w-0 grow'}
          />
          {asksForEmail && (
            <TextField
              name="email"
              label={t`E-mail`}
              type="email"
              autoComplete="email"
              errors={form.errorsOf('email')}
              maxLength={254}
              className="min-w-0 grow"
            />
          )}
          <Button type="submit" look="secondary" disabled={form.isSending} className="self-start mt-7.5">
            <Trans>Použít</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}

function needsEmail(error: unknown): boolean {
  const { errors } = (error as { answer?: { errors?: Record<string, unknown> } }).answer ?? {};
  return errors?.email !== undefined;
}

function VoucherRow({ voucher, onChange }: { voucher: CartVoucher; onChange: ChangeCart }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const failureText = useFailureText();
  const { code, error_text: errorText, kind, discount } = voucher;
  const names = voucher.only_for.join(', ');
  const remove = async () => {
    try {
      await onChange(() => browserApi.cart.removeVoucher({ params: { code }, query: { lang: locale } }));
      showSnackbar({ text: t`Voucher ${code} jsme odebrali.`, tone: 'success' });
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  return (
    <li className="flex items-center gap-2">
      <Icon name="tag" size={18} className="shrink-0 text-link" />
      <span className="min-w-0 grow">
        <strong className="break-all">{code}</strong>
        {errorText ? (
          <span className="block text-sm font-semibold text-burgundy-text">{errorText}</span>
        ) : kind === 'free_delivery' ? (
          <span className="block text-sm text-muted">
            <Trans>Doprava zdarma</Trans>
          </span>
        ) : (
          <span className="block text-sm text-muted">
            −<Price money={discount} />
          </span>
        )}
        {names !== '' && (
          <span className="block text-sm break-words text-muted">
            <Trans>Jen na zboží: {names}</Trans>
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={t`Odebrat voucher ${code}`}
        onClick={() => void remove()}
        className="grid size-11 shrink-0 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}
