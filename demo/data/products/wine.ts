// category | brand | line or @ for the variety | variety | class | vintage | package | strength | price in CZK | nose | palate | finish | sweetness
export const wines = `
  99 | Znovín Znojmo | @ | riesling | late | 2023 | 750 | 12.5 | 289 | linden peach citrus | apricot lemon honey | minerals citrus | dry
  99 | Znovín Znojmo | @ | veltliner | cabinet | 2024 | 750 | 12 | 189 | almond apple linden | whitepepper pear lemon | pepper almond | dry
  99 | Znovín Znojmo | @ | sauvignon | late | 2023 | 750 | 12.5 | 279 | gooseberry grass peach | blackcurrant grapefruit herbs | citrus grass | dry
  99 | Znovín Znojmo | Šobes, ryzlink rýnský; Šobes Riesling; Šobes Riesling | riesling | selection | 2021 | 750 | 13 | 459 | peach honey acacia | apricot minerals honey | minerals linden | offdry
  100 | Vinselekt Michlovský | @ | palava | selection | 2023 | 750 | 12.5 | 319 | rose lychee vanilla | lychee honey spice | rose spice | medium
  100 | Vinselekt Michlovský | @ | pinotgris | late | 2022 | 750 | 13 | 289 | pear honey bread | peach butter almond | honey spice | offdry
  100 | Vinselekt Michlovský | @ | welschriesling | late | 2023 | 750 | 12.5 | 259 | apple flowers citrus | lemon apple herbs | minerals citrus | dry
  101 | Templářské sklepy | @ | palava | late | 2024 | 750 | 12 | 239 | rose lychee mango | honey rose peach | spice rose | medium
  101 | Templářské sklepy | @ | muscat | cabinet | 2024 | 750 | 11 | 199 | rose citrus flowers | lychee orange lemon | flowers citrus | offdry
  102 | Templářské sklepy | @ | pinotblanc | late | 2023 | 750 | 12.5 | 249 | pear almond flowers | apple butter citrus | almond minerals | dry
  103 | Vinařství Mělník | Ludmila, ryzlink rýnský; Ludmila Riesling; Ludmila Riesling | riesling | quality | 2023 | 750 | 12 | 229 | apple linden citrus | peach lemon flowers | minerals lemon | dry
  104 | Žernoseky | @ | riesling | late | 2022 | 750 | 12.5 | 319 | linden citrus flint | peach grapefruit minerals | flint lemon | dry
  104 | Žernoseky | @ | thurgau | quality | 2024 | 750 | 11.5 | 189 | flowers nutmeg peach | apple nutmeg lemon | citrus flowers | dry
  105 | Bründlmayer | Kamptal Terrassen | veltliner | - | 2023 | 750 | 12.5 | 449 | pear whitepepper apple | grapefruit herbs pepper | minerals pepper | dry
  105 | Bründlmayer | Zöbinger Heiligenstein | riesling | - | 2022 | 750 | 13 | 890 | apricot flint flowers | peach minerals lemon | flint salt | dry
  106 | Dr. Loosen | Blauschiefer | riesling | - | 2023 | 750 | 12 | 429 | apple flint citrus | peach lemon minerals | flint citrus | dry
  106 | Dr. Loosen | Wehlener Sonnenuhr Kabinett | riesling | - | 2022 | 750 | 8 | 649 | peach flowers flint | apple honey lemon | minerals honey | medium
  108 | Louis Jadot | Chablis | chardonnay | - | 2022 | 750 | 12.5 | 749 | apple flint citrus | lemon pear minerals | salt minerals | dry
  108 | Louis Jadot | Meursault | chardonnay | - | 2021 | 750 | 13 | 1990 | hazelnut butter pear | brioche peach vanilla | hazelnut minerals | dry
  109 | Trimbach | Réserve | riesling | - | 2021 | 750 | 13 | 690 | lemon flint flowers | grapefruit apple minerals | minerals lemon | dry
  109 | Trimbach | Gewurztraminer | gewurz | - | 2020 | 750 | 13.5 | 690 | rose lychee ginger | lychee honey spice | ginger rose | offdry
  110 | Henri Bourgeois | Sancerre Les Baronnes | sauvignon | - | 2023 | 750 | 13 | 790 | gooseberry flint citrus | grapefruit blackcurrant grass | flint lime | dry
  112 | Templářské sklepy | @ | frankovka | late | 2022 | 750 | 13 | 219 | cherry blackberry spice | plum cinnamon sourcherry | pepper cocoa | dry
  112 | Znovín Znojmo | @ | portugal | quality | 2024 | 750 | 11.5 | 179 | cherry violet strawberry | sourcherry raspberry almond | violet cherry | dry
  112 | Vinselekt Michlovský | @ | cabernetmoravia | late | 2021 | 750 | 13 | 299 | blackcurrant plum mint | blackberry cocoa oak | spice oak | dry
  112 | Vinselekt Michlovský | @ | pinotnoir | selection | 2021 | 750 | 13 | 349 | strawberry sourcherry leather | raspberry mushroom spice | cherry oak | dry
  112 | Znovín Znojmo | @ | svatovavrinecke | quality | 2023 | 750 | 12 | 189 | sourcherry plum leather | blackcurrant sourcherry chocolate | spice sourcherry | dry
  114 | Château Lynch-Bages | Pauillac Grand Cru Classé | cabernet | - | 2016 | 750 | 13.5 | 4290 | blackcurrant cedar tobacco | plum leather liquorice | cedar minerals | dry
  115 | Louis Jadot | Gevrey-Chambertin | pinotnoir | - | 2020 | 750 | 13.5 | 1890 | raspberry violet leather | sourcherry mushroom spice | minerals cherry | dry
  116 | E. Guigal | Côtes du Rhône Rouge | grenache | - | 2021 | 750 | 14 | 399 | blackberry pepper plum | raspberry liquorice spice | pepper herbs | dry
  116 | E. Guigal | Châteauneuf-du-Pape | grenache | - | 2018 | 750 | 14.5 | 1390 | fig herbs blackberry | plum leather spice | thyme pepper | dry
  118 | Antinori | Pèppoli Chianti Classico | sangiovese | - | 2022 | 750 | 13.5 | 459 | cherry violet herbs | sourcherry raspberry almond | tobacco cherry | dry
  118 | Antinori | Tignanello | sangiovese | - | 2020 | 750 | 14 | 4290 | blackcurrant mint cherry | plum chocolate tobacco | liquorice oak | dry
  119 | Fontanafredda | Barolo Serralunga d'Alba | nebbiolo | - | 2019 | 750 | 14 | 1190 | rose sourcherry leather | raspberry liquorice tobacco | rose spice | dry
  120 | Masi | Costasera Amarone Classico | corvina | - | 2018 | 750 | 15 | 1290 | raisin sourcherry cocoa | prune fig chocolate | spice coffee | dry
  120 | Masi | Campofiorin | corvina | - | 2021 | 750 | 13 | 399 | cherry spice plum | sourcherry blackberry cocoa | cherry almond | dry
  122 | Marqués de Riscal | Reserva | tempranillo | - | 2019 | 750 | 14 | 549 | cherry liquorice cedar | plum vanilla tobacco | oak spice | dry
  122 | Marqués de Riscal | Gran Reserva | tempranillo | - | 2016 | 750 | 14 | 1290 | driedfruit leather spice | plum cedar coffee | tobacco oak | dry
  123 | Protos | Crianza | tempranillo | - | 2020 | 750 | 14.5 | 549 | blackberry vanilla spice | plum coffee oak | liquorice oak | dry
  124 | Catena | Malbec | malbec | - | 2022 | 750 | 13.5 | 449 | violet plum blackberry | blackberry cocoa vanilla | violet spice | dry
  124 | Concha y Toro | Marqués de Casa Concha Cabernet Sauvignon | cabernet | - | 2021 | 750 | 14.5 | 429 | blackcurrant cedar sourcherry | plum chocolate tobacco | cedar spice | dry
  125 | Znovín Znojmo | @ | zweigelt | roseclass | 2024 | 750 | 12 | 199 | strawberry raspberry flowers | raspberry citrus cherry | strawberry citrus | dry
  125 | Templářské sklepy | @ | frankovka | roseclass | 2024 | 750 | 12 | 189 | raspberry peach flowers | strawberry grapefruit cherry | citrus raspberry | offdry
`;

