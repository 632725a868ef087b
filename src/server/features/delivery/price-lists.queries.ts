import { sql } from 'kysely';
import type { HeurekaCarrier, ZboziCarrier } from '#shared/feeds/feeds.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';

/** A carrier that delivers to an address or a pickup point, with its whole price list. */
export interface CarrierPriceList {
  readonly id: number;
  readonly name: string;
  readonly heureka_id: HeurekaCarrier | null;
  readonly zbozi_id: ZboziCarrier | null;
  readonly checks_age: boolean;
  readonly days_min: number;
  readonly days_max: number;
  readonly min_weight_g: number | null;
  /** What cash on delivery costs on top; null: it can't be combined with the carrier. */
  readonly cash_fee_minor: number | null;
  /** In the order in which the first row that fits a parcel is its price. */
  readonly prices: readonly {
    readonly max_weight_g: number | null;
    readonly min_goods_minor: number;
    readonly price_minor: number;
  }[];
}

/** Active carriers, for the prices of many parcels. */
export async function listPriceLists(db: Queryable, locale: Locale): Promise<CarrierPriceList[]> {
  const { rows } = await sql<CarrierPriceList>`
    select c.id, c.heureka_id, c.zbozi_id, c.checks_age, c.days_min, c.days_max, c.min_weight_g,
      coalesce((select t.name from carrier_text t where t.carrier_id = c.id order by ${preferLocale(locale)} limit 1), c.code)
        as name,
      (select m.fee_minor from carrier_payment_method cm
        join payment_method m on m.id = cm.payment_method_id and m.is_active and m.code = 'cash_on_delivery'
        where cm.carrier_id = c.id) as cash_fee_minor,
      (select coalesce(json_agg(json_build_object('max_weight_g', p.max_weight_g, 'min_goods_minor', p.min_goods_minor,
          'price_minor', p.price_minor) order by p.max_weight_g nulls last, p.min_goods_minor desc), '[]')
        from carrier_price p where p.carrier_id = c.id) as prices
    from carrier c where c.is_active and c.kind <> 'branch' order by c.position, c.id`.execute(db);
  return rows;
}

/** The same choice as for a cart. @returns undefined when the carrier does not take the parcel */
export function carrierPrice(
  { min_weight_g: least, prices }: CarrierPriceList,
  { weightG, goods }: { readonly weightG: number; readonly goods: number },
): number | undefined {
  if (least !== null && least > weightG) return undefined;
  return prices.find(
    ({ max_weight_g: most, min_goods_minor: from }) => (most === null || most >= weightG) && from <= goods,
  )?.price_minor;
}
