import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { OrderBuyer } from '#shared/orders/clerk-contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { shops } from '#shared/shop/shops.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { writeInto } from '#web/features/form/write-into.ts';
import { PricedSums } from '#web/features/order-goods/priced-sums.tsx';
import { usePriced } from '#web/features/order-goods/use-priced.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { AddressPart } from './address-part.tsx';
import { BuyerPart } from './buyer-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { bodyOf } from './form-body.ts';
import { GoodsPart } from './goods-part.tsx';
import { useOrderWish, type OrderWish } from './order-wish.ts';
import { VouchersPart } from './vouchers-part.tsx';
import { paymentsFor, WaysPart } from './ways-part.tsx';

interface OrderFormProps {
  /** The person whose page led here. */
  readonly buyer: OrderBuyer | undefined;
  readonly countries: readonly Country[];
}

/** An order that a clerk takes on the phone or at a counter. The server computes the sums, as for a buyer's cart. */
export function OrderForm({ buyer, countries }: OrderFormProps) {
  const { t } = useLingui();
  const { locale, shell } = usePage();
  const { navigate } = useNavigation();
  const failureText = useFailureText();
  const draft = `order-add-${buyer?.id ?? 'guest'}`;
  const { wish, change, drop } = useOrderWish(draft, buyer ? choiceOf(buyer) : {});
  const [email, setEmail] = useState(buyer?.email ?? '');
  const body = {
    account_id: wish.buyer?.id ?? null,
    channel: wish.channel,
    email,
    lines: wish.lines.flatMap(({ listing_id, quantity }) => (quantity > 0 ? [{ listing_id, quantity }] : [])),
    vouchers: [...wish.vouchers],
    carrier_id: wish.carrier,
    payment_method_id: wish.payment,
  };
  const { priced, isAsking, failure } = usePriced(JSON.stringify(body), (signal) =>
    browserApi.clerkOrders.preview({ query: { lang: locale }, body }, { signal }),
  );
  const country = priced?.country ?? shops[shell.shop].country;
  const delivery = priced?.deliveries.find(({ id }) => id === wish.carrier);
  const isAtPlace = delivery?.kind === 'branch' || delivery?.kind === 'pickup_point';
  const payment = priced && paymentsFor(priced, wish.carrier).find(({ id }) => id === wish.payment);
  const form = useGuardedForm(
    {
      draft: `${draft}-fields`,
      parts:
        Number(isAtPlace) + 2 * Number(wish.isInvoiceElsewhere) + 4 * Number(wish.isCompany) + 8 * Number(!!priced),
      send: (values) =>
        browserApi.clerkOrders.place({
          body: bodyOf(values, wish, { total: priced?.total.amount ?? 0, country, payment: payment?.id ?? null }),
        }),
      onDone: ({ id, number }) => {
        drop();
        showSnackbar({ text: t`Objednávka ${number} je vytvořená.`, tone: 'success' });
        navigate(routePath('admin-order', locale, { id }));
      },
    },
    wish,
  );
  const chooseBuyer = (chosen: OrderBuyer | null) => {
    change(chosen ? choiceOf(chosen) : { buyer: null });
    if (!chosen) return;
    setEmail(chosen.email);
    for (const [name, value] of Object.entries(fieldsOf(chosen))) if (value !== '') writeInto(form, name, value);
  };
  const isAtCounter = wish.channel === 'counter';
  return (
    <form {...form.props} className="grid items-start gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-6">
        <FormFailures form={form} />
        <Part title={<Trans>Zákazník</Trans>}>
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="mb-1 font-semibold">
              <Trans>Objednává</Trans>
            </legend>
            {(['phone', 'counter'] as const).map((channel) => (
              <Radio
                key={channel}
                name="channel"
                data-undrafted
                label={channel === 'phone' ? t`po telefonu` : t`na prodejně`}
                checked={wish.channel === channel}
                onChange={() => change({ channel })}
              />
            ))}
          </fieldset>
          <BuyerPart buyer={wish.buyer} errors={form.errorsOf('account_id')} onChoose={chooseBuyer} />
          <ContactPart
            form={form}
            buyer={buyer}
            isCompany={wish.isCompany}
            onCompany={(isCompany) => change({ isCompany })}
            onEmail={setEmail}
          />
        </Part>
        <Part title={<Trans>Zboží</Trans>}>
          <GoodsPart form={form} wish={wish} priced={priced} onChange={(lines) => change({ lines })} />
          <VouchersPart
            codes={wish.vouchers}
            errors={form.errorsOf('vouchers')}
            onChange={(vouchers) => change({ vouchers })}
          />
        </Part>
        <Part title={<Trans>Doprava a platba</Trans>}>
          {priced ? (
            <WaysPart
              form={form}
              wish={{ ...wish, payment: payment?.id ?? null }}
              priced={priced}
              needsAgeCheck={priced.needs_age_check}
              change={change}
            />
          ) : (
            <p role="status" className="text-muted">
              <Trans>Načítáme možnosti dopravy…</Trans>
            </p>
          )}
          {!isAtPlace && (
            <>
              <AddressPart
                form={form}
                kind="delivery"
                legend={t`Doručovací adresa`}
                address={buyer?.delivery ?? null}
                country={country}
              />
              <Checkbox
                label={t`Fakturovat na jinou adresu`}
                checked={wish.isInvoiceElsewhere}
                onChange={({ target }) => change({ isInvoiceElsewhere: target.checked })}
                data-undrafted
              />
            </>
          )}
          {(isAtPlace || wish.isInvoiceElsewhere) && (
            <AddressPart
              form={form}
              kind="invoice"
              legend={t`Fakturační adresa`}
              address={buyer?.invoice ?? buyer?.delivery ?? null}
              countries={countries}
              country={country}
            />
          )}
        </Part>
      </div>
      <Part title={<Trans>Souhrn</Trans>} isSticky>
        {failure !== undefined && (
          <p role="alert" className="font-semibold text-burgundy-text">
            {failureText(failure)}
          </p>
        )}
        {priced && <PricedSums sums={priced} hasDelivery={delivery !== undefined} />}
        <TextAreaField
          rows={3}
          name="note"
          label={t`Poznámka k objednávce`}
          errors={form.errorsOf('note')}
          maxLength={1000}
        />
        {priced?.age_level === 'birth_date' && !isAtCounter && (
          <TextField
            name="birth_date"
            type="date"
            label={t`Datum narození`}
            help={t`Ověříme věk a neuložíme je.`}
            errors={form.errorsOf('birth_date')}
            data-undrafted
            required
          />
        )}
        {priced?.age_level === 'provider' && !isAtCounter && !priced.has_age_proof && (
          <p data-field="age_proof" className="font-semibold text-burgundy-text">
            <Trans>
              Tabák po telefonu prodat nelze: zákazník si musí věk ověřit službou. Ať objedná sám, nebo přijde na
              prodejnu.
            </Trans>
          </p>
        )}
        <Checkbox
          name="age"
          data-undrafted
          errors={form.errorsOf('age')}
          label={
            isAtCounter
              ? t`Doklad zákazníka je ověřený, je mu alespoň ${ageLimit} let`
              : t`Zákazník potvrdil, že je mu alespoň ${ageLimit} let`
          }
        />
        <Button type="submit" disabled={form.isSending || isAsking || !priced}>
          <Trans>Vytvořit objednávku</Trans>
        </Button>
      </Part>
    </form>
  );
}

