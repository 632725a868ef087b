import { describe, expect, it } from 'vitest';
import { termsPath } from '#shared/content/terms-path.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { matchPath } from '#shared/i18n/paths.ts';
import { settingValues, type SettingName } from '#shared/settings/contract.ts';
import { boundWords } from '#server/platform/i18n/bound-words.ts';
import { buildDemo } from './build/build.ts';
import { shopCodes, shops } from '#shared/shop/shops.ts';
import { createCalendar } from './calendar.ts';
import { companyId, ean13 } from './check-digits.ts';
import { blogPosts } from './data/blog/blog.ts';
import { demoShops } from './data/shops/demo-shops.ts';

const day = new Date('2026-11-21T08:00:00Z');

interface WithLocale {
  locale: string;
  slug?: string;
  name?: string;
  title?: string;
  description?: string;
  body?: string;
}

const textTables = {
  category_text: 'category_id',
  country_text: 'country_code',
  info_page_text: 'info_page_id',
  blog_category_text: 'blog_category_id',
  blog_post_text: 'blog_post_id',
  product_text: 'listing_id',
  carrier_text: 'carrier_id',
  payment_method_text: 'payment_method_id',
} as const;

describe.each(shopCodes)('the data of the demo of %s', (code) => {
  const demo = buildDemo(createCalendar(day), code);
  const textsOf = (table: string) => demo[table] as unknown as WithLocale[];
  const promo = demo.banner!.find(({ group_name: group }) => group === 'banner.promo')!;
  const promoTexts = demo.banner_text!.filter(({ banner_id: id }) => id === promo.id);
  const ids = (table: string) => new Set(demo[table]!.map((row) => row.id));

  it('tell of delivery where the banner on it leads, and know the terms by the address that the portal uses', () => {
    const pages = demo.info_page_text as unknown as (Required<WithLocale> & { info_page_id: number })[];
    for (const locale of locales) {
      const banner = promoTexts.find((row) => row.locale === locale)!;
      const { route, params } = matchPath(String(banner.path));
      const page = pages.find((text) => text.locale === locale && text.slug === params.slug);
      expect([route, params.id]).toEqual(['info', String(page?.info_page_id)]);
      for (const { name } of [...textsOf('carrier_text'), ...textsOf('payment_method_text')].filter(
        (text) => text.locale === locale,
      ))
        expect(page!.body).toContain(name);
      const terms = matchPath(termsPath(locale)).params;
      expect(pages.find((text) => text.locale === locale && text.slug === terms.slug)?.info_page_id).toBe(1);
    }
  });

  it('R-5.11 hold for each saved search only what it looks for, the last of it as new as its unseen finds', () => {
    const pictured = new Set(demo.listing_picture!.map(({ listing_id: id }) => id));
    const rates = new Map(demo.currency!.map(({ id, rate }) => [id, Number(rate)]));
    const crown = Number(demo.currency!.find(({ code: each }) => each === 'CZK')!.rate);
    for (const { id, query, fired_at: firedAt } of demo.watchdog!) {
      const matches = demo.watchdog_match!.filter(({ watchdog_id: of }) => of === id);
      const { price_to: limit, with_picture: withPicture } = (query ?? {}) as Record<string, unknown>;
      if (limit === undefined) continue;
      expect(matches.length).toBeGreaterThan(2);
      for (const match of matches) {
        const listing = demo.listing!.find(({ id: of }) => of === match.listing_id)!;
        const price = ((Number(listing.price_minor) / 100) * rates.get(listing.currency_id)!) / crown;
        expect([price <= Number(limit), !withPicture || pictured.has(listing.id)]).toEqual([true, true]);
      }
      expect(firedAt).toBe(matches.at(-1)!.matched_at);
      const told = matches.flatMap(({ mailed_at: at }) => (at === null ? [] : [Date.parse(String(at))]));
      for (const { matched_at: at } of matches.filter(({ mailed_at: mailed }) => mailed === null)) {
        expect(Date.parse(String(at))).toBeGreaterThan(Math.max(...told));
        expect(day.getTime() - Date.parse(String(at))).toBeLessThan(24 * 3_600_000);
      }
    }
  });

  it('R-7.01 say on the privacy page alone what becomes of an address for the newsletter', () => {
    const pages = textsOf('info_page_text') as { locale: Locale; slug: string; body: string }[];
    expect(pages.filter(({ body }) => /newsletter/i.test(body)).map(({ slug }) => slug)).toEqual([
      'ochrana-osobnich-udaju',
      'privacy-policy',
      'datenschutzerklaerung',
    ]);
  });

  it('R-11.01 have no subscriber to what must not be advertised', () => {
    const forbidden = new Set(demo.category!.filter((row) => !row.may_be_advertised).map(({ id }) => id));
    expect(forbidden.size).toBeGreaterThan(0);
    expect(demo.subscriber_category!.filter(({ category_id: id }) => forbidden.has(id))).toEqual([]);
  });

  it('R-11.01 discount no tobacco, as the terms say, but what belongs to it', () => {
    const named = textsOf('category_text').filter(({ locale }) => locale === 'cs');
    const nameOf = (id: unknown) => named.find((text) => (text as { category_id?: unknown }).category_id === id)?.name;
    const tops = new Set<unknown>();
    for (const { id, may_be_discounted } of demo.category!) {
      let top = id;
      for (let row = demo.category!.find((one) => one.id === id)!; row.parent_id !== null;)
        row = demo.category!.find((one) => one.id === (top = row.parent_id))!;
      if (!may_be_discounted) tops.add(nameOf(top));
      else expect(nameOf(top)).not.toBe('Tabák');
    }
    expect([...tops]).toEqual(['Tabák']);
  });

  it('hold no order of which anything lies in the future', () => {
    const times = demo.order_event!.map((row) => String(row.happened_at));
    expect(times.filter((time) => time > createCalendar(day).today.toISOString())).toEqual([]);
  });

  it('are the same on the whole day', () => {
    expect(buildDemo(createCalendar(new Date('2026-11-21T21:30:00Z')), code)).toEqual(demo);
  });

  it.each(Object.entries(textTables))('say everything in three languages: %s', (table, key) => {
    const byKey = new Map<unknown, Set<unknown>>();
    const drafts = new Set(demo.blog_post!.flatMap(({ id, published_at: time }) => (time === null ? [id] : [])));
    const isDraft = (id: unknown) => table === 'blog_post_text' && drafts.has(id);
    for (const row of demo[table]!.filter((each) => !isDraft(each[key])))
      byKey.set(row[key], (byKey.get(row[key]) ?? new Set()).add(row.locale));
    for (const found of byKey.values()) expect(found.size).toBe(locales.length);
  });

  it('name and describe every product in three languages, every advert in one', () => {
    const languages = new Map<unknown, number>();
    for (const row of demo.listing_text!) {
      languages.set(row.listing_id, (languages.get(row.listing_id) ?? 0) + 1);
      expect(String(row.name).length).toBeGreaterThan(3);
      expect(String(row.description).length).toBeGreaterThan(25);
      expect(`${row.name} ${row.description}`).not.toMatch(/[{}!]|undefined/);
    }
    for (const { id, kind } of demo.listing!) expect(languages.get(id)).toBe(kind === 'product' ? 3 : 1);
  });

  it('have slugs that addresses can carry', () => {
    for (const table of ['category_text', 'listing_text', 'info_page_text', 'blog_category_text', 'blog_post_text']) {
      for (const { slug } of textsOf(table)) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    const brandSlugs = demo.brand!.map(({ slug }) => slug);
    expect(new Set(brandSlugs).size).toBe(brandSlugs.length);
    expect(new Set(demo.brand!.map(({ name }) => name)).size).toBe(brandSlugs.length);
    const inSiblings = demo.category_text!.map((row) => {
      const { parent_id: parent } = demo.category!.find(({ id }) => id === row.category_id)!;
      return `${parent} ${row.locale} ${row.slug}`;
    });
    expect(new Set(inSiblings).size).toBe(inSiblings.length);
  });

  it('have right check digits', () => {
    expect(companyId('2708244')).toBe('27082440');
    expect(ean13('400638133393')).toBe('4006381333931');
    for (const { ean } of demo.product!) expect(ean13(String(ean).slice(0, 12))).toBe(ean);
    for (const { company_id: id } of demo.account!) if (id) expect(companyId(String(id).slice(0, 7))).toBe(id);
  });

  it('refer to what is there', () => {
    const found = {
      category: ids('category'),
      brand: ids('brand'),
      package: ids('package'),
      picture: ids('picture'),
      seller: ids('account'),
    };
    const countries = new Set(demo.country!.map(({ code }) => code));
    for (const one of demo.listing!) {
      expect(found.category).toContain(one.category_id);
      expect(found.package).toContain(one.package_id ?? 1);
      expect(found.brand).toContain(one.brand_id ?? 1);
      expect(found.picture).toContain(one.main_picture_id ?? 1);
      expect(found.seller).toContain(one.seller_id ?? 1);
      expect(countries).toContain(one.origin_code ?? 'CZ');
    }
  });

  it('have no times to come but the ends of sales, toppings and adverts, and the scheduled post', () => {
    const posts = demo.blog_post!.filter(({ published_at: time }) => time !== null);
    const times = [...demo.listing!, ...posts].map(({ published_at: time }) => String(time));
    expect(times.filter((time) => time >= day.toISOString())).toEqual([String(posts.at(-1)!.published_at)]);
  });

  it('link to pages of the portal in their own language', () => {
    for (const { name, locale, value } of demo.setting!) {
      expect(settingValues[name as SettingName].safeParse(value).success).toBe(true);
      for (const [, path] of JSON.stringify(value).matchAll(/"link":"(\/[^"]*)"/g)) {
        expect(matchPath(path!)).toMatchObject({ locale, route: expect.any(String) });
      }
    }
    for (const { path, locale } of demo.banner_text!) expect(matchPath(String(path))).toMatchObject({ locale });
  });

  it("R-10.01 speak of the shop's own country, currency and taxes", () => {
    const { country, currency } = shops[code];
    expect(demo.currency![0]).toMatchObject({ id: 1, code: currency, rate: 1, is_default: true });
    // The standard rate and that of books.
    const rates = { cz: [0, 21], sk: [5, 23] }[code];
    expect([...new Set(demo.product!.map(({ tax_rate: rate }) => Number(rate)))].sort((a, b) => a - b)).toEqual(rates);
    expect(demo.branch!.filter(({ kind }) => kind === 'store')).toHaveLength(13);
    expect(new Set([...demo.branch!, ...demo.pickup_point!].map((row) => row.country_code))).toEqual(
      new Set([country]),
    );
    expect(demo.country!.find(({ position }) => position === 1)!.code).toBe(country);
    expect(demo.category!.flatMap((row) => row.delivery_countries ?? [])).toContain(country);
    const tables = ['setting', 'info_page_text', 'banner_text', 'listing_text', 'blog_post_text', 'category_text'];
    const texts = JSON.stringify([...tables, 'rejection_reason_text'].map((table) => demo[table] ?? []));
    const foreign = {
      cz: /.{20}(?:Bratislav|Slovak law|kontrolná známka|421 ).{9}/g,
      sk: /.{20}(?:Kč|CZK|Prah|Prague|Prag\b|ČOI|[Čč]esk\S+ (obchod|práv|kol[ek]|pásk|tabák|nálepk)|Czech (control|tax|strip|stamp|law)|tschechische\S* (Steuerz|Bander|Streifen|Recht)|kolek je česk|(doručen|uveden)\S* (jen |pouze |řádně )?v Česku|coi\.cz|420 ).{9}/g,
    };
    expect(texts.match(foreign[code]) ?? []).toEqual([]);
  });

  it('have prices that are round in the currency of the shop', () => {
    const step = { cz: 100, sk: 10 }[code];
    for (const { price_minor: price } of demo.listing!) expect(Number(price ?? 0) % step).toBe(0);
  });

  it('give every listing the brand that its name holds', () => {
    const named = new Map(demo.brand!.map(({ id, name }) => [id, String(name)]));
    const brandOf = new Map(demo.listing!.map(({ id, brand_id: brand }) => [id, named.get(brand as number)]));
    const words = (text: unknown) => ` ${String(text).replaceAll(',', '')} `;
    const wrong = demo.listing_text!.filter(
      ({ listing_id: id, name }) =>
        !brandOf.get(id) && [...named.values()].some((brand) => words(name).includes(` ${brand} `)),
    );
    expect(wrong).toEqual([]);
    expect([...brandOf.values()].filter(Boolean).length / brandOf.size).toBeGreaterThan(0.85);
  });

  it('let nobody sell from more than two towns', () => {
    const towns = new Map<unknown, Set<unknown>>();
    for (const { account_id: id, place } of demo.advert!) towns.set(id, (towns.get(id) ?? new Set()).add(place));
    expect(Math.max(...[...towns.values()].map(({ size }) => size))).toBe(2);
  });

  it('R-1.07 promise free delivery above the limit alike wherever they speak of it', () => {
    const limit = { cz: '1\u00a0500,00\u00a0Kč', sk: '60,00\u00a0€' }[code];
    const words = { cs: 'nad', en: 'over', de: 'über' };
    const pages = textsOf('info_page_text').filter(({ body }) => body!.includes(limit));
    expect(pages).toHaveLength(3 * locales.length);
    for (const { locale, body } of pages)
      expect(body!.replaceAll('**', '')).toContain(` ${words[locale as Locale]} ${limit}`);
    for (const { locale, title } of promoTexts) expect(title).toContain(`${words[locale as Locale]} ${limit}`);
  });

  it('write figures in the form of their language, and with their units on one line', () => {
    for (const { title } of demo.banner_text!) expect(title).not.toMatch(/\d [\d\p{L}%€°]/u);
    for (const { locale, perex, body } of [...demo.info_page_text!, ...demo.blog_post_text!]) {
      const text = boundWords(`${perex} ${body}`, locale as Locale);
      expect(text).not.toMatch(/\d (?:\d{3}|kg|g|l|ml|cl|cm|mm|km|%|°C?|Kč|€|CZK|EUR)(?![\p{L}\d])/u);
      expect(text).not.toMatch(/\d[\s\u00a0](?:CZK|EUR)/);
    }
  });

  it('call a bottle lahev, never láhev, where the portal itself speaks', () => {
    const tables = ['setting', 'banner_text', 'info_page_text', 'blog_post_text', 'category_text', 'product_text'];
    const texts = JSON.stringify([...tables, 'brand', 'rejection_reason_text'].map((table) => demo[table]));
    expect(texts.match(/.{20}láh[ev].{9}/gi) ?? []).toEqual([]);
  });

  it('hold articles of a readable length', () => {
    const posts = blogPosts(demoShops[code].words);
    expect(posts).toHaveLength(14);
    for (const { texts } of posts) {
      for (const locale of locales) {
        const { title, perex, body } = texts[locale];
        expect(`${title} ${perex} ${body}`.split(/\s+/).length).toBeGreaterThan(450);
      }
    }
  });
});