// category | brand | line | variety | class | vintage | package | strength | price in CZK | nose | palate | finish | sweetness
export const sparklingWines = `
  127 | Moët & Chandon | Brut Impérial | champagne | - | - | 750 | 12 | 1290 | apple brioche citrus | pear peach bread | lemon minerals | brut
  127 | Moët & Chandon | Rosé Impérial | champagne | - | - | 750 | 12 | 1490 | strawberry raspberry rose | peach raspberry pepper | mint strawberry | brut
  127 | Moët & Chandon | Grand Vintage | champagne | - | 2015 | 750 | 12.5 | 2190 | brioche acacia apple | pear almond bread | minerals grapefruit | extrabrut
  127 | Veuve Clicquot | Yellow Label Brut | champagne | - | - | 750 | 12 | 1390 | pear brioche vanilla | peach apple biscuit | citrus bread | brut
  128 | Bisol | Crede Valdobbiadene Superiore | glera | - | 2023 | 750 | 11.5 | 449 | acacia apple pear | pear citrus flowers | almond citrus | brut
  128 | Bisol | Jeio Prosecco | glera | - | - | 750 | 11 | 299 | apple flowers pear | apple peach lemon | pear citrus | extradry
  129 | Freixenet | Cordon Negro | cava | - | - | 750 | 11.5 | 249 | apple pear citrus | peach lemon bread | ginger citrus | brut
  130 | Bohemia Sekt | Brut | sekt | - | - | 750 | 12 | 179 | apple flowers bread | lemon pear apple | citrus almond | brut
  130 | Bohemia Sekt | Demi Sec | sekt | - | - | 750 | 11 | 179 | peach apple honey | pear honey citrus | apple flowers | demisec
  130 | Bohemia Sekt | Prestige Brut | sekt | - | 2021 | 750 | 12.5 | 299 | brioche apple linden | bread citrus pear | almond minerals | brut
`;

