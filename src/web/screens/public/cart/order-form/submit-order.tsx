import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart, DeliveryOffer, PaymentOffer } from '#shared/cart/contract.ts';
import { termsPath } from '#shared/content/terms-path.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { Totals } from '../totals.tsx';

interface SubmitOrderProps {
  readonly form: Form;
  readonly cart: Cart;
  readonly delivery: DeliveryOffer | undefined;
  readonly payment: PaymentOffer | undefined;
  readonly hasOffers: boolean;
}

/** The totals, the consents and the submit button. */
export function SubmitOrder({ form, cart, delivery, payment, hasOffers }: SubmitOrderProps) {
  const { t } = useLingui();
  const terms = termsPath(usePage().locale);
  const hasChanged = cart.changes.length > 0;
  return (
    <aside
      aria-label={t`Souhrn objednávky`}
      className="flex flex-col gap-4 rounded border border-line bg-surface p-4 tablet:p-5 desktop:sticky desktop:top-28"
    >
      <Totals cart={cart} delivery={delivery} payment={payment} />
      <div className="flex flex-col gap-1">
        <Checkbox
          name="terms"
          errors={form.errorsOf('terms')}
          label={
            <Trans>
              Souhlasím s{' '}
              <a href={terms} target="_blank">
                obchodními podmínkami
              </a>
            </Trans>
          }
        />
        <Checkbox
          name="age"
          errors={form.errorsOf('age')}
          label={<Trans>Potvrzuji, že mi je {ageLimit} let nebo více</Trans>}
        />
      </div>
      {hasChanged && (
        <p id="changes-first" className="text-sm">
          <Trans>Nejprve prosím vezměte na vědomí změny v košíku.</Trans>
        </p>
      )}
      <Button
        type="submit"
        disabled={form.isSending || hasChanged || !hasOffers}
        aria-describedby={hasChanged ? 'changes-first' : undefined}
        className="bottom-bar-subject min-h-12"
      >
        <Trans>Objednávka zavazující k platbě</Trans>
      </Button>
    </aside>
  );
}
