// category | brand | line | package | strength | age | price in CZK | nose | palate | finish | cask
export const gins = `
  55 | Hendrick's | Original | 700 | 41.4 | - | 790 | juniper cucumber rose | citrus flowers coriander | pepper cucumber | -
  55 | Tanqueray | London Dry | 700 | 43.1 | - | 549 | juniper coriander lemon | juniper liquorice citrus | pine pepper | -
  55 | Tanqueray | No. Ten | 700 | 47.3 | - | 849 | grapefruit juniper lime | citrus coriander flowers | grapefruit juniper | -
  55 | Monkey 47 | Schwarzwald Dry Gin | 500 | 47 | - | 990 | juniper lavender citrus | pine pepper rowan | spice juniper | -
  55 | Plymouth | Original Gin | 700 | 41.2 | - | 749 | juniper coriander cardamom | orange juniper spice | juniper citrus | -
  58 | Plymouth | Navy Strength | 700 | 57 | - | 990 | juniper lemon lavender | juniper pepper cardamom | pine citrus | -
  57 | Plymouth | Sloe Gin | 700 | 26 | - | 790 | plum cherry almond | sourcherry plum juniper | almond cherry | -
  57 | Monkey 47 | Sloe Gin | 500 | 29 | - | 1090 | plum marzipan juniper | sourcherry orange spice | almond plum | -
  56 | Tanqueray | Flor de Sevilla | 700 | 41.3 | - | 649 | orange marmalade juniper | orangepeel vanilla juniper | orange coriander | -
  56 | Tanqueray | Rangpur Lime | 700 | 41.3 | - | 649 | lime juniper ginger | lime citrus juniper | ginger lime | -
  59 | OMG | Oh My Gin | 500 | 45 | - | 690 | juniper lavender citrus | juniper coriander flowers | pepper orangepeel | -
  59 | OMG | Fík; Fig; Feige | 500 | 45 | - | 790 | fig juniper citrus | fig honey juniper | spice fig | -
`;

export const vodkas = `
  61 | Absolut | Vodka | 700 | 40 | - | 429 | wheat bread citrus | wheat vanilla bread | pepper wheat | -
  61 | Absolut | Elyx | 700 | 42.3 | - | 890 | wheat hazelnut butter | wheat butter almond | hazelnut wheat | -
  62 | Absolut | Citron | 700 | 40 | - | 449 | lemon lime citrus | lemon wheat citrus | lemon citrus | -
  62 | Absolut | Kurant | 700 | 40 | - | 449 | blackcurrant blackberry | blackcurrant wheat blackberry | blackcurrant citrus | -
  61 | Grey Goose | Vodka | 700 | 40 | - | 990 | wheat almond citrus | bread almond wheat | whitepepper almond | -
  62 | Grey Goose | La Poire | 700 | 40 | - | 1090 | pear flowers | pear wheat honey | pear almond | -
  61 | Belvedere | Vodka | 700 | 40 | - | 949 | rye vanilla cream | rye almond vanilla | whitepepper almond | -
  61 | Beluga | Noble | 700 | 40 | - | 849 | wheat honey vanilla | bread cream honey | wheat vanilla | -
  61 | Beluga | Gold Line | 700 | 40 | - | 2490 | bread honey almond | cream wheat honey | almond vanilla | -
`;

export const fruitSpirits = `
  64 | R. Jelínek | Slivovice bílá; Slivovice White; Slivovitz weiß | 500 | 50 | - | 429 | plum plumstone almond | plum almond spice | plumstone plum | steel
  64 | R. Jelínek | Slivovice zlatá; Slivovice Gold; Slivovitz golden | 500 | 50 | 3 | 449 | plum vanilla oak | prune almond vanilla | oak plumstone | limousin
  64 | R. Jelínek | Slivovice 10letá Gold; Slivovice Gold 10 Years Old; Slivovitz Gold, 10 Jahre | 700 | 45 | 10 | 1290 | prune vanilla marzipan | plum oak honey | almond spice | limousin
  64 | R. Jelínek | Slivovice kosher; Kosher Slivovice; Slivovitz koscher | 700 | 50 | - | 690 | plum plumstone flowers | plum marzipan pepper | plumstone almond | steel
  64 | Žufánek | Slivovice 2021; Slivovice 2021; Slivovitz 2021 | 500 | 50 | - | 690 | plum marzipan flowers | plum cinnamon almond | plumstone plum | steel
  64 | Žufánek | Slivovice z dubového sudu; Oak-Aged Slivovice; Slivovitz aus dem Eichenfass | 500 | 47 | 6 | 990 | prune oak vanilla | plum honey spice | oak almond | oak
  65 | R. Jelínek | Williams hruška; Williams Pear; Williamsbirne | 500 | 42 | - | 429 | pear flowers honey | pear citrus honey | pear whitepepper | steel
  65 | Žufánek | Hruškovice Williams; Williams Pear Brandy; Williamsbirnenbrand | 500 | 45 | - | 790 | pear quince flowers | pear apple spice | pear honey | steel
  66 | R. Jelínek | Meruňkovice; Apricot Brandy; Marillenbrand | 500 | 42 | - | 459 | apricot almond flowers | apricot marzipan honey | apricot almond | steel
  66 | Žufánek | Meruňkovice; Apricot Brandy; Marillenbrand | 500 | 45 | - | 890 | apricot peach almond | apricot honey flowers | almond apricot | steel
  67 | R. Jelínek | Třešňovice; Cherry Brandy; Kirschbrand | 500 | 42 | - | 489 | cherry marzipan flowers | cherry almond chocolate | almond cherry | steel
  67 | Žufánek | Višňovice; Sour Cherry Brandy; Weichselbrand | 500 | 45 | - | 950 | sourcherry marzipan clove | sourcherry cocoa almond | almond cinnamon | steel
  68 | R. Jelínek | Jablkovice; Apple Brandy; Apfelbrand | 500 | 42 | - | 399 | apple pear flowers | apple honey lemon | apple almond | steel
  68 | Père Magloire | Calvados Fine VS | 700 | 40 | - | 790 | apple vanilla citrus | apple oak honey | bakedapple spice | oak
  68 | Père Magloire | Calvados XO | 700 | 40 | 10 | 1690 | bakedapple caramel spice | apple vanilla toffee | oak walnut | oak
  69 | Žufánek | Oskeruše; Service Tree Brandy; Speierlingbrand | 500 | 45 | - | 1290 | pear marzipan rowan | quince almond spice | rowan walnut | steel
  69 | Žufánek | Jeřabina moravská; Moravian Rowan Brandy; Mährischer Vogelbeerbrand | 500 | 45 | - | 1190 | rowan marzipan herbs | rowan almond orangepeel | almond rowan | steel
  69 | R. Jelínek | Borovička | 500 | 45 | - | 359 | juniper pine lemon | juniper pepper pine | juniper citrus | steel
`;

