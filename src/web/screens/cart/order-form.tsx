import { useEffect, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address, Me } from '#shared/accounts/contract.ts';
import type { Cart } from '#shared/cart/contract.ts';
import { infoPages } from '#shared/content/limits.ts';
import type { PickupPoint } from '#shared/delivery/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/lists/contract.ts';
import { ageLimit } from '#shared/shop/figures.ts';
import { shops } from '#shared/shop/shops.ts';
import { ApiError } from '#web/api/client.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { showPieces } from '#web/features/cart/cart-pieces.ts';
import { CompanyFields, readCompany } from '#web/features/company/company-fields.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { NameFields, PhoneFields, readPerson } from '#web/features/person/person-fields.tsx';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { AddressFields, fillInAddress } from './address-fields.tsx';
import type { Offers } from './cart.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { LoadFailure } from './load-failure.tsx';
import { dropOrderKey, orderKey } from './order-key.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { keepPoint, keptPoint } from './pickup-point-draft.ts';
import { TotalBar, Totals, totalsOf } from './totals.tsx';

interface OrderFormProps {
  readonly cart: Cart;
  /** Undefined: they could not be loaded. */
  readonly offers: Offers | undefined;
  readonly countries: readonly Country[];
  readonly me: Me | null;
  /** Undefined: they could not be loaded. */
  readonly addresses: readonly Address[] | undefined;
  readonly onAddresses: () => Promise<void>;
  /** Loads the offers once more. */
  readonly onOffers: () => Promise<void>;
  /** The cart is no longer what is shown. */
  readonly onStale: () => Promise<void>;
}

