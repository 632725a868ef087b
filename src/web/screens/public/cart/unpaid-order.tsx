import { Trans } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { OrderSummary } from '#shared/orders/contract.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

interface UnpaidOrderProps {
  readonly order: OrderSummary;
  /** It belongs to the logged-in account and is opened there. */
  readonly isOwn: boolean;
}

/** Shown after a return from the gateway without payment: the goods are in an order that waits for its payment. */
export function UnpaidOrder({ order, isOwn }: UnpaidOrderProps) {
  const { id, hash, number, total, can_be_paid: canBePaid } = order;
  const { locale } = usePage();
  const text = useChargedText();
  return (
    <section
      aria-labelledby="unpaid-title"
      className="mb-6 flex flex-col items-start gap-3 rounded border border-amber bg-amber-soft p-4"
    >
      <h2 id="unpaid-title" className="text-xl">
        <Trans>Objednávka {number} čeká na platbu</Trans>
      </h2>
      <p>
        <Trans>Zboží pro vás držíme, zbývá zaplatit {text(total)}.</Trans>
      </p>
      <LinkButton href={routePath(isOwn ? 'account-order-summary' : 'order-summary', locale, { id, hash })}>
        {canBePaid ? <Trans>Dokončit platbu</Trans> : <Trans>Zobrazit platební údaje</Trans>}
      </LinkButton>
    </section>
  );
}
