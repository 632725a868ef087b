import type { BranchOffer, Cart, DeliveryOffer, PaymentOffer } from '#shared/cart/contract.ts';
import type { PickupPoint } from '#shared/delivery/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { makeBotToken } from '#web/features/bot-check/use-bot-token.ts';
import { readCompany } from '#web/features/company/read-company.ts';
import { readPerson } from '#web/features/person/read-person.ts';
import type { OutsideServices } from '#web/page/page-state.ts';
import { isAtPlace } from './at-place.ts';
import type { Offers } from './offers.ts';
import { orderKey } from './order-key.ts';
import { totalsOf } from '../totals.tsx';

interface Chosen {
  readonly cart: Cart;
  readonly offers: Offers;
  readonly delivery: DeliveryOffer | undefined;
  readonly payment: PaymentOffer | undefined;
  readonly branch: BranchOffer | undefined;
  readonly point: PickupPoint | null;
  readonly locale: Locale;
  readonly services: OutsideServices;
}

/** Places the order from the form's values and the chosen offers. */
export async function placeOrder(
  values: FormData,
  { cart, offers, delivery, payment, branch, point, locale, services }: Chosen,
) {
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
      pickup_point_id: point?.id ?? null,
      delivery_name: text('delivery_name'),
      delivery_street: text('delivery_street'),
      delivery_city: text('delivery_city'),
      delivery_postcode: text('delivery_postcode'),
      delivery_country: text('delivery_country') || offers.country,
      is_invoice_elsewhere: isAtPlace(delivery) || values.has('is_invoice_elsewhere'),
      invoice_name: text('invoice_name'),
      invoice_street: text('invoice_street'),
      invoice_city: text('invoice_city'),
      invoice_postcode: text('invoice_postcode'),
      invoice_country: text('invoice_country') || offers.country,
      is_company: values.has('is_company'),
      company: company.company,
      company_id: company.company_id,
      tax_id: company.tax_id,
      note: text('note'),
      ...(text('birth_date') && { birth_date: text('birth_date') }),
      terms: values.has('terms'),
      age: values.has('age'),
      ...(await makeBotToken(services.botCheck, 'order')),
    },
  });
}
