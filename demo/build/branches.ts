import type { DemoShop } from '../data/shops/demo-shop.ts';
import { readTable } from '../text.ts';

const weekday = ['09:00-18:00'];
const week = { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday };
const openingHours = {
  store: { ...week, sat: ['09:00-12:00'], sun: [] },
  capital: { ...week, sat: ['09:00-18:00'], sun: ['10:00-16:00'] },
  warehouse: { ...week, sat: [], sun: [] },
};

/** The stores and, last, the warehouse they are supplied from. */
export function buildBranches({ branches, shop, phonePrefix, words }: DemoShop) {
  return readTable(branches, 6).map(([code, town, street, postcode, latitude, longitude], index) => {
    const kind = code === 'SKL' ? ('warehouse' as const) : ('store' as const);
    const isInCapital = town === words.capital;
    return {
      id: index + 1,
      code: code!,
      kind,
      town: town!,
      street: street!,
      postcode: postcode!,
      country_code: shop.country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      phone: `${phonePrefix} 200 000 ${101 + index}`,
      email: kind === 'warehouse' ? 'sklad@karafa.example' : `${code!.toLowerCase()}@karafa.example`,
      is_in_prague: isInCapital,
      opening_hours: openingHours[kind === 'store' && isInCapital ? 'capital' : kind],
      is_active: true,
      position: index + 1,
    };
  });
}
