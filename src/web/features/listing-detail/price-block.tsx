import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { formatDate, lastDayBefore } from '#shared/i18n/dates.ts';
import type { Money } from '#shared/money/money.ts';
import { OpenPrice } from '#web/features/price/open-price.tsx';
import { Price, UnitPriceText } from '#web/features/price/price.tsx';
import { showMoney } from '#web/features/price/shown-price.ts';
import { useCurrency, usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { decimalText } from '#web/ui/numbers.ts';

/** The price of the listing, with the information that the law requires next to it. */
export function PriceBlock({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui();
  const { price, original_price, unit_price, is_negotiable, product, state } = listing;
  const isSold = state === 'sold';
  const isDemand = listing.offer_type === 'demand';
  return (
    <div className="flex flex-col gap-1">
      {(isSold || isDemand) && (
        <p className="text-sm text-muted">
          {isDemand ? <Trans>Nabízená cena</Trans> : <Trans>Cena v době prodeje</Trans>}
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span
          className={classes(
            isSold ? 'text-lg text-muted' : 'font-heading text-3xl font-semibold',
            !isSold && original_price !== null && 'text-burgundy-text',
          )}
        >
          {price ? <Price money={price} /> : <OpenPrice />}
        </span>
        {price && original_price && (
          <s className="text-lg text-muted">
            <span className="sr-only">{t`Původní cena`} </span>
            <Price money={original_price} />
          </s>
        )}
        {is_negotiable && price && !isSold && (
          <span className="rounded-sm border border-line-strong px-2 py-0.5 text-sm">
            <Trans>k jednání</Trans>
          </span>
        )}
      </p>
      {unit_price && !isSold && (
        <p className="text-muted">
          <UnitPriceText unitPrice={unit_price} />
        </p>
      )}
      {product && <SaleTerms product={product} />}
      {product && <Tax product={product} />}
      {price && <Conversion price={price} listing={listing} />}
    </div>
  );
}

type Product = NonNullable<ListingDetail['product']>;

function SaleTerms({ product: { lowest_price_30_days, sale_ends_at } }: { product: Product }) {
  const { locale } = usePage();
  return (
    <>
      {lowest_price_30_days && (
        <p className="text-sm">
          <Trans>
            Nejnižší cena za posledních 30 dní: <Price money={lowest_price_30_days} />
          </Trans>
        </p>
      )}
      {sale_ends_at && (
        <p className="text-sm">
          <Trans>Akce platí do {formatDate(lastDayBefore(sale_ends_at), locale)}</Trans>
        </p>
      )}
    </>
  );
}

function Tax({ product: { tax_rate, price_without_tax } }: { product: Product }) {
  const { locale } = usePage();
  const rate = decimalText(tax_rate, locale, Number.isInteger(tax_rate) ? 0 : 1);
  return (
    <p className="text-sm text-muted">
      <Trans>
        včetně {rate}&nbsp;% DPH, bez DPH <Price money={price_without_tax} />
      </Trans>
    </p>
  );
}

/** Other currencies are only indicative: this states the price in the listing's own currency. */
function Conversion({ price, listing }: { price: Money; listing: ListingDetail }) {
  const { currencies } = usePage().shell;
  const chosen = useCurrency();
  const own = currencies.find(({ code }) => code === price.currency);
  if (!own || own.code === chosen.code) return null;
  const asked = showMoney(price, currencies, own);
  return (
    <p className="text-sm text-muted">
      {listing.product ? (
        <Trans>Přepočteno podle kurzu, účtujeme {asked}</Trans>
      ) : listing.offer_type === 'demand' ? (
        <Trans>Přepočteno podle kurzu, kupující nabízí {asked}</Trans>
      ) : (
        <Trans>Přepočteno podle kurzu, prodejce žádá {asked}</Trans>
      )}
    </p>
  );
}
