/** Where sellers live. */
export const towns: readonly string[] = `
Praha 2, Praha 3, Praha 4, Praha 5, Praha 6, Praha 7, Praha 8, Praha 9, Praha 10, Brno, Ostrava, Plzeň, Liberec, Olomouc,
České Budějovice, Hradec Králové, Ústí nad Labem, Pardubice, Zlín, Jihlava, Karlovy Vary, Havířov, Kladno, Most, Opava,
Frýdek-Místek, Karviná, Teplice, Děčín, Chomutov, Přerov, Jablonec nad Nisou, Mladá Boleslav, Prostějov, Třebíč, Česká Lípa,
Třinec, Tábor, Znojmo, Kolín, Příbram, Cheb, Trutnov, Orlová, Písek, Kroměříž, Šumperk, Vsetín, Valašské Meziříčí, Litvínov,
Hodonín, Uherské Hradiště, Český Těšín, Břeclav, Krnov, Sokolov, Litoměřice, Havlíčkův Brod, Nový Jičín, Strakonice, Chrudim,
Kopřivnice, Klatovy, Žďár nad Sázavou, Jindřichův Hradec, Bohumín, Vyškov, Blansko, Kutná Hora, Náchod, Mikulov, Rakovník,
Beroun, Louny, Kyjov, Benešov, Pelhřimov, Svitavy, Česká Třebová, Turnov, Jičín, Vizovice, Český Krumlov, Domažlice, Rožnov pod Radhoštěm
`
  .split(',')
  .map((town) => town.trim());
