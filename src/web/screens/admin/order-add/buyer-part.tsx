import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { FoundBuyer, OrderBuyer } from '#shared/orders/clerk-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { SuggestionField } from '#web/ui/suggestion-field.tsx';
import type { OrderWish } from './order-wish.ts';

interface BuyerPartProps {
  readonly buyer: OrderWish['buyer'];
  readonly errors: readonly string[];
  readonly onChoose: (buyer: OrderBuyer | null) => void;
}

/** The person who orders: found by user name, name, e-mail or phone; without an account the order is a guest's. */
export function BuyerPart({ buyer, errors, onChoose }: BuyerPartProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ q: string; people: readonly FoundBuyer[] }>();
  const q = typed.trim();
  useEffect(() => {
    if (q.length < 2) return undefined;
    const abort = new AbortController();
    browserApi.clerkOrders.buyers({ query: { q } }, { signal: abort.signal }).then(
      (people) => setFound({ q, people }),
      () => undefined,
    );
    return () => abort.abort();
  }, [q]);
  const choose = async (id: number) => {
    setTyped('');
    try {
      onChoose(await browserApi.clerkOrders.buyer({ params: { id } }));
    } catch (error) {
      showSnackbar({ text: failureText(error), tone: 'error' });
    }
  };
  const discount = buyer?.discount ?? 0;
  if (buyer)
    return (
      <div className="flex flex-wrap items-center gap-3" data-field="account_id">
        <a href={routePath('admin-account', locale, { id: buyer.id })} className="font-semibold">
          {buyer.name}
        </a>
        {discount > 0 && (
          <span className="text-muted">
            <Trans>sleva skupiny {discount} %</Trans>
          </span>
        )}
        <Button look="quiet" size="small" onClick={() => onChoose(null)}>
          <Trans>Objednat bez účtu</Trans>
        </Button>
        {errors.length > 0 && <p className="w-full font-semibold text-burgundy-text">{errors.join(' ')}</p>}
      </div>
    );
  const people = found?.q === q ? found.people : [];
  return (
    <div>
      <SuggestionField
        name=""
        label={t`Najít zákazníka s účtem`}
        help={t`Uživatelské jméno, jméno, e-mail nebo telefon. Bez účtu vyplňte jen údaje níže.`}
        value={typed}
        onType={setTyped}
        maxLength={100}
        errors={errors}
        suggestions={people.map(({ id, username, name, email, phone }) => ({
          key: String(id),
          text: (
            <>
              {name || username}{' '}
              <span className="text-sm text-muted">{[username, email, phone].filter(Boolean).join(', ')}</span>
            </>
          ),
          onChoose: () => void choose(id),
        }))}
      />
      {found?.q === q && people.length === 0 && (
        <p role="status" className="mt-1 text-sm text-muted">
          <Trans>Nikoho takového jsme nenašli.</Trans>
        </p>
      )}
    </div>
  );
}
