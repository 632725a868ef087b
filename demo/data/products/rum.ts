// category | brand | line | package | strength | age | price in CZK | nose | palate | finish | cask
export const rums = `
  7 | Havana Club | Añejo 3 Años | 700 | 40 | 3 | 429 | cane vanilla pear | vanilla banana citrus | cane whitepepper | bourbon
  7 | Havana Club | Añejo Especial | 700 | 40 | - | 469 | vanilla caramel orange | honey tobacco toffee | oak spice | bourbon
  7 | Havana Club | Añejo 7 Años | 700 | 40 | 7 | 590 | molasses cocoa vanilla | tobacco caramel driedfruit | cedar spice | bourbon
  7 | Havana Club | Selección de Maestros | 700 | 45 | - | 1190 | walnut toffee spice | cocoa coffee caramel | oak pepper | bourbon
  7 | Havana Club | Máximo Extra Añejo | 500 | 40 | - | 34900 | driedfruit oak honey | coconut fig chocolate | tobacco vanilla | bourbon
  19 | Diplomático | Planas | 700 | 47 | 6 | 749 | coconut starfruit coffee | cream cane citrus | vanilla butter | bourbon
  19 | Diplomático | Mantuano | 700 | 40 | 8 | 749 | prune vanilla spice | caramel oak driedfruit | walnut spice | bourbon
  19 | Diplomático | Reserva Exclusiva | 700 | 40 | 12 | 990 | toffee orangepeel cocoa | caramel raisin vanilla | chocolate spice | mixed
  19 | Diplomático | Single Vintage 2007 | 700 | 43 | 12 | 2490 | fig honey oak | driedfruit toffee almond | coffee cedar | sherry
  19 | Diplomático | Ambassador | 700 | 47 | 12 | 6290 | raisin chocolate leather | prune oak coffee | walnut liquorice | sherry
  14 | Zacapa | Ámbar 12 | 1000 | 40 | 12 | 1090 | honey vanilla citrus | toffee banana spice | oak caramel | solera
  14 | Zacapa | Centenario 23 | 700 | 40 | - | 1390 | caramel almond cocoa | honey raisin vanilla | spice oak | solera
  14 | Zacapa | Edición Negra | 700 | 43 | - | 1890 | smoke raisin chocolate | molasses spice oak | coffee ash | solera
  14 | Zacapa | Centenario XO | 700 | 40 | - | 3290 | driedfruit marzipan oak | orangepeel caramel cinnamon | cedar vanilla | solera
  15 | Flor de Caña | 4 Extra Seco | 700 | 40 | 4 | 389 | vanilla almond citrus | cane vanilla pear | lime almond | bourbon
  15 | Flor de Caña | 7 Gran Reserva | 700 | 40 | 7 | 529 | vanilla hazelnut cocoa | caramel oak apple | spice vanilla | bourbon
  15 | Flor de Caña | 12 Centenario | 700 | 40 | 12 | 849 | bakedapple vanilla honey | oak walnut spice | cocoa oak | bourbon
  15 | Flor de Caña | 18 Centenario | 700 | 40 | 18 | 1590 | hazelnut cedar caramel | chocolate oak almond | spice tobacco | bourbon
  5 | Mount Gay | Eclipse | 700 | 40 | - | 549 | apricot vanilla banana | vanilla cinnamon apricot | oak whitepepper | bourbon
  5 | Mount Gay | Black Barrel | 700 | 43 | - | 790 | pepper vanilla caramel | oak spice toffee | ginger pepper | newoak
  5 | Mount Gay | XO | 700 | 43 | - | 1490 | vanilla citrus pear | driedfruit toffee oak | cinnamon tobacco | mixed
  5 | Planteray | 3 Stars | 700 | 41.2 | - | 479 | cane pear coconut | citrus vanilla banana | whitepepper cane | bourbon
  5 | Planteray | Barbados 5 Years | 700 | 40 | 5 | 649 | coconut vanilla orange | toffee banana spice | oak cocoa | cognac
  5 | Planteray | XO 20th Anniversary | 700 | 40 | - | 1190 | coconut vanilla orangepeel | mango cocoa toffee | oak spice | cognac
  6 | Appleton Estate | Signature | 700 | 40 | - | 519 | orangepeel apricot peach | molasses spice vanilla | orange oak | bourbon
  6 | Appleton Estate | 8 Reserve | 700 | 43 | 8 | 790 | orangepeel honey spice | vanilla apple cinnamon | oak ginger | bourbon
  6 | Appleton Estate | 12 Rare Casks | 700 | 43 | 12 | 1190 | walnut orangepeel vanilla | molasses cocoa coffee | oak nutmeg | bourbon
  6 | Appleton Estate | 21 Nassau Valley | 700 | 43 | 21 | 4990 | orangepeel almond chocolate | coffee honey nutmeg | vanilla leather | bourbon
  20 | El Dorado | 5 Cask Aged | 700 | 40 | 5 | 529 | toffee banana cane | caramel starfruit coconut | vanilla oak | bourbon
  20 | El Dorado | 12 | 700 | 40 | 12 | 990 | honey driedfruit spice | molasses raisin toffee | oak tobacco | bourbon
  20 | El Dorado | 15 Special Reserve | 700 | 43 | 15 | 1490 | coffee orange walnut | chocolate driedfruit vanilla | oak liquorice | bourbon
  20 | El Dorado | 21 Special Reserve | 700 | 43 | 21 | 3690 | date leather honey | molasses fig spice | liquorice oak | bourbon
  26 | Don Papa | Baroko | 700 | 40 | - | 929 | vanilla honey orange | caramel starfruit vanilla | toffee coconut | bourbon
  26 | Don Papa | 10 | 700 | 43 | 10 | 1690 | cocoa prune vanilla | fig toffee oak | spice liquorice | bourbon
  26 | Don Papa | Rye Aged | 700 | 45 | - | 1790 | rye cherry vanilla | orangepeel spice toffee | pepper oak | newoak
  8 | Barceló | Gran Añejo | 700 | 37.5 | - | 469 | vanilla caramel almond | honey cinnamon pear | oak toffee | bourbon
  8 | Barceló | Imperial | 700 | 38 | 10 | 799 | honey toffee raisin | caramel spice vanilla | driedfruit oak | bourbon
  8 | Barceló | Imperial Onyx | 700 | 38 | 12 | 1290 | coffee cherry oak | chocolate smoke toffee | spice leather | newoak
  8 | Brugal | Añejo Superior | 700 | 38 | - | 479 | toffee oak citrus | caramel almond cocoa | oak pepper | bourbon
  8 | Brugal | 1888 | 700 | 40 | - | 1190 | driedfruit toffee cinnamon | liquorice orange raisin | oak spice | mixed
  30 | Bacardi | Carta Blanca | 700 | 37.5 | - | 379 | vanilla almond citrus | pear vanilla lime | cane almond | bourbon
  11 | Bacardi | Ocho | 700 | 40 | 8 | 749 | prune apricot nutmeg | vanilla oak toffee | spice cocoa | bourbon
  11 | Bacardi | Gran Reserva Diez | 700 | 40 | 10 | 1190 | vanilla pear caramel | banana oak hazelnut | cocoa spice | bourbon
  29 | Captain Morgan | Original Spiced Gold | 700 | 35 | - | 399 | vanilla cinnamon caramel | vanilla clove driedfruit | spice vanilla | bourbon
  29 | Captain Morgan | Black Spiced | 700 | 40 | - | 469 | clove molasses vanilla | cinnamon caramel smoke | pepper oak | newoak
  9 | Clément | Rhum Agricole Blanc 50 | 700 | 50 | - | 690 | cane grass lime | cane pear whitepepper | citrus flowers | steel
  28 | Clément | Rhum Vieux VSOP | 700 | 40 | 4 | 1090 | vanilla cocoa cane | banana oak spice | tobacco clove | french
  28 | Clément | Rhum Vieux XO | 700 | 42 | 6 | 1990 | fig spice orangepeel | chocolate oak prune | cedar nutmeg | french
  24 | New Grove | Old Tradition 5 | 700 | 40 | 5 | 749 | vanilla starfruit honey | cane toffee almond | spice oak | french
  24 | New Grove | Savoir Faire 10 | 700 | 46 | 10 | 1590 | oak apricot vanilla | toffee ginger raisin | walnut pepper | french
  12 | Angostura | 1919 | 700 | 40 | 8 | 799 | vanilla honey spice | caramel chocolate butter | oak vanilla | bourbon
  12 | Angostura | 1824 | 700 | 40 | 12 | 1590 | driedfruit honey oak | molasses orangepeel date | spice liquorice | bourbon
  16 | Ron Abuelo | 7 Años | 700 | 40 | 7 | 549 | caramel oak prune | vanilla coffee toffee | spice tobacco | bourbon
  16 | Ron Abuelo | 12 Años | 700 | 40 | 12 | 899 | raisin vanilla orangepeel | toffee oak cocoa | cinnamon hazelnut | bourbon
  17 | Centenario | 12 Gran Legado | 700 | 40 | 12 | 849 | caramel vanilla apple | honey driedfruit toffee | oak cocoa | bourbon
  17 | Centenario | 20 Fundación | 700 | 40 | 20 | 1290 | walnut vanilla raisin | chocolate caramel spice | oak coffee | solera
  19 | Santa Teresa | 1796 | 700 | 40 | - | 1090 | honey prune leather | walnut cocoa vanilla | cinnamon oak | solera
  21 | Dictador | 12 Años | 700 | 40 | 12 | 890 | caramel cocoa honey | coffee vanilla toffee | oak orangepeel | oak
  21 | Dictador | 20 Años | 700 | 40 | 20 | 1390 | driedfruit cocoa honey | coffee caramel oak | tobacco smoke | oak
  22 | Cartavio | XO 18 | 700 | 40 | 18 | 1290 | vanilla fig walnut | chocolate honey raisin | oak spice | mixed
  10 | Damoiseau | Rhum Vieux VSOP | 700 | 42 | 4 | 1090 | orangepeel vanilla cane | spice banana oak | tobacco almond | bourbon
  25 | Isautier | Barrik 7 | 700 | 40 | 7 | 1290 | vanilla apricot oak | cane honey spice | cocoa nutmeg | french
  27 | Bounty | Dark Rum 3 | 700 | 37 | 3 | 590 | molasses banana vanilla | caramel coconut spice | oak toffee | bourbon
  31 | Ypióca | Prata | 700 | 38 | - | 449 | cane grass lime | cane pear vanilla | citrus whitepepper | oak
  31 | Ypióca | Ouro | 700 | 38 | - | 489 | cane honey oak | vanilla almond cane | spice oak | oak
`;
