import { useEffect, useState, type ComponentProps } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address, Me } from '#shared/accounts/contract.ts';
import type { Cart, DeliveryOffer } from '#shared/cart/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { BotCheck } from '#web/features/bot-check/bot-check.tsx';
import { CompanyFields } from '#web/features/company/company-fields.tsx';
import type { Form } from '#web/features/form/use-form.ts';
import { NameFields, PhoneFields } from '#web/features/person/person-fields.tsx';
import { askForLogin } from '#web/features/session/login-request.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { AgeProofStep } from './age-proof-step.tsx';
import { AddressFields, fillInAddress } from './address-fields.tsx';
import { isAtPlace } from './at-place.ts';
import { useRecipientName } from './use-recipient-name.ts';

export { leadOn } from './lead-on.ts';
export { placeOrder } from './place-order.ts';

interface LaterStepsProps {
  readonly form: Form;
  readonly cart: Cart;
  /** The shop's country. */
  readonly country: string;
  readonly countries: readonly Country[];
  readonly me: Me | null;
  /** Undefined: they could not be loaded. */
  readonly addresses: readonly Address[] | undefined;
  readonly onAddresses: () => Promise<void>;
  readonly delivery: DeliveryOffer | undefined;
}

/** The steps after delivery and payment: contact, addresses, company, note, and for tobacco the age. */
export function LaterSteps({ form, cart, country, countries, me, addresses, onAddresses, delivery }: LaterStepsProps) {
  const { t } = useLingui();
  const isPickup = isAtPlace(delivery);
  const address = {
    form,
    countries,
    country,
    onAddresses,
    name: me ? `${me.first_name} ${me.last_name}`.trim() : undefined,
  };
  return (
    <>
      <ContactPart form={form} cart={cart} me={me} />
      {/* Hidden, not removed: a buyer who compares ways of delivery finds the typed address again. */}
      <section aria-labelledby="delivery-title" hidden={isPickup}>
        <h2 id="delivery-title" className="mb-5 text-2xl">
          <Trans>Doručovací adresa</Trans>
        </h2>
        <AddressFields
          {...address}
          kind="delivery"
          addresses={addresses?.filter((one) => one.kind === 'delivery' && one.country === country)}
        />
      </section>
      <InvoicePart
        address={{ ...address, addresses: addresses?.filter(({ kind }) => kind === 'invoice') }}
        me={me}
        isPickup={isPickup}
      />
      <TextAreaField
        name="note"
        errors={form.errorsOf('note')}
        label={t`Poznámka k objednávce`}
        rows={3}
        maxLength={1000}
      />
      {cart.needs_birth_date && (
        <TextField
          name="birth_date"
          errors={form.errorsOf('birth_date')}
          label={t`Datum narození`}
          type="date"
          autoComplete="bday"
          data-undrafted
          required
          className="max-w-60"
          help={t`Tabákové výrobky smíme prodat jen plnoletým. Datum si neukládáme.`}
        />
      )}
      {cart.needs_age_proof && <AgeProofStep form={form} />}
      <BotCheck />
    </>
  );
}

function ContactPart({ form, cart, me }: Pick<LaterStepsProps, 'form' | 'cart' | 'me'>) {
  const { t } = useLingui();
  const { locale } = usePage();
  const recipientName = useRecipientName(form);
  const { ref } = form.props;
  useEffect(() => {
    const email = ref.current?.elements.namedItem('email');
    if (!cart.email || !(email instanceof HTMLInputElement) || email.value !== '') return;
    email.value = cart.email;
    email.dispatchEvent(new Event('input', { bubbles: true }));
  }, [ref, cart.email]);
  return (
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
        name="email"
        errors={form.errorsOf('email')}
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        defaultValue={me?.email ?? cart.email ?? undefined}
        required
        maxLength={254}
        help={t`Sem pošleme potvrzení a fakturu.`}
      />
      <div {...recipientName}>
        <NameFields form={form} {...(me && { data: me })} />
      </div>
      <PhoneFields form={form} {...(me && { data: me })} />
    </section>
  );
}

interface InvoicePartProps {
  readonly address: Omit<ComponentProps<typeof AddressFields>, 'kind' | 'isCompany'>;
  readonly me: Me | null;
  /** Without a delivery address the invoice always needs its own. */
  readonly isPickup: boolean;
}

function InvoicePart({ address, me, isPickup }: InvoicePartProps) {
  const { t } = useLingui();
  const { form } = address;
  const [isCompany, setIsCompany] = useState(me?.is_business ?? false);
  const [isElsewhere, setIsElsewhere] = useState(false);
  return (
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
          onFound={({ street, city, postcode, country: seat }) => {
            setIsElsewhere(true);
            fillInAddress(form, 'invoice', { street, city, postcode, country: seat });
          }}
        />
      </div>
      {!isPickup && (
        <Checkbox
          name="is_invoice_elsewhere"
          label={t`Fakturační adresa je jiná než doručovací`}
          checked={isElsewhere}
          onChange={({ target }) => setIsElsewhere(target.checked)}
        />
      )}
      <div hidden={!isPickup && !isElsewhere}>
        <AddressFields {...address} kind="invoice" isCompany={isCompany} />
      </div>
    </section>
  );
}
