import type { Locale } from '#shared/i18n/locales.ts';
import { formatMinor } from '#shared/money/money.ts';
import { carriers, type Carrier } from '../delivery/carriers.ts';
import { paymentMethods } from '../delivery/payment-methods.ts';
import { freeDeliveryLimit, type DemoShop } from '../shops/demo-shop.ts';
import type { PageTexts } from './page-texts.ts';

interface Words {
  readonly title: string;
  readonly perex: string;
  readonly intro: (country: string, freeAbove: string) => string;
  readonly deliveries: string;
  readonly payments: string;
  readonly days: string;
  readonly daysText: (capital: string) => string;
  readonly free: string;
  readonly upTo: (weight: string) => string;
  readonly from: (goods: string) => string;
  readonly fee: (fee: string) => string;
  /** Leads to the document with all prices. */
  readonly priceList: (address: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  cs: {
    title: 'Doprava a platba',
    perex: 'Jak doručujeme, kolik to stojí, kdy je doprava zdarma a jak můžete zaplatit.',
    intro: (country, freeAbove) =>
      `Doručujeme ${country}. Při nákupu nad **${freeAbove}** je doprava zdarma. Do této částky se nepočítají cigarety a tabákové výrobky, na které se slevy nevztahují. Alkohol a tabák předáváme jen osobám od 18 let, věk se ověřuje při převzetí.`,
    deliveries: 'Způsoby dopravy',
    payments: 'Způsoby platby',
    days: 'Kdy zboží dorazí',
    daysText: (capital) =>
      `Objednávky přijaté v pracovní den do 14:00 odesíláme týž den. Zboží, které máme skladem ${capital}, doručíme obvykle za 1 až 3 pracovní dny, ostatní za 3 až 5; některým dopravcům to trvá o den až dva déle. Na prodejně, která má všechno skladem, je objednávka zpravidla připravena ještě týž den, jinak nejpozději do 10 dnů. Předpokládaný termín vidíte v košíku ještě před objednáním.`,
    free: 'zdarma',
    upTo: (weight) => `do ${weight} kg`,
    from: (goods) => `při nákupu od ${goods}`,
    fee: (fee) => `Příplatek ${fee}.`,
    priceList: (address) =>
      `Všechny ceny na jednom místě najdete v [ceníku dopravy a plateb](${address}) ve formátu PDF.`,
  },
  en: {
    title: 'Delivery and payment',
    perex: 'How we deliver, what it costs, when delivery is free and how you can pay.',
    intro: (country, freeAbove) =>
      `We deliver ${country}. Delivery is free on orders over **${freeAbove}**; cigarettes and tobacco, which are never discounted, do not count towards this amount. Alcohol and tobacco are handed over only to people aged 18 or over; we check the age on receipt.`,
    deliveries: 'Delivery methods',
    payments: 'Payment methods',
    days: 'When the goods arrive',
    daysText: (capital) =>
      `Orders placed on a working day before 14:00 are sent the same day. Goods in stock ${capital} usually arrive within 1 to 3 working days, others within 3 to 5; some carriers take a day or two longer. At a branch that has everything in stock your order is usually ready the same day, otherwise within 10 days at the latest. The cart shows the expected dates before you order.`,
    free: 'free',
    upTo: (weight) => `up to ${weight} kg`,
    from: (goods) => `for orders from ${goods}`,
    fee: (fee) => `Fee ${fee}.`,
    priceList: (address) => `You can find all prices in one place in [Shipping and payment prices](${address}) (PDF).`,
  },
  de: {
    title: 'Versand und Zahlung',
    perex: 'Wie wir liefern, was es kostet, wann der Versand kostenlos ist und wie Sie bezahlen können.',
    intro: (country, freeAbove) =>
      `Wir liefern ${country}. Bei Bestellungen über **${freeAbove}** ist der Versand kostenlos; Zigaretten und Tabakwaren, für die keine Rabatte gelten, zählen dabei nicht mit. Alkohol und Tabak übergeben wir nur an Personen ab 18 Jahren, das Alter wird bei der Übergabe geprüft.`,
    deliveries: 'Lieferarten',
    payments: 'Zahlungsarten',
    days: 'Wann die Ware ankommt',
    daysText: (capital) =>
      `Bestellungen, die an einem Arbeitstag bis 14:00 Uhr eingehen, versenden wir am selben Tag. Ware, die wir ${capital} auf Lager haben, kommt meist in 1 bis 3 Arbeitstagen an, andere in 3 bis 5; manche Paketdienste brauchen ein bis zwei Tage länger. In einer Filiale, die alles vorrätig hat, ist die Bestellung meist noch am selben Tag abholbereit, sonst spätestens nach 10 Tagen. Die voraussichtlichen Tage sehen Sie im Warenkorb, bevor Sie bestellen.`,
    free: 'kostenlos',
    upTo: (weight) => `bis ${weight} kg`,
    from: (goods) => `ab ${goods} Bestellwert`,
    fee: (fee) => `Aufpreis ${fee}.`,
    priceList: (address) =>
      `Alle Preise auf einen Blick stehen in der [Preisliste für Versand und Zahlung](${address}) (PDF).`,
  },
};

/** The numbers of the files, as `makeDocuments` counts them. */
const priceListFiles: Readonly<Record<Locale, number>> = { cs: 10, en: 11, de: 12 };

/** What the shop's carriers and payment methods are and cost, told from the tables that it sells by. */
export const delivery = (demo: DemoShop): PageTexts => ({
  cs: pageIn('cs', demo),
  en: pageIn('en', demo),
  de: pageIn('de', demo),
});

function pageIn(locale: Locale, demo: DemoShop): PageTexts[Locale] {
  const told = words[locale];
  const { shop } = demo;
  const currency = demo.currencies.find(({ code }) => code === shop.currency)!;
  const money = (amount: number) => formatMinor(amount, currency);
  const pricesOf = ({ prices }: Carrier) =>
    prices[shop.code].map(([weightG, goods, price]) => {
      const limits = [
        ...(weightG === null ? [] : [told.upTo(String(weightG / 1000))]),
        ...(goods === 0 ? [] : [told.from(money(goods))]),
      ];
      return `${limits.join(', ')}${limits.length > 0 ? ': ' : ''}${price === 0 ? told.free : money(price)}`;
    });
  const carrierText = (carrier: Carrier) =>
    `### ${carrier.name[locale]}\n\n${carrier.description[locale]}\n\n${pricesOf(carrier)
      .map((price) => `- ${price}`)
      .join('\n')}`;
  const methods = paymentMethods.map(({ name, description, fee }) => {
    const charged = fee[shop.code] === 0 ? '' : ` ${told.fee(money(fee[shop.code]))}`;
    return `- **${name[locale]}**: ${description[locale]}${charged}`;
  });
  return {
    title: told.title,
    perex: told.perex,
    body: [
      told.intro(demo.words.inCountry[locale], freeDeliveryLimit(demo)),
      `## ${told.deliveries}`,
      ...carriers.map(carrierText),
      `## ${told.days}`,
      told.daysText(demo.words.inCapital[locale]),
      `## ${told.payments}`,
      methods.join('\n'),
      told.priceList(`/files/documents/${priceListFiles[locale]}.pdf`),
    ].join('\n\n'),
  };
}
