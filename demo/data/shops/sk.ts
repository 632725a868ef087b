import { shops } from '#shared/shop/shops.ts';
import { companyId } from '../../check-digits.ts';
import { readTowns, text } from '../../text.ts';
import type { DemoShop } from './demo-shop.ts';

export const slovakShop: DemoShop = {
  shop: shops.sk,
  company: {
    name: 'Karafa Slovensko s.r.o.',
    street: 'Na Deme 12',
    city: 'Bratislava',
    postcode: '811 01',
    id: companyId('9900012'),
    taxId: '2129900003, IČ DPH SK2129900003',
    vatId: 'SK2129900003',
    email: 'info@karafa.example',
    privacyEmail: 'sukromie@karafa.example',
    complaintsEmail: 'reklamacie@karafa.example',
    phone: '+421 200 000 100',
  },
  branches: `
  BTS | Bratislava | Na Deme 12 | 811 01 | 48.1486 | 17.1077
  KSC | Košice | Ukážková 5 | 040 01 | 48.7164 | 21.2611
  PRE | Prešov | Ukážková 21 | 080 01 | 48.9984 | 21.2339
  ZIL | Žilina | Ukážková 3 | 010 01 | 49.2231 | 18.7394
  NIT | Nitra | Ukážková 8 | 949 01 | 48.3069 | 18.0864
  BBY | Banská Bystrica | Ukážková 14 | 974 01 | 48.7363 | 19.1462
  TRN | Trnava | Ukážková 2 | 917 01 | 48.3709 | 17.5833
  TRE | Trenčín | Ukážková 17 | 911 01 | 48.8945 | 18.0444
  MAR | Martin | Ukážková 9 | 036 01 | 49.0636 | 18.9214
  POP | Poprad | Ukážková 30 | 058 01 | 49.0595 | 20.2973
  PRI | Prievidza | Ukážková 6 | 971 01 | 48.7714 | 18.6241
  ZVO | Zvolen | Ukážková 11 | 960 01 | 48.5762 | 19.1371
  MIC | Michalovce | Ukážková 1 | 071 01 | 48.7543 | 21.9195
  SKL | Bratislava | K skladu 40 | 821 04 | 48.1700 | 17.1800
`,
  towns: readTowns(`
Bratislava, Bratislava-Petržalka, Bratislava-Ružinov, Bratislava-Nové Mesto, Košice, Prešov, Žilina, Nitra, Banská Bystrica, Trnava, Trenčín, Martin,
Poprad, Prievidza, Zvolen, Považská Bystrica, Michalovce, Nové Zámky, Spišská Nová Ves, Komárno, Humenné, Levice, Bardejov,
Liptovský Mikuláš, Lučenec, Ružomberok, Piešťany, Topoľčany, Čadca, Dubnica nad Váhom, Rimavská Sobota, Partizánske, Dunajská Streda,
Vranov nad Topľou, Šaľa, Pezinok, Hlohovec, Brezno, Senica, Snina, Kežmarok, Modra, Skalica, Svidník, Galanta
`),
  businesses: `
  vinoteka.podloubi | cs | Vinotéka Podlubie s.r.o. | 9912041 | Hlavná 118/9, 917 01 Trnava
  RumAndMore | cs | Trstina a sud s.r.o. | 9912052 | Vodná 41, 040 01 Košice
  palirna.stitna | cs | Pálenica Štítnik, spol. s r.o. | 9912063 | Štítnická 214, 048 01 Rožňava
  antik.sklo | cs | Antik Sklo Lednické Rovne s.r.o. | 9912074 | Sklárska 27, 020 61 Lednické Rovne
  doutnikovy.dum | cs | Cigarový dom Dunaj s.r.o. | 9912085 | Na Nábreží 8, 811 02 Bratislava
  vinarstvi.tri.duby | cs | Vinárstvo Tri duby s.r.o. | 9912096 | Pivničná 12, 900 01 Modra
  bar.potreby.cz | cs | Barové potreby Liptov s.r.o. | 9912107 | Priemyselná 903, 031 01 Liptovský Mikuláš
  SudyHonza | cs | Debnárstvo Horný s.r.o. | 9912118 | Staničná 55, 962 31 Sliač
  pivni.unikaty | cs | Pivné unikáty s.r.o. | 9912129 | Pražská 16, 040 11 Košice
  aukce.lahvi | cs | Staré fľaše a.s. | 9912130 | Belehradská 77, 831 06 Bratislava
  humidory.direct | cs | Céder a vlhkosť s.r.o. | 9912141 | Okružná 330, 080 01 Prešov
  kniharna.u.korku | cs | Kniháreň U Korku s.r.o. | 9912152 | Zámocká 4, 949 01 Nitra
  likerka.slovacko | cs | Likérka Záhorie s.r.o. | 9912163 | Holíčska 190, 905 01 Senica
  GlassAndCask | en | Glass and Cask s.r.o. | 9912174 | Korunná 61, 811 03 Bratislava
  Spirituosen.Boehmerwald | de | Karpaten Spirituosen s.r.o. | 9912185 | Masarykova 9, 902 01 Pezinok
`,
  phonePrefix: '+421',
  currencies: [
    { code: 'EUR', symbol_before: '', symbol_after: '€', decimals: 2, rate: 1, is_default: true },
    { code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2, rate: 0.0408, is_default: false },
    { code: 'USD', symbol_before: '$', symbol_after: '', decimals: 2, rate: 0.857, is_default: false },
    { code: 'GBP', symbol_before: '£', symbol_after: '', decimals: 2, rate: 1.143, is_default: false },
    { code: 'PLN', symbol_before: '', symbol_after: 'zł', decimals: 2, rate: 0.235, is_default: false },
    { code: 'HUF', symbol_before: '', symbol_after: 'Ft', decimals: 0, rate: 0.00249, is_default: false },
  ],
  crowns: 24.5,
  bookTaxRate: 5,
  words: {
    country: text('Slovenská republika', 'Slovak Republic', 'Slowakische Republik'),
    inCountry: text('na Slovensku', 'in Slovakia', 'in der Slowakei'),
    capital: 'Bratislava',
    inCapital: text('v Bratislavě', 'in Bratislava', 'in Bratislava'),
    law: text('slovenským právem', 'Slovak law', 'slowakisches Recht'),
    court: text('Městského soudu Bratislava III', 'the Municipal Court Bratislava III', 'Stadtgericht Bratislava III'),
    cities: text('Bratislavu a Košice', 'Bratislava and Košice', 'Bratislava und Košice'),
    postage: text('5,50\u00a0€'),
    stripOrigin: text(
      'Na Slovensku se jí říká *kontrolná známka*. Lihoviny jí povinně značí výrobci a dovozci podle zákona o spotřební dani z alkoholických nápojů. Známky vydává a eviduje stát, každá nese číslo a každou lze přiřadit k tomu, kdo lahev uvedl na trh. Padělaná nebo chybějící známka znamená, že daň nikdo neodvedl a že za obsah nikdo neručí. Starší vzory zůstávají na lahvích, které byly naplněny dříve.',
      'In Slovakia it is called *kontrolná známka*. Makers and importers have to mark spirits with it under the act on excise duty on alcoholic drinks. The state issues and registers the strips; each carries a number and can be traced to whoever placed the bottle on the market. A forged or missing one means that nobody paid the duty and nobody answers for what is inside. Older patterns remain on bottles filled before.',
      'In der Slowakei heißt er *kontrolná známka*. Hersteller und Importeure müssen Spirituosen nach dem Gesetz über die Verbrauchsteuer auf alkoholische Getränke damit kennzeichnen. Der Staat gibt die Streifen aus und führt sie im Register; jeder trägt eine Nummer und lässt sich dem zuordnen, der die Flasche in Verkehr gebracht hat. Ein gefälschter oder fehlender bedeutet, dass niemand die Steuer entrichtet hat und niemand für den Inhalt einsteht. Ältere Muster finden sich auf früher abgefüllten Flaschen.',
    ),
    stripExempt: text(
      'Neznačí se nápoje s nízkým obsahem alkoholu a pochopitelně ani víno a pivo. **U miniatur rozhoduje objem**; ověřte si pravidlo dřív, než o chybějící pásce napíšete jako o vadě.',
      'Drinks of low strength and of course wine and beer are not marked. **With miniatures the volume decides**; look up the rule before you call a missing strip a fault.',
      'Nicht gekennzeichnet werden Getränke mit geringem Alkoholgehalt sowie Wein und Bier. **Bei Miniaturen entscheidet der Inhalt**; prüfen Sie die Regel, bevor Sie einen fehlenden Streifen einen Mangel nennen.',
    ),
    disputes: text(
      'Příslušným subjektem je **Slovenská obchodní inspekce**, soi.sk. Dozor nad potravinami vykonává Státní veterinární a potravinová správa Slovenské republiky, nad ochranou osobních údajů Úřad na ochranu osobních údajů Slovenské republiky.',
      'The competent body is the **Slovak Trade Inspection**, soi.sk. Food is supervised by the State Veterinary and Food Administration of the Slovak Republic, personal data by the Office for Personal Data Protection of the Slovak Republic.',
      'Zuständig ist die **Slowakische Handelsinspektion**, soi.sk. Lebensmittel beaufsichtigt die Staatliche Veterinär- und Lebensmittelverwaltung der Slowakischen Republik, den Datenschutz das Amt für den Schutz personenbezogener Daten der Slowakischen Republik.',
    ),
    disputesLink: 'https://www.soi.sk',
    privacyAuthority: text(
      '**Úřad na ochranu osobních údajů Slovenské republiky**, dataprotection.gov.sk',
      '**Office for Personal Data Protection of the Slovak Republic**, dataprotection.gov.sk',
      '**Amt für den Schutz personenbezogener Daten der Slowakischen Republik**, dataprotection.gov.sk',
    ),
  },
};
