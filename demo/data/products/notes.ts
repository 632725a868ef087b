import { readTable, textBy, type Text } from '../../text.ts';

/** Words for tastes and scents in the cases that sentences need. */
interface Note {
  /** After "tones of": Czech genitive, German dative. */
  readonly of: Text;
  /** As an object: Czech accusative, German accusative. */
  readonly object: Text;
}

// key | cs genitive | cs accusative | en | de accusative | de dative
const table = `
  acacia | akátového květu | akátový květ | acacia blossom | Akazienblüte | Akazienblüte
  almond | mandlí | mandle | almonds | Mandeln | Mandeln
  anise | anýzu | anýz | aniseed | Anis | Anis
  apple | jablek | jablka | apples | Äpfel | Äpfeln
  apricot | meruněk | meruňky | apricots | Aprikosen | Aprikosen
  ash | popela | popel | ash | Asche | Asche
  bakedapple | pečeného jablka | pečené jablko | baked apple | Bratapfel | Bratapfel
  banana | zralého banánu | zralý banán | ripe banana | reife Banane | reifer Banane
  barley | ječného sladu | ječný slad | barley malt | Gerstenmalz | Gerstenmalz
  basil | bazalky | bazalku | basil | Basilikum | Basilikum
  biscuit | máslových sušenek | máslové sušenky | butter biscuits | Butterkekse | Butterkeksen
  blackberry | ostružin | ostružiny | blackberries | Brombeeren | Brombeeren
  blackcurrant | černého rybízu | černý rybíz | blackcurrant | schwarze Johannisbeere | schwarzer Johannisbeere
  bread | čerstvého chleba | čerstvý chléb | fresh bread | frisches Brot | frischem Brot
  brioche | briošky | briošku | brioche | Brioche | Brioche
  butter | másla | máslo | butter | Butter | Butter
  cane | čerstvé třtiny | čerstvou třtinu | fresh cane | frisches Zuckerrohr | frischem Zuckerrohr
  caramel | karamelu | karamel | caramel | Karamell | Karamell
  cardamom | kardamomu | kardamom | cardamom | Kardamom | Kardamom
  cedar | cedrového dřeva | cedrové dřevo | cedar wood | Zedernholz | Zedernholz
  cherry | třešní | třešně | cherries | Kirschen | Kirschen
  sourcherry | višní | višně | sour cherries | Sauerkirschen | Sauerkirschen
  chestnut | pečených kaštanů | pečené kaštany | roasted chestnuts | geröstete Maronen | gerösteten Maronen
  chocolate | hořké čokolády | hořkou čokoládu | dark chocolate | Bitterschokolade | Bitterschokolade
  cinnamon | skořice | skořici | cinnamon | Zimt | Zimt
  citrus | citrusové kůry | citrusovou kůru | citrus peel | Zitrusschale | Zitrusschale
  clove | hřebíčku | hřebíček | cloves | Gewürznelken | Gewürznelken
  cocoa | kakaa | kakao | cocoa | Kakao | Kakao
  coconut | kokosu | kokos | coconut | Kokosnuss | Kokosnuss
  coffee | pražené kávy | praženou kávu | roasted coffee | Röstkaffee | Röstkaffee
  coriander | koriandru | koriandr | coriander | Koriander | Koriander
  cream | smetany | smetanu | cream | Sahne | Sahne
  cucumber | okurky | okurku | cucumber | Gurke | Gurke
  date | datlí | datle | dates | Datteln | Datteln
  driedfruit | sušeného ovoce | sušené ovoce | dried fruit | Trockenfrüchte | Trockenfrüchten
  eucalyptus | eukalyptu | eukalyptus | eucalyptus | Eukalyptus | Eukalyptus
  fennel | fenyklu | fenykl | fennel | Fenchel | Fenchel
  fig | fíků | fíky | figs | Feigen | Feigen
  flint | pazourku | pazourek | flint | Feuerstein | Feuerstein
  flowers | lučních květů | luční květy | meadow flowers | Wiesenblumen | Wiesenblumen
  gentian | hořce | hořec | gentian | Enzian | Enzian
  ginger | zázvoru | zázvor | ginger | Ingwer | Ingwer
  gooseberry | angreštu | angrešt | gooseberries | Stachelbeeren | Stachelbeeren
  grapefruit | grapefruitu | grapefruit | grapefruit | Grapefruit | Grapefruit
  grass | posekané trávy | posekanou trávu | cut grass | frisch gemähtes Gras | frisch gemähtem Gras
  hay | sena | seno | hay | Heu | Heu
  hazelnut | lískových oříšků | lískové oříšky | hazelnuts | Haselnüsse | Haselnüssen
  heather | vřesu | vřes | heather | Heidekraut | Heidekraut
  herbs | lučních bylin | luční byliny | meadow herbs | Wiesenkräuter | Wiesenkräutern
  honey | medu | med | honey | Honig | Honig
  hops | chmele | chmel | hops | Hopfen | Hopfen
  iodine | jódu | jód | iodine | Jod | Jod
  juniper | jalovce | jalovec | juniper | Wacholder | Wacholder
  lavender | levandule | levanduli | lavender | Lavendel | Lavendel
  leather | kůže | kůži | leather | Leder | Leder
  lemon | citronu | citron | lemon | Zitrone | Zitrone
  lime | limety | limetu | lime | Limette | Limette
  linden | lipového květu | lipový květ | linden blossom | Lindenblüte | Lindenblüte
  liquorice | lékořice | lékořici | liquorice | Süßholz | Süßholz
  lychee | liči | liči | lychee | Litschi | Litschi
  mango | manga | mango | mango | Mango | Mango
  malt | praženého sladu | pražený slad | roasted malt | Röstmalz | Röstmalz
  maple | javorového sirupu | javorový sirup | maple syrup | Ahornsirup | Ahornsirup
  marmalade | pomerančové marmelády | pomerančovou marmeládu | orange marmalade | Orangenmarmelade | Orangenmarmelade
  marzipan | marcipánu | marcipán | marzipan | Marzipan | Marzipan
  minerals | mokrého kamene | mokrý kámen | wet stone | nassen Stein | nassem Stein
  mint | máty | mátu | mint | Minze | Minze
  molasses | melasy | melasu | molasses | Melasse | Melasse
  mushroom | lesních hub | lesní houby | forest mushrooms | Waldpilze | Waldpilzen
  nutmeg | muškátového oříšku | muškátový oříšek | nutmeg | Muskatnuss | Muskatnuss
  oak | dubového dřeva | dubové dřevo | oak | Eichenholz | Eichenholz
  olive | oliv | olivy | olives | Oliven | Oliven
  orange | pomeranče | pomeranč | orange | Orange | Orange
  orangepeel | pomerančové kůry | pomerančovou kůru | orange peel | Orangenschale | Orangenschale
  peach | broskví | broskve | peaches | Pfirsiche | Pfirsichen
  pear | hrušek | hrušky | pears | Birnen | Birnen
  peat | rašelinového kouře | rašelinový kouř | peat smoke | Torfrauch | Torfrauch
  pepper | černého pepře | černý pepř | black pepper | schwarzen Pfeffer | schwarzem Pfeffer
  whitepepper | bílého pepře | bílý pepř | white pepper | weißen Pfeffer | weißem Pfeffer
  pine | jehličí | jehličí | pine needles | Kiefernnadeln | Kiefernnadeln
  pineapple | ananasu | ananas | pineapple | Ananas | Ananas
  plum | švestek | švestky | plums | Pflaumen | Pflaumen
  plumstone | švestkových pecek | švestkové pecky | plum stones | Pflaumenkerne | Pflaumenkernen
  prune | sušených švestek | sušené švestky | prunes | Dörrpflaumen | Dörrpflaumen
  quince | kdoule | kdouli | quince | Quitte | Quitte
  raisin | rozinek | rozinky | raisins | Rosinen | Rosinen
  raspberry | malin | maliny | raspberries | Himbeeren | Himbeeren
  resin | pryskyřice | pryskyřici | resin | Harz | Harz
  rose | růží | růže | roses | Rosen | Rosen
  rowan | jeřabin | jeřabiny | rowan berries | Vogelbeeren | Vogelbeeren
  rye | žitného chleba | žitný chléb | rye bread | Roggenbrot | Roggenbrot
  salt | mořské soli | mořskou sůl | sea salt | Meersalz | Meersalz
  sherrynote | oloroso sherry | oloroso sherry | oloroso sherry | Oloroso-Sherry | Oloroso-Sherry
  smoke | kouře z dřevěného ohně | kouř z dřevěného ohně | wood smoke | Holzrauch | Holzrauch
  spice | sladkého koření | sladké koření | sweet spice | süße Gewürze | süßen Gewürzen
  starfruit | tropického ovoce | tropické ovoce | tropical fruit | Tropenfrüchte | Tropenfrüchten
  strawberry | jahod | jahody | strawberries | Erdbeeren | Erdbeeren
  tea | černého čaje | černý čaj | black tea | schwarzen Tee | schwarzem Tee
  thyme | tymiánu | tymián | thyme | Thymian | Thymian
  tobacco | tabákového listu | tabákový list | tobacco leaf | Tabakblatt | Tabakblatt
  toffee | toffee | toffee | toffee | Toffee | Toffee
  truffle | lanýžů | lanýže | truffles | Trüffel | Trüffeln
  vanilla | vanilky | vanilku | vanilla | Vanille | Vanille
  violet | fialek | fialky | violets | Veilchen | Veilchen
  walnut | vlašských ořechů | vlašské ořechy | walnuts | Walnüsse | Walnüssen
  wheat | pšeničného zrna | pšeničné zrno | wheat grain | Weizenkorn | Weizenkorn
  wormwood | pelyňku | pelyněk | wormwood | Wermutkraut | Wermutkraut
  agave | pečené agáve | pečenou agáve | roasted agave | gebackene Agave | gebackener Agave
  yeast | kvasnic | kvasnice | yeast | Hefe | Hefe
`;

const notes = new Map(
  readTable(table, 6).map(([key, csOf, csObject, en, deObject, deOf]): [string, Note] => [
    key!,
    { of: { cs: csOf!, en: en!, de: deOf! }, object: { cs: csObject!, en: en!, de: deObject! } },
  ]),
);

const and: Text = { cs: ' a ', en: ' and ', de: ' und ' };

/** `vanilla oak` → the notes as one phrase: `vanilky a dubového dřeva`. */
export function notePhrase(keys: string, form: keyof Note): Text {
  const chosen = keys.split(' ').map((key) => {
    const note = notes.get(key);
    if (!note) throw new Error(`No note ${key}`);
    return note[form];
  });
  return textBy((locale) => {
    const words = chosen.map((note) => note[locale]);
    return words.length < 2 ? words.join() : words.slice(0, -1).join(', ') + and[locale] + words.at(-1)!;
  });
}
