// category | brand | line of the full bottle, as in the other tables | package | price in CZK
export const miniatures = `
  147 | Don Papa | Baroko | 50 | 129
  147 | Diplomático | Reserva Exclusiva | 50 | 139
  147 | Zacapa | Centenario 23 | 50 | 159
  147 | Havana Club | Añejo 7 Años | 50 | 89
  147 | Captain Morgan | Original Spiced Gold | 50 | 65
  148 | Lagavulin | 16 Years Old | 50 | 229
  148 | Laphroaig | 10 Years Old | 50 | 149
  148 | Glenfiddich | 12 Years Old | 50 | 119
  148 | Jack Daniel's | Old No. 7 | 50 | 89
  148 | Nikka | From The Barrel | 50 | 219
  149 | Becherovka | Original | 50 | 49
  149 | R. Jelínek | Slivovice zlatá; Slivovice Gold; Slivovitz golden | 50 | 69
  149 | Hendrick's | Original | 50 | 119
  149 | Jägermeister | Original | 40 | 55
`;

/** Sets: category, brand, package, strength, price in CZK, subject of the picture, name; then what the set holds. */
export const giftSets = `
# 150 | Diplomático | 700 | 40 | 1190 | gift_set | Reserva Exclusiva se dvěma sklenicemi; Reserva Exclusiva with Two Glasses; Reserva Exclusiva mit zwei Gläsern
cs: Dárkový karton obsahuje lahev 0,7 l a dvě nízké sklenice se zatíženým dnem. Karton je pevný, s magnetickým uzávěrem, a poslouží i k uložení lahve.
en: The gift box holds a 0.7 l bottle and two tumblers with a weighted base. The box is sturdy, closes with a magnet and serves to keep the bottle afterwards.
de: Der Geschenkkarton enthält eine Flasche 0,7 l und zwei Tumbler mit schwerem Boden. Der stabile Karton mit Magnetverschluss eignet sich auch zur Aufbewahrung der Flasche.

# 150 | Glenfiddich | 3x200 | 40 | 1290 | gift_set | Family Collection 12, 15 a 18 let; Family Collection 12, 15 and 18 Years; Family Collection 12, 15 und 18 Jahre
cs: Sada tří lahví po 0,2 l představuje dvanáctiletou, patnáctiletou a osmnáctiletou whisky z jedné palírny. Hodí se k porovnání toho, co s destilátem dělá čas a druh sudu.
en: Three bottles of 0.2 l present whisky of twelve, fifteen and eighteen years from one distillery. A good way to compare what time and the kind of cask do to the spirit.
de: Drei Flaschen zu 0,2 l stellen den zwölf-, fünfzehn- und achtzehnjährigen Whisky einer Brennerei vor. So lässt sich vergleichen, was Zeit und Fassart aus dem Destillat machen.

# 150 | Becherovka | 500 | 38 | 449 | gift_set | dárková sada s pohárky; Gift Set with Spa Cups; Geschenkset mit Trinkbechern
cs: K lahvi 0,5 l patří dva porcelánové pohárky ve tvaru lázeňského pítka. Sada je zabalena v kartonu s motivem karlovarských kolonád.
en: The 0.5 l bottle comes with two porcelain cups shaped like a spa drinking cup. The set is packed in a box with the colonnades of Karlovy Vary.
de: Zur Flasche 0,5 l gehören zwei Porzellanbecher in der Form einer Schnabeltasse. Das Set steckt in einem Karton mit den Karlsbader Kolonnaden.

# 150 | Plymouth | 700 | 41.2 | 990 | gift_set | Original Gin se sklenicí; Original Gin with Glass; Original Gin mit Glas
cs: Lahev ginu doplňuje baňatá sklenice na stopce o objemu 0,6 l, určená pro gin s tonikem.
en: The bottle of gin is joined by a 0.6 l balloon glass made for gin and tonic.
de: Die Flasche Gin wird durch ein Ballonglas mit 0,6 l Inhalt für Gin Tonic ergänzt.

# 150 | Graham's | 3x200 | 20 | 990 | gift_set | degustační sada tawny; Tawny Tasting Set; Tawny-Probierset
cs: Tři lahvičky po 0,2 l ukazují styl tawny ve stáří deset, dvacet a třicet let. Součástí je karta pro vlastní poznámky.
en: Three bottles of 0.2 l show the tawny style at ten, twenty and thirty years. A card for notes of your own is included.
de: Drei Flaschen zu 0,2 l zeigen den Tawny-Stil mit zehn, zwanzig und dreißig Jahren. Eine Karte für eigene Notizen liegt bei.

# 150 | R. Jelínek | 4x50 | 45 | 349 | gift_set | sada miniatur z Valašska; Miniature Set from Wallachia; Miniaturenset aus der Walachei
cs: Čtyři miniatury po 0,05 l: slivovice, hruškovice, meruňkovice a třešňovice. Sada je vhodná pro toho, kdo chce poznat rozdíly mezi ovocem.
en: Four miniatures of 0.05 l: plum, pear, apricot and cherry. A set for those who want to learn the differences between the fruits.
de: Vier Miniaturen zu 0,05 l: Pflaume, Birne, Marille und Kirsche. Das Set zeigt die Unterschiede zwischen den Früchten.
`;
