import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import type { browserApi } from '#web/api/browser-api.ts';
import { readPerson } from '#web/features/person/read-person.ts';
import type { OrderWish } from './order-wish.ts';

type Body = Parameters<typeof browserApi.clerkOrders.place>[0]['body'];

interface Shown {
  /** The total that the clerk saw. */
  readonly total: number;
  /** Of the shop: the only one of delivery. */
  readonly country: string;
  readonly payment: number | null;
}

/** The form as the call takes it. */
export function bodyOf(values: FormData, wish: OrderWish, { total, country, payment }: Shown): Body {
  const text = (name: string) => String(values.get(name) ?? '');
  const locale = text('locale');
  return {
    ...readPerson(values),
    client_key: wish.key,
    expected_total: total,
    account_id: wish.buyer?.id ?? null,
    channel: wish.channel,
    locale: isLocale(locale) ? locale : defaultLocale,
    email: text('email'),
    lines: wish.lines.flatMap(({ listing_id, quantity }) => (quantity > 0 ? [{ listing_id, quantity }] : [])),
    vouchers: [...wish.vouchers],
    carrier_id: wish.carrier,
    branch_id: wish.branch,
    pickup_point_id: wish.point?.id ?? null,
    payment_method_id: payment,
    delivery_name: text('delivery_name'),
    delivery_street: text('delivery_street'),
    delivery_city: text('delivery_city'),
    delivery_postcode: text('delivery_postcode'),
    delivery_country: country,
    is_invoice_elsewhere: wish.isInvoiceElsewhere,
    invoice_name: text('invoice_name'),
    invoice_street: text('invoice_street'),
    invoice_city: text('invoice_city'),
    invoice_postcode: text('invoice_postcode'),
    ...(text('invoice_country') !== '' && { invoice_country: text('invoice_country') }),
    is_company: wish.isCompany,
    company: text('company'),
    company_id: text('company_id'),
    tax_id: text('tax_id'),
    note: text('note'),
    ...(text('birth_date') !== '' && { birth_date: text('birth_date') }),
    age: values.has('age'),
  };
}