function Part({ title, isSticky = false, children }: { title: ReactNode; isSticky?: boolean; children: ReactNode }) {
  return (
    <section
      className={`flex min-w-0 flex-col gap-5 rounded border border-line bg-surface p-4 ${isSticky ? 'wide:sticky wide:top-4' : ''}`}
    >
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

function choiceOf(buyer: OrderBuyer): Pick<OrderWish, 'buyer' | 'isCompany'> {
  const { id, username, first_name, last_name, discount, company } = buyer;
  const name = `${first_name} ${last_name}`.trim() || username;
  return { buyer: { id, name, discount }, isCompany: company !== '' };
}

/** The fields that a found person fills in. */
function fieldsOf({ delivery, invoice, ...buyer }: OrderBuyer): Record<string, string> {
  const { first_name, last_name, phone_prefix, phone, email, locale, company, company_id, tax_id } = buyer;
  const addressOf = (kind: 'delivery' | 'invoice', address: OrderBuyer['delivery']) =>
    address === null
      ? {}
      : {
          [`${kind}_name`]: address.name,
          [`${kind}_street`]: address.street,
          [`${kind}_city`]: address.city,
          [`${kind}_postcode`]: address.postcode,
        };
  return {
    first_name,
    last_name,
    phone_prefix,
    phone,
    email,
    locale,
    company,
    company_id,
    tax_id,
    ...addressOf('delivery', delivery),
    ...addressOf('invoice', invoice ?? delivery),
  };
}