// category | brand | line | variety | class | vintage | package | strength | price in CZK | nose | palate | finish | sweetness
export const fortifiedWines = `
  132 | Graham's | Six Grapes Reserve | port | - | - | 750 | 20 | 549 | blackberry plum violet | cherry chocolate prune | spice liquorice | sweet
  132 | Graham's | 10 Year Old Tawny | port | - | - | 750 | 20 | 749 | hazelnut fig honey | raisin toffee almond | walnut orangepeel | sweet
  132 | Graham's | 20 Year Old Tawny | port | - | - | 750 | 20 | 1490 | walnut orangepeel almond | driedfruit honey cinnamon | walnut spice | sweet
  132 | Graham's | Vintage Port | port | - | 2017 | 750 | 20 | 2690 | blackberry violet thyme | blackcurrant chocolate mint | pepper liquorice | sweet
  133 | Lustau | Fino Puerto | sherry | - | - | 750 | 15 | 449 | almond bread salt | salt yeast apple | almond olive | dry
  133 | Lustau | Don Nuño Oloroso | sherry | - | - | 750 | 20 | 590 | walnut chestnut cocoa | chocolate toffee leather | walnut oak | dry
  133 | Lustau | San Emilio Pedro Ximénez | sherry | - | - | 750 | 17 | 649 | fig raisin date | prune molasses coffee | date chocolate | sweet
  134 | Blandy's | 10 Year Old Malmsey | madeira | - | - | 500 | 19 | 790 | walnut toffee orangepeel | caramel driedfruit vanilla | walnut citrus | sweet
  135 | Tokaj Macik | Tokajský výber 5-putňový; Tokaj Selection 5 Puttony; Tokajer Auslese 5 Butten | furmint | - | 2013 | 500 | 11.5 | 990 | apricot honey orangepeel | raisin quince honey | apricot walnut | sweet
  136 | Znovín Znojmo | @ | riesling | ice | 2021 | 200 | 10 | 549 | honey mango apricot | peach honey citrus | honey lemon | sweet
  136 | Templářské sklepy | @ | veltliner | straw | 2020 | 200 | 10.5 | 590 | raisin honey fig | quince honey apricot | driedfruit honey | sweet
  137 | Templářské sklepy | @ | riesling | archive | 1998 | 750 | 12 | 1290 | honey linden flint | apricot bread honey | minerals honey | offdry
  137 | Vinselekt Michlovský | @ | frankovka | archive | 2003 | 750 | 12.5 | 990 | prune leather mushroom | plum tobacco cedar | leather spice | dry
`;

