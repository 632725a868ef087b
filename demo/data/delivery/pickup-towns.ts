import type { ShopCode } from '#shared/shop/shops.ts';
import { readTable } from '../../text.ts';

/** Towns with pickup points; what stands in them is invented. */
const towns: Record<ShopCode, string> = {
  cz: `
  Praha | 110 00 | 50.0875 | 14.4213
  Praha 4 | 140 00 | 50.0530 | 14.4420
  Praha 8 | 180 00 | 50.1050 | 14.4740
  Brno | 602 00 | 49.1951 | 16.6068
  Ostrava | 702 00 | 49.8346 | 18.2820
  Plzeň | 301 00 | 49.7475 | 13.3776
  Liberec | 460 01 | 50.7671 | 15.0562
  Olomouc | 779 00 | 49.5938 | 17.2509
  České Budějovice | 370 01 | 48.9745 | 14.4743
  Hradec Králové | 500 02 | 50.2092 | 15.8328
  Ústí nad Labem | 400 01 | 50.6607 | 14.0323
  Pardubice | 530 02 | 50.0343 | 15.7812
  Zlín | 760 01 | 49.2265 | 17.6670
  Jihlava | 586 01 | 49.3961 | 15.5912
  Karlovy Vary | 360 01 | 50.2319 | 12.8720
  Havířov | 736 01 | 49.7798 | 18.4369
  Kladno | 272 01 | 50.1431 | 14.1053
  Most | 434 01 | 50.5031 | 13.6362
  Opava | 746 01 | 49.9387 | 17.9026
  Frýdek-Místek | 738 01 | 49.6819 | 18.3673
  Teplice | 415 01 | 50.6404 | 13.8245
  Děčín | 405 02 | 50.7821 | 14.2148
  Chomutov | 430 01 | 50.4605 | 13.4178
  Přerov | 750 02 | 49.4551 | 17.4509
  Jablonec nad Nisou | 466 01 | 50.7243 | 15.1711
  Mladá Boleslav | 293 01 | 50.4113 | 14.9032
  Prostějov | 796 01 | 49.4719 | 17.1118
  Třebíč | 674 01 | 49.2149 | 15.8817
  Tábor | 390 01 | 49.4144 | 14.6578
  Znojmo | 669 02 | 48.8555 | 16.0488
  Kolín | 280 02 | 50.0281 | 15.2006
  Příbram | 261 01 | 49.6899 | 14.0104
  Cheb | 350 02 | 50.0796 | 12.3739
  Trutnov | 541 01 | 50.5610 | 15.9127
  Písek | 397 01 | 49.3088 | 14.1475
  Kroměříž | 767 01 | 49.2979 | 17.3931
  Uherské Hradiště | 686 01 | 49.0697 | 17.4597
  Břeclav | 690 02 | 48.7590 | 16.8820
  Klatovy | 339 01 | 49.3955 | 13.2951
  Kutná Hora | 284 01 | 49.9484 | 15.2682
`,
  sk: `
  Bratislava | 811 01 | 48.1486 | 17.1077
  Bratislava-Petržalka | 851 01 | 48.1200 | 17.1050
  Bratislava-Ružinov | 821 01 | 48.1560 | 17.1650
  Košice | 040 01 | 48.7164 | 21.2611
  Prešov | 080 01 | 48.9984 | 21.2339
  Žilina | 010 01 | 49.2231 | 18.7394
  Nitra | 949 01 | 48.3069 | 18.0864
  Banská Bystrica | 974 01 | 48.7363 | 19.1462
  Trnava | 917 01 | 48.3709 | 17.5833
  Trenčín | 911 01 | 48.8945 | 18.0444
  Martin | 036 01 | 49.0636 | 18.9214
  Poprad | 058 01 | 49.0595 | 20.2973
  Prievidza | 971 01 | 48.7714 | 18.6241
  Zvolen | 960 01 | 48.5762 | 19.1371
  Považská Bystrica | 017 01 | 49.1215 | 18.4214
  Michalovce | 071 01 | 48.7543 | 21.9195
  Nové Zámky | 940 01 | 47.9854 | 18.1619
  Spišská Nová Ves | 052 01 | 48.9446 | 20.5615
  Komárno | 945 01 | 47.7633 | 18.1219
  Humenné | 066 01 | 48.9371 | 21.9163
  Levice | 934 01 | 48.2156 | 18.6071
  Bardejov | 085 01 | 49.2918 | 21.2727
  Liptovský Mikuláš | 031 01 | 49.0836 | 19.6098
  Lučenec | 984 01 | 48.3314 | 19.6671
  Ružomberok | 034 01 | 49.0748 | 19.3074
  Piešťany | 921 01 | 48.5918 | 17.8267
  Topoľčany | 955 01 | 48.5589 | 18.1690
  Čadca | 022 01 | 49.4380 | 18.7883
  Dubnica nad Váhom | 018 41 | 48.9601 | 18.1679
  Rimavská Sobota | 979 01 | 48.3820 | 20.0200
  Partizánske | 958 01 | 48.6285 | 18.3722
  Dunajská Streda | 929 01 | 47.9943 | 17.6194
  Vranov nad Topľou | 093 01 | 48.8877 | 21.6850
  Šaľa | 927 01 | 48.1510 | 17.8790
  Pezinok | 902 01 | 48.2897 | 17.2666
  Hlohovec | 920 01 | 48.4253 | 17.8030
  Brezno | 977 01 | 48.8043 | 19.6365
  Senica | 905 01 | 48.6795 | 17.3670
  Snina | 069 01 | 48.9886 | 22.1514
  Kežmarok | 060 01 | 49.1355 | 20.4335
`,
};

export interface PickupTown {
  readonly town: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export function pickupTowns(shop: ShopCode): PickupTown[] {
  return readTable(towns[shop], 4).map(([town, postcode, latitude, longitude]) => ({
    town: town!,
    postcode: postcode!,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}
