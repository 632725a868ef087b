// key | name | length in mm | ring gauge
export const cigarFormats = `
  robusto | Robusto | 124 | 50
  shortrobusto | Short Robusto | 102 | 50
  corona | Corona | 142 | 42
  petitcorona | Petit Corona | 129 | 42
  churchill | Churchill | 178 | 47
  toro | Toro | 152 | 52
  torpedo | Torpedo | 156 | 52
  gordo | Gordo | 152 | 60
  belicoso | Belicoso | 140 | 52
  panetela | Panetela | 150 | 38
`;

// category | brand | line | format | package | price in CZK | strength 1–5 | palate
export const cigars = `
  154 | Cohiba | Robustos | robusto | 25 ks | 24900 | 4 | honey cedar coffee
  154 | Partagás | Serie D No. 4 | robusto | 10 ks | 6890 | 5 | cedar leather pepper
  154 | Romeo y Julieta | Short Churchills | robusto | 10 ks | 6290 | 3 | cedar almond spice
  154 | H. Upmann | Half Corona | shortrobusto | 25 ks | 7490 | 2 | cedar coffee cocoa
  155 | Montecristo | No. 4 | petitcorona | 10 ks | 6490 | 3 | cedar coffee vanilla
  155 | Montecristo | No. 4 | petitcorona | 1 ks | 669 | 3 | cedar coffee vanilla
  155 | Cohiba | Siglo II | petitcorona | 5 ks | 6990 | 3 | honey grass cedar
  156 | Romeo y Julieta | Churchills | churchill | 10 ks | 8990 | 3 | cedar hazelnut flowers
  156 | Cohiba | Espléndidos | churchill | 3 ks | 6590 | 4 | honey coffee cocoa
  157 | H. Upmann | Connossieur No. 2 | belicoso | 25 ks | 18900 | 3 | cedar cream almond
  157 | Montecristo | Open Edición Limitada | toro | 10 ks | 12900 | 3 | cocoa leather cedar
  158 | Davidoff | Signature No. 2 | panetela | 1 ks | 459 | 2 | hay almond cedar
  158 | Davidoff | Winston Churchill Robusto | robusto | 4 ks | 2190 | 3 | cedar coffee pepper
  158 | Arturo Fuente | Hemingway Short Story | petitcorona | 1 ks | 299 | 3 | cedar cinnamon walnut
  158 | Arturo Fuente | Don Carlos Robusto | robusto | 1 ks | 429 | 3 | leather cocoa spice
  159 | Oliva | Serie V Double Robusto | robusto | 1 ks | 329 | 5 | coffee chocolate pepper
  159 | Oliva | Serie V Melanio Torpedo | torpedo | 10 ks | 4290 | 4 | coffee leather caramel
  159 | Padrón | 1964 Anniversary Torpedo | torpedo | 1 ks | 749 | 4 | cocoa coffee almond
  159 | Padrón | 2000 Natural | robusto | 1 ks | 289 | 4 | cocoa walnut pepper
  160 | Alec Bradley | Prensado Robusto | robusto | 1 ks | 339 | 4 | cocoa leather spice
  160 | Alec Bradley | Tempus Terra Nova | toro | 1 ks | 359 | 4 | cedar coffee pepper
  161 | Te-Amo | Revolution Toro | toro | 1 ks | 189 | 3 | cocoa pepper bread
  162 | Dannemann | Artist Line Reserve | robusto | 5 ks | 1190 | 3 | coffee bread chocolate
  163 | Tabacalera | Corona Larga | corona | 25 ks | 2990 | 2 | cedar hay almond
`;

// category | brand | line | kind | package | price in CZK | strength 1–5 | palate
export const tobaccos = `
  166 | Montecristo | Mini | cigarillos | 20 ks | 549 | 3 | cedar coffee
  166 | Dannemann | Moods | cigarillos | 20 ks | 289 | 1 | vanilla bread
  166 | Davidoff | Mini Cigarillos Gold | cigarillos | 20 ks | 449 | 2 | hay cedar
  168 | Mac Baren | 7 Seas Regular | pipe_tobacco | 40 g | 349 | 1 | vanilla caramel
  168 | Mac Baren | Cherry Ambrosia | pipe_tobacco | 100 g | 790 | 1 | cherry vanilla
  169 | Peterson | Early Morning Pipe | pipe_tobacco | 50 g | 429 | 2 | smoke hay
  169 | Mac Baren | HH Vintage Syrian | pipe_tobacco | 50 g | 449 | 3 | smoke leather
  169 | Peterson | Nightcap | pipe_tobacco | 50 g | 439 | 4 | smoke spice
  170 | Mac Baren | Virginia No. 1 | pipe_tobacco | 50 g | 379 | 2 | hay honey
  170 | Mac Baren | HH Old Dark Fired | pipe_tobacco | 50 g | 449 | 5 | smoke walnut
  170 | Peterson | Irish Flake | pipe_tobacco | 50 g | 439 | 5 | bread leather
  171 | Al Fakher | Two Apples | hookah_tobacco | 50 g | 249 | 1 | anise apple
  171 | Al Fakher | Mint | hookah_tobacco | 50 g | 249 | 1 | mint eucalyptus
  172 | Pöschl | Gletscherprise | snuff | 10 g | 75 | 2 | mint eucalyptus
  172 | Pöschl | Ozona Orange | snuff | 7 g | 69 | 2 | orange mint
`;
