import { shops } from '#shared/shop/shops.ts';
import { companyId } from '../../check-digits.ts';
import { readTowns, text } from '../../text.ts';
import type { DemoShop } from './demo-shop.ts';

const id = companyId('9900001');

export const czechShop: DemoShop = {
  shop: shops.cz,
  company: {
    name: 'Karafa s.r.o.',
    street: 'Na Demu 12',
    city: 'Praha 1',
    postcode: '110 00',
    id,
    taxId: `CZ${id}`,
    vatId: `CZ${id}`,
    email: 'info@karafa.example',
    privacyEmail: 'soukromi@karafa.example',
    complaintsEmail: 'reklamace@karafa.example',
    phone: '+420 200 000 100',
  },
  branches: `
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
  towns: readTowns(`
Praha 2, Praha 3, Praha 4, Praha 5, Praha 6, Praha 7, Praha 8, Praha 9, Praha 10, Brno, Ostrava, Plzeň, Liberec, Olomouc,
České Budějovice, Hradec Králové, Ústí nad Labem, Pardubice, Zlín, Jihlava, Karlovy Vary, Havířov, Kladno, Most, Opava,
Frýdek-Místek, Karviná, Teplice, Děčín, Chomutov, Přerov, Jablonec nad Nisou, Mladá Boleslav, Prostějov, Třebíč, Česká Lípa,
Třinec, Tábor, Znojmo, Kolín, Příbram, Cheb, Trutnov, Orlová, Písek, Kroměříž, Šumperk, Vsetín, Valašské Meziříčí, Litvínov,
Hodonín, Uherské Hradiště, Český Těšín, Břeclav, Krnov, Sokolov, Litoměřice, Havlíčkův Brod, Nový Jičín, Strakonice, Chrudim,
Kopřivnice, Klatovy, Žďár nad Sázavou, Jindřichův Hradec, Bohumín, Vyškov, Blansko, Kutná Hora, Náchod, Mikulov, Rakovník,
Beroun, Louny, Kyjov, Benešov, Pelhřimov, Svitavy, Česká Třebová, Turnov, Jičín, Vizovice, Český Krumlov, Domažlice, Rožnov pod Radhoštěm
`),
  businesses: `
  vinoteka.podloubi | cs | Vinotéka Podloubí s.r.o. | 9912041 | Horní náměstí 118/9, 779 00 Olomouc
  RumAndMore | cs | Třtina a sud s.r.o. | 9912052 | Vodní 41, 602 00 Brno
  palirna.stitna | cs | Palírna Štítná, spol. s r.o. | 9912063 | Štítná 214, 763 33 Štítná nad Vláří-Popov
  antik.sklo | cs | Antik Sklo Jablonec s.r.o. | 9912074 | Lidická 27, 466 01 Jablonec nad Nisou
  doutnikovy.dum | cs | Doutníkový dům Vltava s.r.o. | 9912085 | Na Nábřeží 8, 150 00 Praha 5
  vinarstvi.tri.duby | cs | Vinařství Tři duby s.r.o. | 9912096 | Sklepní 12, 691 06 Velké Pavlovice
  bar.potreby.cz | cs | Barové potřeby Morava s.r.o. | 9912107 | Průmyslová 903, 760 01 Zlín
  SudyHonza | cs | Bednářství Honzík s.r.o. | 9912118 | Nádražní 55, 378 21 Kardašova Řečice
  pivni.unikaty | cs | Pivní unikáty s.r.o. | 9912129 | Pražská 16, 301 00 Plzeň
  aukce.lahvi | cs | Staré lahve a.s. | 9912130 | Bělehradská 77, 120 00 Praha 2
  humidory.direct | cs | Cedr a vlhkost s.r.o. | 9912141 | Okružní 330, 500 03 Hradec Králové
  kniharna.u.korku | cs | Knihárna U Korku s.r.o. | 9912152 | Zámecká 4, 500 02 Hradec Králové
  likerka.slovacko | cs | Likérka Slovácko s.r.o. | 9912163 | Velehradská 190, 686 01 Uherské Hradiště
  GlassAndCask | en | Glass and Cask s.r.o. | 9912174 | Korunní 61, 130 00 Praha 3
  Spirituosen.Boehmerwald | de | Böhmerwald Spirituosen s.r.o. | 9912185 | Masarykova 9, 339 01 Klatovy
`,
  phonePrefix: '+420',
  currencies: [
    { code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2, rate: 1, is_default: true },
    { code: 'EUR', symbol_before: '', symbol_after: '€', decimals: 2, rate: 24.5, is_default: false },
    { code: 'USD', symbol_before: '$', symbol_after: '', decimals: 2, rate: 21, is_default: false },
    { code: 'GBP', symbol_before: '£', symbol_after: '', decimals: 2, rate: 28, is_default: false },
    { code: 'PLN', symbol_before: '', symbol_after: 'zł', decimals: 2, rate: 5.75, is_default: false },
    { code: 'HUF', symbol_before: '', symbol_after: 'Ft', decimals: 0, rate: 0.061, is_default: false },
  ],
  crowns: 1,
  bookTaxRate: 0,
  words: {
    country: text('Česká republika', 'Czech Republic', 'Tschechische Republik'),
    inCountry: text('v Česku', 'in Czechia', 'in Tschechien'),
    capital: 'Praha',
    inCapital: text('v Praze', 'in Prague', 'in Prag'),
    law: text('českým právem', 'Czech law', 'tschechisches Recht'),
    court: text('Městského soudu v Praze', 'the Municipal Court in Prague', 'Stadtgericht Prag'),
    cities: text('Prahu a Brno', 'Prague and Brno', 'Prag und Brünn'),
    postage: text('139\u00a0Kč'),
    stripOrigin: text(
      'Páskou se lihoviny u nás značí od poloviny devadesátých let. Zásadní změnu přinesl zákon o povinném značení lihu, účinný od konce roku 2013, který reagoval na případy pančovaného alkoholu. Od té doby jsou pásky číslovány, evidovány a každou lze přiřadit k výrobci či dovozci. Starší vzory zůstávají na lahvích, které byly naplněny dříve.',
      'Spirits have been marked in this country since the middle of the 1990s. The great change came with an act in force since the end of 2013, a response to cases of adulterated alcohol. Since then the strips have been numbered and registered, and each can be traced to a maker or importer. Older patterns remain on bottles filled before.',
      'Gekennzeichnet werden Spirituosen hierzulande seit Mitte der Neunzigerjahre. Die große Änderung brachte ein Gesetz, das seit Ende 2013 gilt und auf Fälle gepanschten Alkohols reagierte. Seither sind die Streifen nummeriert und registriert, jeder lässt sich einem Hersteller oder Importeur zuordnen. Ältere Muster finden sich auf früher abgefüllten Flaschen.',
    ),
    stripExempt: text(
      'Neznačí se lahve o objemu do 0,06 l, nápoje s nízkým obsahem alkoholu a pochopitelně ani víno a pivo. **Miniatura 0,05 l proto pásku mít nemusí** a její absence není vada.',
      'Bottles of up to 0.06 l, drinks of low strength and of course wine and beer are not marked. **A 0.05 l miniature therefore needs no strip**, and its absence is no fault.',
      'Nicht gekennzeichnet werden Flaschen bis 0,06 l, Getränke mit geringem Alkoholgehalt sowie Wein und Bier. **Eine Miniatur mit 0,05 l braucht daher keinen Streifen**, sein Fehlen ist kein Mangel.',
    ),
    disputes: text(
      'Příslušným subjektem je **Česká obchodní inspekce**, Ústřední inspektorát – oddělení ADR, Gorazdova 1969/24, 120 00 Praha 2, adr.coi.gov.cz. Dozor nad potravinami a tabákovými výrobky vykonává Státní zemědělská a potravinářská inspekce, nad ochranou osobních údajů Úřad pro ochranu osobních údajů.',
      'The competent body is the **Czech Trade Inspection Authority**, Central Inspectorate – ADR Department, Gorazdova 1969/24, 120 00 Praha 2, adr.coi.gov.cz. Food and tobacco are supervised by the Czech Agriculture and Food Inspection Authority, personal data by the Office for Personal Data Protection.',
      'Zuständig ist die **Tschechische Handelsinspektion**, Zentralinspektorat – ADR-Abteilung, Gorazdova 1969/24, 120 00 Praha 2, adr.coi.gov.cz. Lebensmittel und Tabakwaren beaufsichtigt die Staatliche Landwirtschafts- und Lebensmittelinspektion, den Datenschutz das Amt für den Schutz personenbezogener Daten.',
    ),
    disputesLink: 'https://adr.coi.gov.cz',
    privacyAuthority: text(
      '**Úřad pro ochranu osobních údajů**, Pplk. Sochora 27, 170 00 Praha 7, uoou.gov.cz',
      '**Office for Personal Data Protection**, Pplk. Sochora 27, 170 00 Praha 7, uoou.gov.cz',
      '**Amt für den Schutz personenbezogener Daten**, Pplk. Sochora 27, 170 00 Praha 7, uoou.gov.cz',
    ),
  },
};
