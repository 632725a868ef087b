import '#shared/i18n/personal-paths.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { SettingName, Settings } from '#shared/settings/contract.ts';
import type { Calendar } from '../calendar.ts';
import { popularCategories, wordings, type Wording } from '../data/settings.ts';
import { freeDeliveryLimit, type DemoShop } from '../data/shops/demo-shop.ts';
import type { Album } from './album.ts';
import type { Row, Rows } from '../rows.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { deliveryPage, infoPages } from './content.ts';

type Values = Partial<Settings>;

/** Menus, contacts, the intro popup and the banners. */
export function buildSettings(calendar: Calendar, album: Album, demo: DemoShop): Rows {
  const shared: Values = {
    maintenance: {
      is_enabled: false,
      starts_at: null,
      back_at: null,
      is_automatic: false,
      message: mapLocales(() => ''),
    },
    categoriesMenu: popularCategories.map((id) => ({ category_id: id })),
  };
  return {
    setting: [...settingRows('*', shared), ...locales.flatMap((locale) => settingRows(locale, valuesOf(locale, demo)))],
    ...buildBanners(calendar, album, demo),
  };
}

function settingRows(locale: Locale | '*', values: Values): Row[] {
  return (Object.keys(values) as SettingName[]).map((name) => ({ name, locale, value: values[name] }));
}

function valuesOf(locale: Locale, demo: DemoShop): Values {
  const words = wordings[locale];
  const { company } = demo;
  const info = (id: number) => ({ text: words.info[id - 1]!, link: infoPath(id, locale, demo) });
  const link = {
    fresh: { text: words.newProducts, link: routePath('products-new', locale) },
    sale: { text: words.sale, link: routePath('products-sale', locale) },
    blog: { text: words.blog, link: routePath('blog', locale) },
    withdrawal: { text: words.withdrawal, link: routePath('withdrawal', locale) },
    complaint: { text: words.complaint, link: routePath('complaint', locale) },
    documents: { text: words.documents, link: routePath('documents', locale) },
  };
  return {
    contacts: {
      company: company.name,
      street: company.street,
      city: company.city,
      postcode: company.postcode,
      company_id: company.id,
      tax_id: company.taxId,
      register: words.register(demo.words.court[locale]),
      email: company.email,
      phone: company.phone,
      opening_hours: words.openingHours,
      socials: [
        { link: 'https://www.facebook.com/karafa.example', title: 'Facebook', icon: 'facebook' },
        { link: 'https://www.instagram.com/karafa.example', title: 'Instagram', icon: 'instagram' },
      ],
    },
    intropopup: { is_enabled: true, ...words.intro, link: infoPath(3, locale, demo) },
    topmenu: [link.fresh, link.sale, link.blog, info(3), link.documents],
    bottommenu: [
      {
        title: words.columns.shopping,
        links: [link.fresh, link.sale, info(deliveryPage), { text: words.search, link: routePath('search', locale) }],
      },
      {
        title: words.columns.portal,
        links: [info(3), link.blog, { text: words.disputes, link: demo.words.disputesLink }],
      },
      { title: words.columns.documents, links: [link.withdrawal, link.complaint, info(1), info(2), link.documents] },
    ],
  };
}

function infoPath(id: number, locale: Locale, demo: DemoShop): string {
  const { texts } = infoPages(demo).find((page) => page.id === id)!;
  return routePath('info', locale, { id, slug: localisedSlug(texts[locale].title, locale) });
}

const shownBanners = [
  { group: 'banner.popup_desktop', wording: 'arrivals', theme: 'wine_red', route: 'products-new', place: 1 },
  { group: 'banner.popup_mobile', wording: 'arrivals', theme: 'wine_red', route: 'products-new', place: 1 },
  { group: 'banner.promo', wording: 'delivery', theme: 'delivery', route: 'info', place: 1 },
] as const;

/** Further lines above the header: one to come and one that is over. They have no pictures. */
const otherBanners = [
  { wording: 'gifts', route: 'products-new', place: 2, from: -20, to: -45 },
  { wording: 'tastings', route: 'branches', place: 3, from: 95, to: 60 },
] as const;

/** Clicks of the last days, so that the administration shows some. */
const clicksByDay = [31, 28, 44, 25, 19, 37, 41];

/** One picture for each group and language, since the words stand in it. */
function buildBanners(calendar: Calendar, album: Album, demo: DemoShop): Rows {
  const texts = locales
    .flatMap((locale) => shownBanners.map((banner, index) => ({ locale, id: index + 1, ...banner })))
    .map(({ locale, id, group, wording, theme, route }, index) => {
      const title = titleOf(wordings[locale], wording, freeDeliveryLimit(demo));
      const picture = album.add(
        {
          subject: 'banner_scene',
          brand: title,
          name: theme,
          seed: index + 1,
          view: 'scene',
          note: group.replace('banner.', ''),
        },
        'scene',
      );
      const path = route === 'info' ? infoPath(deliveryPage, locale, demo) : routePath(route, locale);
      return { banner_id: id, locale, title, path, picture_id: picture.id };
    });
  const others = otherBanners.map((banner, index) => ({ ...banner, id: shownBanners.length + index + 1 }));
  return {
    banner: [
      ...shownBanners.map(({ group, place }, index) => ({
        id: index + 1,
        group_name: group,
        position: place,
        shown_from: calendar.daysAgo(30),
        shown_to: null,
        is_active: true,
      })),
      ...others.map(({ id, place, from, to }) => ({
        id,
        group_name: 'banner.promo',
        position: place,
        shown_from: calendar.midnightAgo(from),
        shown_to: calendar.midnightAgo(to),
        is_active: true,
      })),
    ],
    banner_text: [
      ...texts,
      ...others.flatMap(({ id, wording, route }) =>
        locales.map((locale) => ({
          banner_id: id,
          locale,
          title: wordings[locale][wording],
          path: routePath(route, locale),
          picture_id: null,
        })),
      ),
    ],
    banner_day: [
      ...shownBanners.map((_, index) => ({ id: index + 1, to: 0 })),
      ...others.filter(({ to }) => to > 0),
    ].flatMap(({ id, to }) =>
      clicksByDay.map((clicks, day) => ({
        banner_id: id,
        day: calendar.daysAgo(to + day).slice(0, 10),
        clicks: Math.round(clicks / id),
      })),
    ),
  };
}

function titleOf(words: Wording, wording: 'arrivals' | 'delivery', freeAbove: string): string {
  return wording === 'delivery' ? words.delivery(freeAbove) : words.arrivals;
}
