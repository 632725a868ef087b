// category | brand | line | package | strength | age | price in CZK | nose | palate | finish | cask
export const whiskies = `
  34 | Lagavulin | 8 Years Old | 700 | 48 | 8 | 1590 | peat lemon smoke | barley ash citrus | salt pepper | bourbon
  34 | Lagavulin | 16 Years Old | 700 | 43 | 16 | 1990 | peat iodine sherrynote | driedfruit smoke vanilla | salt oak | mixed
  34 | Lagavulin | Distillers Edition | 700 | 43 | - | 2690 | raisin peat vanilla | coffee smoke date | salt orangepeel | px
  34 | Laphroaig | 10 Years Old | 700 | 40 | 10 | 1190 | iodine peat vanilla | smoke barley salt | ash liquorice | bourbon
  34 | Laphroaig | Quarter Cask | 700 | 48 | - | 1190 | peat coconut oak | smoke vanilla ginger | pepper ash | bourbon
  34 | Laphroaig | Lore | 700 | 48 | - | 2290 | peat chestnut cocoa | salt spice driedfruit | pepper iodine | mixed
  34 | Ardbeg | 10 Years Old | 700 | 46 | 10 | 1290 | peat lemon cocoa | lime smoke cinnamon | coffee salt | bourbon
  34 | Ardbeg | Uigeadail | 700 | 54.2 | - | 1990 | raisin smoke leather | honey peat walnut | tobacco salt | mixed
  34 | Ardbeg | Corryvreckan | 700 | 57.1 | - | 2190 | pepper blackcurrant peat | smoke plum coffee | pepper salt | newoak
  34 | Bowmore | 12 Years Old | 700 | 40 | 12 | 1090 | lemon honey peat | smoke chocolate pear | salt citrus | bourbon
  34 | Bowmore | 15 Years Old | 700 | 43 | 15 | 1890 | raisin chocolate peat | toffee smoke cedar | sherrynote spice | sherry
  35 | The Macallan | 12 Years Old Double Cask | 700 | 40 | 12 | 2190 | honey citrus vanilla | toffee raisin orange | oak spice | sherry
  35 | The Macallan | 12 Years Old Sherry Oak | 700 | 40 | 12 | 2990 | driedfruit vanilla ginger | raisin walnut spice | oak smoke | sherry
  35 | The Macallan | 18 Years Old Sherry Oak | 700 | 43 | 18 | 9990 | fig orangepeel spice | driedfruit chocolate ginger | oak clove | sherry
  35 | Glenfiddich | 12 Years Old | 700 | 40 | 12 | 849 | pear apple vanilla | pear butter oak | honey malt | mixed
  35 | Glenfiddich | 12 Years Old, 4,5 l; 12 Years Old, 4.5 l; 12 Years Old, 4,5 l | 4500 | 40 | 12 | 6990 | pear apple vanilla | pear butter oak | honey malt | mixed
  35 | Glenfiddich | 15 Years Old Solera | 700 | 40 | 15 | 1390 | honey vanilla driedfruit | marzipan cinnamon ginger | oak raisin | solera
  35 | Glenfiddich | 18 Years Old | 700 | 40 | 18 | 2390 | bakedapple oak cinnamon | date orangepeel toffee | oak spice | mixed
  35 | The Balvenie | 12 Years Old DoubleWood | 700 | 40 | 12 | 1290 | honey vanilla sherrynote | walnut cinnamon honey | spice oak | mixed
  35 | The Balvenie | 14 Years Old Caribbean Cask | 700 | 43 | 14 | 1890 | toffee vanilla starfruit | banana honey oak | vanilla spice | rum
  35 | The Balvenie | 21 Years Old PortWood | 700 | 40 | 21 | 5990 | raisin honey cherry | cream driedfruit almond | oak walnut | port
  35 | Aberlour | A'Bunadh | 700 | 60.8 | - | 2190 | sherrynote cherry ginger | orange chocolate raisin | spice oak | sherry
  36 | Dalmore | 12 Years Old | 700 | 40 | 12 | 1490 | citrus chocolate spice | orangepeel vanilla coffee | cocoa sherrynote | mixed
  36 | Dalmore | 15 Years Old | 700 | 40 | 15 | 2690 | orangepeel cinnamon nutmeg | marmalade ginger chocolate | coffee oak | sherry
  36 | Dalmore | King Alexander III | 700 | 40 | - | 4990 | plum vanilla orange | almond toffee cherry | spice cocoa | mixed
  36 | Glenmorangie | Original 12 | 700 | 40 | 12 | 890 | peach citrus vanilla | orange honey flowers | almond vanilla | bourbon
  36 | Glenmorangie | 18 Years Old | 700 | 43 | 18 | 2990 | honey fig flowers | date vanilla orange | walnut oak | mixed
  37 | Auchentoshan | 12 Years Old | 700 | 40 | 12 | 1090 | almond citrus caramel | orange lime toffee | ginger hazelnut | mixed
  37 | Auchentoshan | Three Wood | 700 | 43 | - | 1390 | blackcurrant orangepeel plum | hazelnut cinnamon lemon | toffee oak | mixed
  38 | Springbank | 10 Years Old | 700 | 46 | 10 | 1890 | pear peat vanilla | malt nutmeg salt | smoke oak | mixed
  38 | Springbank | 15 Years Old | 700 | 46 | 15 | 3490 | chocolate fig marzipan | raisin leather vanilla | smoke spice | sherry
  39 | Talisker | 10 Years Old | 700 | 45.8 | 10 | 1090 | salt smoke citrus | driedfruit peat barley | pepper salt | bourbon
  39 | Talisker | Storm | 700 | 45.8 | - | 990 | smoke salt honey | spice peat starfruit | pepper salt | bourbon
  39 | Talisker | 18 Years Old | 700 | 45.8 | 18 | 4490 | plum smoke orangepeel | toffee peat honey | salt spice | mixed
  39 | Highland Park | 12 Viking Honour | 700 | 40 | 12 | 1090 | heather honey smoke | orange spice malt | peat honey | sherry
  39 | Highland Park | 18 Viking Pride | 700 | 43 | 18 | 3990 | heather marzipan smoke | cherry honey cedar | spice peat | sherry
  40 | Johnnie Walker | Black Label 12 | 700 | 40 | 12 | 690 | vanilla smoke orange | driedfruit toffee spice | smoke malt | mixed
  40 | Johnnie Walker | Double Black | 700 | 40 | - | 890 | peat vanilla apple | smoke raisin spice | oak peat | mixed
  40 | Johnnie Walker | Blue Label | 700 | 40 | - | 4990 | honey rose sherrynote | hazelnut ginger chocolate | smoke vanilla | mixed
  40 | Chivas Regal | 12 | 700 | 40 | 12 | 690 | honey heather apple | vanilla hazelnut butter | honey toffee | mixed
  40 | Chivas Regal | 18 Gold Signature | 700 | 40 | 18 | 1890 | driedfruit toffee spice | chocolate flowers orange | smoke oak | mixed
  41 | Jameson | Original | 700 | 40 | - | 489 | flowers vanilla barley | honey almond spice | vanilla sherrynote | mixed
  41 | Jameson | Black Barrel | 700 | 40 | - | 790 | toffee vanilla hazelnut | starfruit spice vanilla | oak spice | newoak
  41 | Redbreast | 12 | 700 | 40 | 12 | 1390 | driedfruit spice malt | cream raisin citrus | spice barley | mixed
  41 | Redbreast | 15 | 700 | 46 | 15 | 2390 | fig apple spice | raisin vanilla almond | oak pepper | mixed
  41 | Bushmills | Black Bush | 700 | 40 | - | 649 | raisin cherry malt | driedfruit honey almond | sherrynote spice | sherry
  43 | Buffalo Trace | Kentucky Straight Bourbon | 700 | 40 | - | 690 | vanilla mint molasses | toffee spice citrus | oak caramel | newoak
  43 | Maker's Mark | Kentucky Straight Bourbon | 700 | 45 | - | 690 | vanilla caramel cherry | honey wheat butter | vanilla oak | newoak
  43 | Maker's Mark | 46 | 700 | 47 | - | 990 | oak caramel cinnamon | vanilla toffee clove | spice oak | newoak
  43 | Woodford Reserve | Distiller's Select | 700 | 43.2 | - | 890 | orange vanilla mint | driedfruit cocoa cinnamon | toffee oak | newoak
  44 | Rittenhouse | Straight Rye 100 Proof | 700 | 50 | - | 990 | rye orangepeel clove | toffee cinnamon pepper | cocoa rye | newoak
  44 | Woodford Reserve | Rye | 700 | 45.2 | - | 1090 | rye pepper cedar | mint honey apple | clove rye | newoak
  45 | Jack Daniel's | Old No. 7 | 700 | 40 | - | 589 | banana caramel smoke | vanilla toffee oak | liquorice smoke | newoak
  45 | Jack Daniel's | Single Barrel Select | 700 | 45 | - | 1190 | maple oak vanilla | caramel spice cherry | toffee oak | newoak
  46 | Nikka | From The Barrel | 500 | 51.4 | - | 1190 | flowers orange spice | caramel vanilla oak | pepper driedfruit | mixed
  46 | Nikka | Coffey Grain | 700 | 45 | - | 1490 | vanilla coconut starfruit | banana toffee citrus | biscuit vanilla | bourbon
  46 | Yamazaki | Distiller's Reserve | 700 | 43 | - | 2490 | strawberry cherry oak | raspberry peach coconut | cinnamon vanilla | wine
  46 | Yamazaki | 12 Years Old | 700 | 43 | 12 | 4990 | peach pineapple clove | coconut orange oak | cinnamon ginger | mixed
  46 | Hibiki | Japanese Harmony | 700 | 43 | - | 2390 | rose lychee cedar | honey orangepeel chocolate | oak spice | mixed
  47 | Canadian Club | Original 1858 | 700 | 40 | - | 449 | almond rye vanilla | spice oak honey | vanilla pepper | bourbon
  48 | Hammerhead | 23 Years Old | 700 | 40.7 | 23 | 1990 | malt oak honey | spice vanilla walnut | oak whitepepper | czechoak
  48 | Svach's | Old Well Bourbon Cask | 500 | 46.3 | 3 | 1290 | malt vanilla apple | honey barley spice | oak bread | bourbon
  50 | Kavalan | Classic | 700 | 40 | - | 1690 | mango pear vanilla | starfruit toffee spice | coconut citrus | mixed
  50 | Kavalan | Solist Oloroso Sherry | 700 | 57 | - | 3990 | raisin chocolate nutmeg | prune coffee spice | leather oak | sherry
  51 | Amrut | Fusion | 700 | 50 | - | 1490 | peat barley citrus | chocolate toffee smoke | oak spice | bourbon
  52 | Armorik | Classic | 700 | 46 | - | 1190 | barley apple honey | salt pear spice | oak lemon | mixed
  53 | Slyrs | Classic | 700 | 43 | - | 1290 | vanilla pear hay | honey almond citrus | oak spice | newoak
`;
