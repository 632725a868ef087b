import type { Random } from './random.ts';

/** The brands of a category (by its Czech name), and the lines that name their goods. */
export interface Assortment {
  readonly under: string;
  /** From, to, in per cent; undefined for what is no drink. */
  readonly abv?: readonly [number, number];
  /** Share among all listings. */
  readonly share: number;
  readonly brands: readonly string[];
  readonly lines: readonly string[];
  readonly packages: readonly string[];
  /** From, to, in Kč. */
  readonly prices: readonly [number, number];
}

const words = (text: string) => text.trim().split(/\s*[,\n]\s*/);

export const assortments: readonly Assortment[] = [
  {
    under: 'Rum',
    abv: [37.5, 63],
    share: 17,
    brands: words(
      'Havana Club, Diplomático, Zacapa, Flor de Caña, Mount Gay, Appleton Estate, El Dorado, Don Papa, Plantation, Barceló, Brugal, Bacardi, Captain Morgan, Clément, New Grove, Božkov',
    ),
    lines: words(
      'Reserva Exclusiva, Centenario, Gran Añejo, Special Reserve, Spiced Gold, Carta Blanca, Single Estate, Double Matured, Vintage Cask, Navy Strength, Port Cask, Extra Old, Selección de Maestros, Black Label, Imperial, Rare Blend, Sherry Finish, Masterpiece, Añejo Blanco, Planas, Mantuano, Ambassador',
    ),
    packages: ['ml:700', 'ml:700', 'ml:700', 'ml:1000', 'ml:500', 'ml:50', 'ml:200'],
    prices: [290, 4900],
  },
  {
    under: 'Whisky',
    abv: [40, 64],
    share: 19,
    brands: words(
      "Lagavulin, Laphroaig, Ardbeg, The Macallan, Glenfiddich, The Balvenie, Dalmore, Talisker, Springbank, Johnnie Walker, Jameson, Redbreast, Buffalo Trace, Maker's Mark, Woodford Reserve, Jack Daniel's, Nikka, Yamazaki, Kavalan, Hammerhead, Svach's",
    ),
    lines: words(
      'Distillers Edition, Quarter Cask, Uigeadail, Corryvreckan, Sherry Oak, Double Cask, Triple Cask, Fine Oak, Small Batch, Single Barrel, Cask Strength, Old Forester, From the Barrel, Black Label, Gold Reserve, Port Wood, Caribbean Cask, Solera Reserve, Festival Bottling, Kentucky Straight, Peated Selection, Lost Distillery',
    ),
    packages: ['ml:700', 'ml:700', 'ml:700', 'ml:1000', 'ml:500', 'ml:50', 'ml:350'],
    prices: [390, 12900],
  },
  {
    under: 'Gin',
    abv: [37.5, 57],
    share: 6,
    brands: words("Hendrick's, Tanqueray, Monkey 47, OMG"),
    lines: words(
      'London Dry, Orbium, Flora Adora, Rangpur, Sevilla, Lunar, Schwarzwald Dry, Pink, Grand Cabaret, Export',
    ),
    packages: ['ml:700', 'ml:500', 'ml:1000', 'ml:50'],
    prices: [350, 1900],
  },
  {
    under: 'Vodka',
    abv: [37.5, 50],
    share: 5,
    brands: words('Absolut, Grey Goose, Belvedere, Beluga'),
    lines: words('Citron, Vanilia, Kurant, Elyx, Noble, Gold Line, Single Estate Rye, La Poire, Intense, Celebration'),
    packages: ['ml:700', 'ml:500', 'ml:1000', 'ml:50'],
    prices: [290, 2400],
  },
  {
    under: 'Ovocné destiláty',
    abv: [40, 53],
    share: 8,
    brands: words('R. Jelínek, Žufánek'),
    lines: words(
      'Slivovice zlatá, Slivovice bílá, Košer slivovice, Hruškovice Williams, Meruňkovice, Třešňovice, Oskeruše, Jablkovice, Mirabelka, Malinovice, Pomerančovice, Archivní slivovice',
    ),
    packages: ['ml:500', 'ml:500', 'ml:700', 'ml:200', 'ml:50'],
    prices: [290, 1900],
  },
  {
    under: 'Brandy a koňak',
    abv: [36, 46],
    share: 4,
    brands: words('Hennessy, Rémy Martin, Martell, Metaxa, Torres'),
    lines: words(
      'VS, VSOP, XO, Cordon Bleu, Tercet, Private Reserve, Jaime I, Fine Champagne, Grande Fine, Blue Swift',
    ),
    packages: ['ml:700', 'ml:350', 'ml:1000', 'ml:50'],
    prices: [590, 8900],
  },
  {
    under: 'Likéry',
    abv: [15, 40],
    share: 5,
    brands: words('Becherovka, Fernet Stock, Demänovka, Jägermeister, Baileys, Kahlúa'),
    lines: words(
      'Original, Lemond, Citrus, Manifest, Cold Brew, Strawberry, Horká, Bylinná, Cordial, Mocha, Unfiltered',
    ),
    packages: ['ml:500', 'ml:700', 'ml:1000', 'ml:50'],
    prices: [190, 990],
  },
  {
    under: 'Víno',
    abv: [9, 15.5],
    share: 12,
    brands: words('Znovín Znojmo, Vinselekt Michlovský, Templářské sklepy, Bohemia Sekt, Moët & Chandon'),
    lines: words(
      'Ryzlink rýnský, Veltlínské zelené, Pálava, Sauvignon, Frankovka, Modrý Portugal, Rulandské šedé, Svatovavřinecké, Tramín červený, Müller Thurgau, Chardonnay, Cabernet Moravia, Hibernal, Brut Impérial, Demi Sec, Ledové víno',
    ),
    packages: ['ml:750', 'ml:750', 'ml:750', 'ml:375', 'ml:1500', 'ml:200'],
    prices: [119, 1900],
  },
  {
    under: 'Pivo a cider',
    abv: [3.5, 12],
    share: 3,
    brands: words('Pilsner Urquell, Budweiser Budvar'),
    lines: words('Ležák světlý, Tmavý ležák, Nepasterizované, Výroční várka, Retro etiketa, Polotmavé, Nefiltrované'),
    packages: ['ml:500', 'ml:500', 'ml:330', 'ml:1000', 'ml:5000'],
    prices: [25, 690],
  },
  {
    under: 'Alkohol',
    abv: [20, 70],
    share: 4,
    brands: words('Absinth St. Antoine, Božkov, Jägermeister, Havana Club, Metaxa'),
    lines: words(
      'Dárkové balení, Miniatura, Sběratelská kazeta, Aperitivo, Vermut Rosso, Absinth, Anýzovka, Degustační sada',
    ),
    packages: ['ml:50', 'ml:500', 'ml:700', 'ml:40'],
    prices: [79, 1490],
  },
  {
    under: 'Tabák',
    share: 8,
    brands: words(
      'Cohiba, Montecristo, Romeo y Julieta, Partagás, H. Upmann, Davidoff, Arturo Fuente, Oliva, Padrón, Mac Baren, Peterson',
    ),
    lines: words(
      'Robusto, Corona, Churchill, Siglo VI, Short Story, Petit Edmundo, Serie D No. 4, Magnum 46, Hemingway, Serie V, Maduro, Toro, Gran Cañón, Seven Seas, Irish Flake, Early Morning',
    ),
    packages: ['piece:1', 'piece:10', 'piece:25', 'piece:5', 'piece:20', 'g:50', 'g:100', 'g:40'],
    prices: [99, 24900],
  },
  {
    under: 'Kuřácké potřeby',
    share: 3,
    brands: words('Zippo, S.T. Dupont, Xikar, Adorini, Savinelli'),
    lines: words('Classic, Slim 7, Ligne 2, Enso, Roma Deluxe, Vega, Torino, Chianti, Armor, Street Chrome, Punto Oro'),
    packages: ['piece:1'],
    prices: [290, 18900],
  },
  {
    under: 'Barové potřeby',
    share: 3,
    brands: words('Riedel, Spiegelau'),
    lines: words(
      'Vinum, Ouverture, Degustační sklenice, Karafa Amadeo, Craft Beer, Perfect Serve, Decanter, Sommeliers',
    ),
    packages: ['piece:1', 'piece:2', 'piece:4', 'piece:6'],
    prices: [190, 5900],
  },
  {
    under: 'Sběratelství',
    share: 3,
    brands: words('The Macallan, Cohiba, Havana Club, Jameson, Pilsner Urquell'),
    lines: words(
      'Prázdná lahev, Etiketa, Reklamní tácek, Plechová cedule, Dřevěná krabice, Archivní lahev, Kapsle, Prstýnek',
    ),
    packages: ['piece:1', 'ml:700'],
    prices: [20, 9900],
  },
];