/** Delivery, payment, contact, consent: one page whose steps keep what was filled in. */
export function OrderForm({
  cart,
  offers: loaded,
  countries,
  me,
  addresses,
  onAddresses,
  onOffers,
  onStale,
}: OrderFormProps) {
  const { t } = useLingui();
  const { locale, shell } = usePage();
  const { navigate } = useNavigation();
  const [carrierId, setCarrierId] = useState<number>();
  const [paymentId, setPaymentId] = useState<number>();
  const [branchId, setBranchId] = useState<number>();
  const [point, setPoint] = useState<PickupPoint | null>(null);
  const [isCompany, setIsCompany] = useState(me?.is_business ?? false);
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => setPoint(keptPoint()), []);
  // Those of another cart are not shown, but what was chosen among them stays chosen.
  const offers = loaded ?? { ...noOffers, country: shops[shell.shop].country };

  const delivery = offers.deliveries.find(({ id }) => id === carrierId);
  const fitting = offers.payments.find(({ id }) => id === paymentId);
  const payment = fitting && (!delivery || delivery.payment_methods.includes(fitting.id)) ? fitting : undefined;
  const branch = offers.branches.find(({ id }) => id === branchId);
  const isAtPlace = delivery?.kind === 'branch' || delivery?.kind === 'pickup_point';
  const hasInvoiceAddress = isAtPlace || isElsewhere;
  const ofCarrier = point && point.carrier_id === delivery?.id ? point : null;

  const choosePoint = (chosen: PickupPoint | null) => {
    setPoint(chosen);
    keepPoint(chosen);
  };

  const form = useForm({
    draft: 'order',
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const company = readCompany(values);
      return browserApi.orders.place({
        query: { lang: locale },
        body: {
          ...readPerson(values),
          client_key: orderKey(),
          expected_total: totalsOf(cart, delivery, payment).total.amount,
          email: text('email'),
          carrier_id: delivery?.id ?? null,
          payment_method_id: payment?.id ?? null,
          branch_id: delivery?.kind === 'branch' ? (branch?.id ?? null) : null,
          pickup_point_id: ofCarrier?.id ?? null,
          delivery_name: text('delivery_name'),
          delivery_street: text('delivery_street'),
          delivery_city: text('delivery_city'),
          delivery_postcode: text('delivery_postcode'),
          delivery_country: text('delivery_country') || offers.country,
          is_invoice_elsewhere: hasInvoiceAddress,
          invoice_name: text('invoice_name'),
          invoice_street: text('invoice_street'),
          invoice_city: text('invoice_city'),
          invoice_postcode: text('invoice_postcode'),
          invoice_country: text('invoice_country') || offers.country,
          is_company: isCompany,
          company: company.company,
          company_id: company.company_id,
          tax_id: company.tax_id,
          note: text('note'),
          ...(text('birth_date') && { birth_date: text('birth_date') }),
          terms: values.has('terms'),
          age: values.has('age'),
        },
      });
    },
    onDone: ({ id, hash, redirect }) => {
      dropOrderKey();
      keepPoint(null);
      showPieces(0);
      if (redirect) window.location.assign(redirect);
      else {
        navigate(routePath('order-summary', locale, { id, hash }));
        showSnackbar({ text: t`Objednávku jsme odeslali.`, tone: 'success' });
      }
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'order_key_used') dropOrderKey();
      // What was chosen and is refused has gone meanwhile: it must not go on being offered.
      const chosen = { vouchers: true, carrier_id: delivery, payment_method_id: payment, branch_id: branch };
      const refused = Object.entries({ ...chosen, pickup_point_id: ofCarrier }).some(
        ([name, value]) => value && error.answer.errors?.[name],
      );
      if (error.answer.errors?.pickup_point_id) choosePoint(null);
      if (refused || staleCodes.has(error.code)) void onStale();
    },
  });
  const field = (name: string) => ({ name, errors: form.errorsOf(name) });
  const terms = routePath('info', locale, { id: infoPages.terms, slug: '-' });

  return (
    <form
      {...form.props}
      // What gets the focus mustn't come to lie under the bar with the total.
      className="grid items-start gap-8 max-desktop:[&_:is(a,button,input,select,textarea)]:scroll-mb-24 desktop:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="flex min-w-0 flex-col gap-10">
        <FormFailures form={form} />
        {loaded ? (
          <>
            <DeliveryChoice
              form={form}
              deliveries={offers.deliveries}
              branches={offers.branches}
              needsAgeCheck={cart.needs_age_check}
              today={offers.today}
              chosen={delivery}
              onChoose={({ id }) => setCarrierId(id)}
              branch={branch}
              onBranch={setBranchId}
              point={ofCarrier}
              onPoint={choosePoint}
            />
            <PaymentChoice
              form={form}
              payments={offers.payments}
              delivery={delivery}
              chosen={payment}
              onChoose={({ id }) => setPaymentId(id)}
            />
          </>
        ) : (
          <LoadFailure onRetry={onOffers}>
            <p>{t`Při načítání dopravců nastala chyba. Zkuste to prosím později.`}</p>
            <p>{t`Při načítání plateb nastala chyba. Zkuste to prosím později.`}</p>
            {branchId !== undefined && <p>{t`Při načítání prodejen nastala chyba. Zkuste to prosím později.`}</p>}
          </LoadFailure>
        )}
        <section aria-labelledby="contact-title" className="flex flex-col gap-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="contact-title" className="text-2xl">
              <Trans>Kontaktní údaje</Trans>
            </h2>
            {!me && (
              <Button look="quiet" size="small" onClick={() => askForLogin({ redirect: routePath('cart', locale) })}>
                <Trans>Mám účet, přihlásit se</Trans>
              </Button>
            )}
          </div>
          <TextField
            {...field('email')}
            label={t`E-mail`}
            type="email"
            autoComplete="email"
            defaultValue={me?.email ?? cart.email ?? undefined}
            required
            maxLength={254}
            help={t`Sem pošleme potvrzení a fakturu.`}
          />
          <NameFields form={form} {...(me && { data: me })} />
          <PhoneFields form={form} {...(me && { data: me })} />
        </section>
        {/* Hidden rather than missing: who looks at another delivery finds the address again. */}
        <section aria-labelledby="delivery-title" hidden={!delivery || isAtPlace}>
          <h2 id="delivery-title" className="mb-5 text-2xl">
            <Trans>Doručovací adresa</Trans>
          </h2>
          <AddressFields
            form={form}
            kind="delivery"
            countries={countries}
            country={offers.country}
            addresses={addresses?.filter(({ kind }) => kind === 'delivery')}
            onAddresses={onAddresses}
            name={me ? `${me.first_name} ${me.last_name}`.trim() : undefined}
          />
        </section>
        <section aria-labelledby="invoice-title" className="flex flex-col gap-5">
          <h2 id="invoice-title" className="text-2xl">
            <Trans>Fakturační údaje</Trans>
          </h2>
          <Checkbox
            name="is_company"
            label={t`Nakupuji na firmu`}
            checked={isCompany}
            onChange={({ target }) => setIsCompany(target.checked)}
          />
          <div hidden={!isCompany}>
            <CompanyFields
              form={form}
              {...(me && { data: me })}
              hasAddress={false}
              onFound={({ name, street, city, postcode, country }) => {
                setIsElsewhere(true);
                fillInAddress(form, 'invoice', { name, street, city, postcode, country });
              }}
            />
          </div>
          {!isAtPlace && (
            <Checkbox
              name="is_invoice_elsewhere"
              label={t`Fakturační adresa je jiná než doručovací`}
              checked={isElsewhere}
              onChange={({ target }) => setIsElsewhere(target.checked)}
            />
          )}
          <div hidden={!hasInvoiceAddress}>
            <AddressFields
              form={form}
              kind="invoice"
              countries={countries}
              country={offers.country}
              addresses={addresses?.filter(({ kind }) => kind === 'invoice')}
              onAddresses={onAddresses}
              name={me ? `${me.first_name} ${me.last_name}`.trim() : undefined}
            />
          </div>
        </section>
        <TextAreaField {...field('note')} label={t`Poznámka k objednávce`} rows={3} maxLength={1000} />
        {cart.needs_birth_date && (
          <TextField
            {...field('birth_date')}
            label={t`Datum narození`}
            type="date"
            autoComplete="bday"
            required
            className="max-w-60"
            help={t`Tabákové výrobky smíme prodat jen plnoletým. Datum si neukládáme.`}
          />
        )}
      </div>
      <TotalBar cart={cart} delivery={delivery} payment={payment} />
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
            label={<Trans>Potvrzuji, že je mi {ageLimit} let nebo více</Trans>}
          />
        </div>
        {cart.changes.length > 0 && (
          <p id="changes-first" className="text-sm">
            <Trans>Nejprve prosím vezměte na vědomí, co se v košíku změnilo.</Trans>
          </p>
        )}
        <Button
          type="submit"
          disabled={form.isSending || cart.changes.length > 0 || !loaded}
          aria-describedby={cart.changes.length > 0 ? 'changes-first' : undefined}
          className="min-h-12"
        >
          <Trans>Objednávka zavazující k platbě</Trans>
        </Button>
      </aside>
    </form>
  );
}

const noOffers = { deliveries: [], payments: [], branches: [], today: '' };

const staleCodes: ReadonlySet<string> = new Set(['cart_changed', 'cart_empty', 'order_key_used']);
