import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Cart, CartChange } from '#shared/cart/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Price } from '#web/features/price/price.tsx';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import type { ChangeCart } from './change-cart.ts';

const elementId = 'cart-changes';

/** Moves the focus to the changes, if there are any. */
export function focusChanges(): void {
  document.getElementById(elementId)?.focus();
}

interface CartChangesProps {
  readonly cart: Cart;
  readonly onChange: ChangeCart;
}

/** Changes since the buyer last saw the cart. They must be accepted before ordering. */
export function CartChanges({ cart: { changes }, onChange }: CartChangesProps) {
  const { locale } = usePage();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  if (changes.length === 0) return null;
  const accept = async () => {
    setIsBusy(true);
    try {
      const body = { changes: changes.map(seen) };
      await onChange(() => browserApi.cart.acceptChanges({ query: { lang: locale }, body }));
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section
      id={elementId}
      tabIndex={-1}
      aria-labelledby="changes-title"
      className="rounded border border-amber bg-amber-soft p-4 outline-none"
    >
      <h2 id="changes-title" className="text-lg">
        <Trans>Od vaší poslední návštěvy se něco změnilo</Trans>
      </h2>
      <ul className="my-2 list-disc pl-5">
        {changes.map((change) => (
          <li key={`${change.kind}${change.listing_id}`}>
            <ChangeText change={change} />
          </li>
        ))}
      </ul>
      <Button look="secondary" size="small" onClick={() => void accept()} disabled={isBusy}>
        <Trans>Beru na vědomí</Trans>
      </Button>
    </section>
  );
}

/** Accepts exactly the changes that were shown. */
function seen(change: CartChange) {
  const { kind, listing_id } = change;
  if (kind === 'gone' || kind === 'left_out') return { kind, listing_id };
  return kind === 'price' ? { kind, listing_id, now: change.now.amount } : { kind, listing_id, now: change.now };
}

function ChangeText({ change }: { change: CartChange }) {
  const { name } = change;
  if (change.kind === 'gone') return <Trans>{name} už není v nabídce nebo se vyprodalo.</Trans>;
  if (change.kind === 'left_out') return <Trans>{name} se do košíku už nevejde. Objednejte ho prosím zvlášť.</Trans>;
  if (change.kind === 'quantity')
    return (
      <Trans>
        {name}: místo {change.before} ks máme skladem už jen {change.now} ks.
      </Trans>
    );
  return (
    <Trans>
      {name}: cena se změnila z <Price money={change.before} /> na <Price money={change.now} />.
    </Trans>
  );
}
