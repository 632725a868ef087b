import { useState } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import type { Topping } from '#shared/topping/contract.ts';
import type { ToppingDays } from '#shared/topping/topping.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { PayForm } from '#web/features/paid-service/pay-form.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Radio } from '#web/ui/radio.tsx';

interface OfferFormProps {
  readonly topping: Topping;
  readonly onChanged: () => Promise<void>;
}

/** The choice of days with prices and dates, and the payment. */
export function OfferForm({ topping, onChanged }: OfferFormProps) {
  const { locale, search } = usePage();
  const text = useChargedText();
  const { advert, offers, topped_until: until, tax_rate: rate } = topping;
  const [days, setDays] = useState<ToppingDays>(() => {
    const asked = new URLSearchParams(search).get('days');
    return (offers.find((offer) => String(offer.days) === asked) ?? offers[0]!).days;
  });
  return (
    <section aria-labelledby="offer-title" className="mt-6 rounded border border-line bg-surface p-4">
      <h2 id="offer-title" className="text-xl">
        {until ? <Trans>Prodloužit topování</Trans> : <Trans>Být první</Trans>}
      </h2>
      <p className="mt-1">
        <Trans>
          Topovaný inzerát je první ve svých kategoriích a mezi topovanými na úvodní stránce. Má značku TOP, takže
          návštěvníci poznají, že jde o placené umístění.
        </Trans>
      </p>
      <fieldset className="mt-3">
        <legend className="font-semibold">
          <Trans>Na jak dlouho</Trans>
        </legend>
        {offers.map((offer) => (
          <Radio
            key={offer.days}
            name="days"
            value={offer.days}
            checked={offer.days === days}
            onChange={() => setDays(offer.days)}
            label={
              <>
                <strong className="font-semibold">
                  <Plural value={offer.days} one="# den" few="# dny" other="# dní" />
                </strong>{' '}
                <span className="text-muted">
                  <Trans>přibližně do {formatDate(offer.ends_at, locale)}</Trans>
                </span>
              </>
            }
            note={<span className="text-base font-semibold text-ink">{text(offer.price)}</span>}
          />
        ))}
      </fieldset>
      <p className="mt-2 text-sm text-muted">
        <Trans>Ceny jsou včetně DPH {rate}&nbsp;%.</Trans>{' '}
        {until ? (
          <Trans>Nové dny navážou na konec běžícího topování.</Trans>
        ) : (
          <Trans>
            Topování začne, až je po zaplacení schválí správce, obvykle do jednoho pracovního dne. Data jsou proto
            přibližná.
          </Trans>
        )}{' '}
        <Trans>Do konce topování zůstane inzerát zveřejněný, i kdyby měl dříve skončit.</Trans>
      </p>
      <p className="mt-2 text-sm text-muted">
        <Trans>
          Dokud topování neschválíme, můžete ho zrušit a peníze vám vrátíme. Když inzerát během topování pozastavíte,
          prodáte nebo smažete, čas běží dál a peníze nevracíme.
        </Trans>
      </p>
      <PayForm
        paying={topping}
        choice={{ days: String(days) }}
        request={null}
        pay={(method) => browserApi.topping.pay({ params: { id: advert.id }, body: { days, method } })}
        onTransfer={onChanged}
      />
    </section>
  );
}