export const brandies = `
  72 | Hennessy | V.S | 700 | 40 | - | 1090 | apricot vanilla almond | oak orange hazelnut | spice vanilla | limousin
  73 | Hennessy | V.S.O.P Privilège | 700 | 40 | - | 1690 | cinnamon honey oak | vanilla clove driedfruit | honey spice | limousin
  74 | Hennessy | X.O | 700 | 40 | - | 5290 | driedfruit pepper chocolate | cocoa oak fig | spice leather | limousin
  73 | Rémy Martin | VSOP | 700 | 40 | - | 1290 | vanilla apricot violet | peach liquorice fig | oak spice | limousin
  74 | Rémy Martin | XO | 700 | 40 | - | 4490 | plum fig orangepeel | cinnamon hazelnut fig | cocoa honey | limousin
  75 | Rémy Martin | Louis XIII | 700 | 40 | - | 94900 | honey tobacco rose | fig ginger leather | cedar lychee | limousin
  72 | Martell | VS Single Distillery | 700 | 40 | - | 990 | apricot lemon plum | citrus honey vanilla | oak spice | limousin
  73 | Martell | VSOP Red Barrel | 700 | 40 | - | 1490 | vanilla plum nutmeg | apricot spice oak | vanilla walnut | limousin
  75 | Martell | Cordon Bleu | 700 | 40 | - | 4290 | plum apple coffee | almond ginger orange | hazelnut honey | limousin
  76 | Janneau | VSOP | 700 | 40 | - | 1190 | prune vanilla violet | driedfruit oak caramel | pepper cocoa | oak
  76 | Janneau | XO Royal | 700 | 40 | 12 | 2290 | prune leather orangepeel | fig walnut chocolate | cedar spice | oak
  77 | Metaxa | 7 Stars | 700 | 40 | - | 590 | peach rose vanilla | raisin honey oak | nutmeg vanilla | limousin
  77 | Metaxa | 12 Stars | 700 | 40 | - | 790 | orangepeel fig spice | driedfruit chocolate honey | oak cinnamon | limousin
  77 | Torres | 10 Reserva Imperial | 700 | 38 | 10 | 549 | raisin vanilla cinnamon | driedfruit toffee oak | spice walnut | solera
  77 | Torres | 20 Hors d'Age | 700 | 40 | 20 | 1390 | orangepeel nutmeg vanilla | fig oak honey | cinnamon almond | solera
  78 | Capel | Pisco Reservado | 700 | 40 | - | 549 | rose peach citrus | lychee pear flowers | citrus whitepepper | steel
  79 | Nonino | Grappa Tradizionale | 700 | 41 | - | 990 | flowers raisin bread | almond apple pepper | bread almond | steel
  79 | Nonino | Grappa Riserva 18 Mesi | 700 | 41 | - | 1390 | vanilla apricot chocolate | raisin oak almond | spice honey | limousin
`;