export const nameWords = words(
  'limitovaná edice, dárkový tubus, sběratelský kus, nová lahev, v kazetě, s kolkem, starší plnění, single cask, small batch, cask strength, výběr roku, archiv, raritní, poslední kus, dvojité zrání, ze soukromé sbírky',
);

export const towns = words(
  'Praha, Brno, Ostrava, Plzeň, Liberec, Olomouc, České Budějovice, Hradec Králové, Ústí nad Labem, Pardubice, Zlín, Jihlava, Karlovy Vary, Kladno, Most, Opava, Tábor, Znojmo, Třebíč, Kolín',
);

const commonWords = words(
  'prodám, lahev, nová, výborná, chuť, vůně, původní, balení, zrání, sud, dub, vanilka, karamel, ovoce, koření, kouř, rašelina, med, čokoláda, ořechy, švestka, citrus, bylinky, pepř, tabák, kůže, dřevo, jemná, plná, dlouhá, dochuť, suchá, sladká, hořká, kvalitní, tradiční, rodinná, palírna, vinařství, ročník, sbírka, dárek, oslava, předání, osobně, zásilkou, ihned, volný, cena, dohoda, spěchá, kolek, neotevřená, perfektní, stav, sklep, teplota, stáčení, edice, číslovaná, certifikát, krabice, originál, dovoz, barevný, zlatá, jantarová, mahagonová, lehká, tělo, struktura, harmonie, svěží, krémová, květinová, mandle, rozinky, fík, datle, skořice, hřebíček, zázvor, kokos, ananas, banán, mango, hruška, jablko, meruňka, višeň, malina, borůvka, rybíz, máta, anýz, fenykl, jalovec, levandule, slaná, mořská, minerální, popel, káva, pražená, sirup, melasa, třtina, slad, žito, ječmen, kukuřice, pšenice',
);

const syllables = words(
  'ba, ce, či, da, do, fa, ha, hle, hra, jez, ka, klá, ko, kra, le, li, lou, ma, me, mi, mo, na, ně, no, pa, pe, po, pra, při, ra, ro, ru, ře, sa, se, sko, sla, sta, stře, sy, še, ta, ti, to, tra, u, va, ve, vi, vo, vý, za, ze, zna, že, žlu',
);
const endings = words('n, k, t, ní, ný, ka, ek, ost, ová, ovat, ice, ina, dlo, č, r, m, stvo, ák, ec');

/** Words for descriptions, common ones first: some thousands, so that rare words are as many as in life. */
export function vocabulary(random: Random, size: number): string[] {
  const all = new Set(commonWords);
  while (all.size < size) {
    const stem = Array.from({ length: random.int(1, 3) }, () => random.pick(syllables)).join('');
    all.add(stem + random.pick(endings));
  }
  return [...all];
}