// category | brand | line | style | - | - | package | strength | price in CZK | nose | palate | finish | -
export const meadsAndBeers = `
  138 | Včelařství Zelenka | Medovina tradiční; Traditional Mead; Traditioneller Met | mead | - | - | 500 | 14 | 189 | honey clove orange | honey cinnamon citrus | honey spice | -
  138 | Včelařství Zelenka | Medovina višňová; Sour Cherry Mead; Sauerkirschmet | mead | - | - | 500 | 13 | 209 | sourcherry honey almond | honey sourcherry clove | sourcherry honey | -
  140 | Pilsner Urquell | 12° | lager | - | - | 500 | 4.4 | 29 | hops bread honey | barley caramel hops | hops bread | -
  140 | Pilsner Urquell | 12°, sud 30 l; 12°, 30 l keg; 12°, 30-l-Fass | lager | - | - | 30000 | 4.4 | 1990 | hops bread honey | barley caramel hops | hops bread | -
  140 | Budweiser Budvar | Original | lager | - | - | 500 | 5 | 27 | bread hops flowers | barley honey hops | hops bread | -
  140 | Bernard | Sváteční ležák; Celebration Lager; Festtagslager | lager | - | - | 500 | 5 | 32 | barley yeast hops | bread hops honey | hops yeast | -
  141 | Matuška | Raptor IPA | ipa | - | - | 500 | 6.3 | 79 | grapefruit pine mango | orange resin caramel | grapefruit hops | -
  141 | Matuška | California Pale Ale | ipa | - | - | 500 | 5.3 | 69 | citrus mango hops | grapefruit caramel lychee | citrus hops | -
  142 | Guinness | Draught | stout | - | - | 500 | 4.2 | 59 | malt coffee cream | coffee cocoa cream | malt coffee | -
  142 | Guinness | Foreign Extra Stout | stout | - | - | 330 | 7.5 | 69 | malt prune coffee | chocolate liquorice malt | coffee ash | -
  143 | Paulaner | Hefe-Weißbier | wheatbeer | - | - | 500 | 5.5 | 49 | banana clove bread | banana yeast citrus | clove bread | -
  144 | Chimay | Bleue | belgian | - | - | 330 | 9 | 95 | fig caramel spice | raisin chocolate clove | spice driedfruit | -
  144 | Duvel | Golden Strong | belgian | - | - | 330 | 8.5 | 85 | pear citrus hops | apple pepper bread | hops spice | -
  145 | Kingswood | Dry | cider | - | - | 330 | 4.7 | 39 | apple flowers lemon | apple pear lemon | apple citrus | -
  145 | Kingswood | Rosé | cider | - | - | 330 | 4 | 39 | apple raspberry flowers | apple strawberry raspberry | raspberry apple | -
`;
