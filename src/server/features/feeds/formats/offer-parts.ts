import { msg } from '@lingui/core/macro';
import { packageLabel } from '#shared/catalog/package-label.ts';
import { languages } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import type { FeedGoods, FeedSetting } from './feed-format.ts';
import { decimalPrice } from './xml.ts';

/** Comparison sites read no AVIF, some no WebP. */
const pictureFile = '960.jpg';

export function pageAddress({ id, slug, category_slug: category }: FeedGoods, { origin, locale }: FeedSetting): string {
  return `${origin}${routePath('listing', locale, { id, category, listing: slug })}`;
}

export function pictureAddress(key: string, { origin }: FeedSetting): string {
  return `${origin}/pictures/${key}/${pictureFile}`;
}

/** The name with the brand and the package, which tell offers apart. */
export function fullName(goods: FeedGoods, { locale }: FeedSetting): string {
  const { name, brand } = goods;
  const amount = packageOf(goods);
  const label = amount && packageLabel(amount, locale).replaceAll('\u00a0', ' ');
  const hasBrand = brand === null || name.toLocaleLowerCase(locale).includes(brand.toLocaleLowerCase(locale));
  const hasAmount = label === undefined || name.replaceAll('\u00a0', ' ').includes(label);
  return [...(hasBrand ? [] : [brand]), name, ...(hasAmount ? [] : [label])].join(' ');
}

export function packageOf({ package_unit: unit, package_amount: amount, package_count: count }: FeedGoods) {
  return unit === null || amount === null ? undefined : { unit, amount, count: count ?? 1 };
}

/** A text of paragraphs as one line. */
export function plainDescription({ description, name }: FeedGoods): string {
  return (description ?? '').replace(/\s+/g, ' ').trim() || name;
}

/** Numbers of GS1: 8, 12, 13 or 14 digits with a check digit. */
export function gtinOf({ ean }: FeedGoods): string | null {
  if (ean === null || !/^(\d{8}|\d{12,14})$/.test(ean)) return null;
  const sum = Array.from(ean.slice(0, -1))
    .toReversed()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10 === Number(ean.at(-1)) ? ean : null;
}

/** What buyers compare, with the unit price that the law asks for beside a price. */
export function parametersOf(goods: FeedGoods, { locale, shop }: FeedSetting): { name: string; value: string }[] {
  const i18n = serverI18n(locale);
  const decimal = (figure: string) => figure.replace('.', languages[locale].decimalMark);
  const amount = packageOf(goods);
  const { unit_price_minor: unitPrice, unit_price_unit: unit, abv, vintage, origin } = goods;
  const units = { litre: 'l', piece: languages[locale].piecesUnit(1), '100g': '100 g' };
  const perUnit = unit && units[unit];
  return [
    { name: i18n._(msg`Balení`), value: amount && packageLabel(amount, locale).replaceAll('\u00a0', ' ') },
    { name: i18n._(msg`Obsah alkoholu`), value: abv === null ? undefined : `${decimal(String(abv))} %` },
    { name: i18n._(msg`Ročník`), value: vintage === null ? undefined : String(vintage) },
    { name: i18n._(msg`Země původu`), value: origin ?? undefined },
    {
      name: i18n._(msg`Měrná cena`),
      value:
        unitPrice === null || perUnit === null
          ? undefined
          : `${decimal(decimalPrice(unitPrice))} ${shop.currency}/${perUnit}`,
    },
  ].flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
}