export const agaveSpirits = `
  81 | Jose Cuervo | Tradicional Silver | 700 | 38 | - | 690 | agave lime herbs | agave pepper citrus | whitepepper mint | -
  82 | Jose Cuervo | Tradicional Reposado | 700 | 38 | - | 690 | agave vanilla honey | caramel agave spice | oak pepper | bourbon
  83 | Jose Cuervo | Reserva de la Familia Añejo | 700 | 38 | - | 3990 | oak vanilla apple | agave cinnamon almond | vanilla spice | mixed
  81 | Patrón | Silver | 700 | 40 | - | 1290 | agave citrus pepper | agave lime pear | whitepepper citrus | -
  82 | Patrón | Reposado | 700 | 40 | - | 1390 | agave honey oak | vanilla citrus agave | honey pepper | bourbon
  83 | Patrón | Añejo | 700 | 40 | - | 1590 | vanilla raisin agave | caramel oak honey | smoke oak | bourbon
  84 | Del Maguey | Vida | 700 | 42 | - | 1090 | smoke agave lime | banana ginger agave | smoke cinnamon | -
  84 | Del Maguey | Chichicapa | 700 | 48 | - | 2290 | agave smoke mint | citrus cocoa smoke | mint pepper | -
`;

export const liqueurs = `
  86 | Becherovka | Original | 1000 | 38 | - | 429 | cinnamon clove herbs | ginger anise honey | cinnamon herbs | -
  86 | Becherovka | Unfiltered | 500 | 38 | - | 349 | clove herbs orangepeel | cinnamon ginger herbs | clove pepper | -
  86 | Becherovka | Lemond | 500 | 20 | - | 229 | lemon cinnamon | lemon ginger honey | citrus cinnamon | -
  86 | Demänovka | Bylinná horká; Bitter Herbal; Kräuter bitter | 700 | 38 | - | 349 | herbs orangepeel honey | gentian herbs honey | wormwood herbs | -
  86 | Jägermeister | Original | 700 | 35 | - | 399 | anise herbs orangepeel | liquorice cinnamon ginger | herbs anise | -
  86 | Jägermeister | Manifest | 1000 | 38 | - | 1190 | anise vanilla driedfruit | liquorice oak herbs | spice vanilla | -
  86 | Chartreuse | Verte | 700 | 55 | - | 1590 | herbs mint citrus | thyme mint pepper | herbs gentian | -
  87 | Cointreau | L'Unique | 700 | 40 | - | 590 | orangepeel orange flowers | orange orangepeel spice | orange citrus | -
  87 | R. Jelínek | Višňový likér; Sour Cherry Liqueur; Weichsellikör | 500 | 20 | - | 249 | sourcherry almond | sourcherry clove cherry | almond sourcherry | -
  88 | Baileys | Original Irish Cream | 700 | 17 | - | 389 | cream vanilla cocoa | cream toffee chocolate | vanilla cocoa | -
  89 | Kahlúa | Coffee Liqueur | 700 | 16 | - | 429 | coffee vanilla caramel | coffee chocolate toffee | coffee vanilla | -
  89 | Baileys | Chocolat Luxe | 500 | 15.7 | - | 549 | chocolate cream vanilla | chocolate toffee cream | cocoa vanilla | -
  90 | Verpoorten | Original | 700 | 20 | - | 449 | vanilla cream biscuit | cream vanilla almond | vanilla cream | -
`;

export const bitters = `
  92 | Fernet Stock | Original | 500 | 38 | - | 229 | gentian herbs clove | wormwood herbs caramel | gentian coffee | -
  92 | Fernet Stock | Citrus | 500 | 27 | - | 199 | lemon herbs | lemon gentian herbs | citrus wormwood | -
  92 | Campari | Bitter | 700 | 25 | - | 429 | orangepeel herbs cherry | orangepeel gentian clove | gentian orange | -
  92 | Aperol | Aperitivo | 700 | 11 | - | 349 | orange herbs vanilla | orange gentian honey | orangepeel gentian | -
  93 | Martini | Rosso | 750 | 14.4 | - | 229 | herbs caramel orange | wormwood driedfruit vanilla | wormwood herbs | -
  93 | Martini | Extra Dry | 750 | 18 | - | 229 | herbs citrus flowers | lemon herbs whitepepper | citrus wormwood | -
  93 | Carpano | Antica Formula | 1000 | 16.5 | - | 790 | vanilla orangepeel date | cocoa fig vanilla | wormwood clove | -
  94 | Ricard | Pastis de Marseille | 700 | 45 | - | 449 | anise liquorice herbs | anise fennel liquorice | liquorice anise | -
  94 | Pernod | Anise | 700 | 40 | - | 469 | anise fennel mint | anise coriander mint | anise herbs | -
  91 | Absinth St. Antoine | Verte | 500 | 70 | - | 699 | wormwood anise fennel | anise herbs mint | wormwood fennel | -
  91 | Absinth St. Antoine | La Blanche | 500 | 60 | - | 729 | anise flowers wormwood | fennel anise citrus | herbs wormwood | -
  91 | Pernod | Absinthe Recette Traditionnelle | 700 | 68 | - | 1290 | anise wormwood lemon | anise herbs coriander | wormwood mint | -
  95 | Captain Morgan | & Cola | 250 | 5 | - | 45 | vanilla lime | vanilla caramel lime | vanilla spice | -
  95 | Jack Daniel's | & Cola | 330 | 5 | - | 55 | vanilla caramel | caramel vanilla | caramel vanilla | -
`;
