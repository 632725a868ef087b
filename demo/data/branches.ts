import { readTable } from '../text.ts';

const weekday = ['09:00-18:00'];
const week = { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday };
const openingHours = {
  store: { ...week, sat: ['09:00-12:00'], sun: [] },
  capital: { ...week, sat: ['09:00-18:00'], sun: ['10:00-16:00'] },
  warehouse: { ...week, sat: [], sun: [] },
};

/** The branches and, last, the warehouse they are supplied from. Streets and telephones are invented. */
export const branches = readTable(
  `
  PHA | Praha | Na Demu 12 | 110 00 | 50.0875 | 14.4213
  BRN | Brno | Ukázková 5 | 602 00 | 49.1951 | 16.6068
  OVA | Ostrava | Ukázková 21 | 702 00 | 49.8346 | 18.2820
  PLZ | Plzeň | Ukázková 3 | 301 00 | 49.7475 | 13.3776
  LBC | Liberec | Ukázková 8 | 460 01 | 50.7671 | 15.0562
  OLC | Olomouc | Ukázková 14 | 779 00 | 49.5938 | 17.2509
  CBU | České Budějovice | Ukázková 2 | 370 01 | 48.9745 | 14.4743
  HKR | Hradec Králové | Ukázková 17 | 500 02 | 50.2092 | 15.8328
  UNL | Ústí nad Labem | Ukázková 9 | 400 01 | 50.6607 | 14.0323
  PCE | Pardubice | Ukázková 30 | 530 02 | 50.0343 | 15.7812
  ZLN | Zlín | Ukázková 6 | 760 01 | 49.2265 | 17.6670
  JIH | Jihlava | Ukázková 11 | 586 01 | 49.3961 | 15.5912
  KVA | Karlovy Vary | Ukázková 1 | 360 01 | 50.2319 | 12.8720
  SKL | Praha | Ke Skladu 40 | 102 00 | 50.0676 | 14.5380
`,
  6,
).map(([code, town, street, postcode, latitude, longitude], index) => {
  const kind = code === 'SKL' ? 'warehouse' : 'store';
  return {
    id: index + 1,
    code: code!,
    kind,
    town: town!,
    street: street!,
    postcode: postcode!,
    country_code: 'CZ',
    latitude: Number(latitude),
    longitude: Number(longitude),
    phone: `+420 200 000 ${101 + index}`,
    email: kind === 'warehouse' ? 'sklad@karafa.example' : `${code!.toLowerCase()}@karafa.example`,
    is_in_prague: town === 'Praha',
    opening_hours: openingHours[code === 'PHA' ? 'capital' : kind],
    is_active: true,
    position: index + 1,
  };
});
