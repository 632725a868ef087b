import { readTable, text, type Text } from '../text.ts';

export interface Country {
  readonly code: string;
  readonly name: Text;
}

/** Countries of delivery, of invoices and of origin; the two of the shop first. */
export const countries: readonly Country[] = readTable(
  `
  CZ | Česko | Czechia | Tschechien
  SK | Slovensko | Slovakia | Slowakei
  DE | Německo | Germany | Deutschland
  AT | Rakousko | Austria | Österreich
  PL | Polsko | Poland | Polen
  HU | Maďarsko | Hungary | Ungarn
  GB | Spojené království | United Kingdom | Vereinigtes Königreich
  IE | Irsko | Ireland | Irland
  FR | Francie | France | Frankreich
  IT | Itálie | Italy | Italien
  ES | Španělsko | Spain | Spanien
  PT | Portugalsko | Portugal | Portugal
  BE | Belgie | Belgium | Belgien
  NL | Nizozemsko | Netherlands | Niederlande
  CH | Švýcarsko | Switzerland | Schweiz
  SE | Švédsko | Sweden | Schweden
  DK | Dánsko | Denmark | Dänemark
  GR | Řecko | Greece | Griechenland
  LU | Lucembursko | Luxembourg | Luxemburg
  FI | Finsko | Finland | Finnland
  NO | Norsko | Norway | Norwegen
  EE | Estonsko | Estonia | Estland
  LV | Lotyšsko | Latvia | Lettland
  LT | Litva | Lithuania | Litauen
  SI | Slovinsko | Slovenia | Slowenien
  HR | Chorvatsko | Croatia | Kroatien
  RO | Rumunsko | Romania | Rumänien
  BG | Bulharsko | Bulgaria | Bulgarien
  UA | Ukrajina | Ukraine | Ukraine
  RS | Srbsko | Serbia | Serbien
  CY | Kypr | Cyprus | Zypern
  MT | Malta | Malta | Malta
  ME | Černá Hora | Montenegro | Montenegro
  TR | Turecko | Türkiye | Türkei
  US | Spojené státy | United States | Vereinigte Staaten
  CA | Kanada | Canada | Kanada
  MX | Mexiko | Mexico | Mexiko
  CU | Kuba | Cuba | Kuba
  DO | Dominikánská republika | Dominican Republic | Dominikanische Republik
  JM | Jamajka | Jamaica | Jamaika
  BB | Barbados | Barbados | Barbados
  LC | Svatá Lucie | Saint Lucia | St. Lucia
  MQ | Martinik | Martinique | Martinique
  GP | Guadeloupe | Guadeloupe | Guadeloupe
  PR | Portoriko | Puerto Rico | Puerto Rico
  TT | Trinidad a Tobago | Trinidad and Tobago | Trinidad und Tobago
  GT | Guatemala | Guatemala | Guatemala
  NI | Nikaragua | Nicaragua | Nicaragua
  HN | Honduras | Honduras | Honduras
  PA | Panama | Panama | Panama
  CR | Kostarika | Costa Rica | Costa Rica
  VE | Venezuela | Venezuela | Venezuela
  GY | Guyana | Guyana | Guyana
  CO | Kolumbie | Colombia | Kolumbien
  PE | Peru | Peru | Peru
  BR | Brazílie | Brazil | Brasilien
  AR | Argentina | Argentina | Argentinien
  CL | Chile | Chile | Chile
  ZA | Jihoafrická republika | South Africa | Südafrika
  AU | Austrálie | Australia | Australien
  NZ | Nový Zéland | New Zealand | Neuseeland
  MU | Mauricius | Mauritius | Mauritius
  RE | Réunion | Réunion | Réunion
  PH | Filipíny | Philippines | Philippinen
  FJ | Fidži | Fiji | Fidschi
  JP | Japonsko | Japan | Japan
  TW | Tchaj-wan | Taiwan | Taiwan
  IN | Indie | India | Indien
  AE | Spojené arabské emiráty | United Arab Emirates | Vereinigte Arabische Emirate
`,
  4,
).map(([code, cs, en, de]) => ({ code: code!, name: text(cs!, en!, de!) }));
